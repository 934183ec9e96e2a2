import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';

/** The channel of PostgreSQL's NOTIFY, by which processes tell each other whose notifications or workspaces changed. */
export const announcementChannel = 'watchdesk_changes';
/** A payload has less than 8,000 bytes; the id of a user up to 64. */
const usersPerMessage = 100;

/** Tells all processes, when the transaction commits, that something changed for these users. */
export async function announceChange(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += usersPerMessage) {
    const payload = userIds.slice(from, from + usersPerMessage).join(' ');
    await sql`select pg_notify(${announcementChannel}, ${payload})`.execute(tx);
  }
}

export const announcedUsers = (payload: string): string[] => payload.split(' ');
