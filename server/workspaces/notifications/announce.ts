import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';

/** The channel of PostgreSQL's NOTIFY, by which processes inform each other whose notifications or workspaces changed. */
export const announcementChannel = 'watchdesk_changes';
/** A payload has less than 8,000 bytes; the id of a user up to 64. */
const usersPerMessage = 100;

/** Notifies all processes, when the transaction commits, that something changed for these users. */
export async function announceChange(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += usersPerMessage) {
    const payload = userIds.slice(from, from + usersPerMessage).join(' ');
    await sql`select pg_notify(${announcementChannel}, ${payload})`.execute(tx);
  }
}

/** Notifies everybody who sees these workspaces that they changed. */
export async function announceWorkspaces(tx: Tx, workspaceIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select w.user_id from workspace w where w.id = any(${[...workspaceIds]}::text[]) and w.user_id is not null
    union
    select m.user_id from workspace w join user_group_member m on m.group_id = w.group_id
    where w.id = any(${[...workspaceIds]}::text[])
    order by 1`.execute(tx);
  await announceChange(
    tx,
    rows.map((row) => row.user_id),
  );
}

/** Notifies everybody who sees a workspace with one of these own articles that the article changed. */
export async function announceOwnArticles(tx: Tx, articleIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct workspace_id as id from workspace_article
    where own_article_id = any(${[...articleIds]}::bigint[])`.execute(tx);
  await announceWorkspaces(
    tx,
    rows.map(({ id }) => id),
  );
}

export const announcedUsers = (payload: string): string[] => payload.split(' ');
