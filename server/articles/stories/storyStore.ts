import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';
import type { StoryChanges } from '@server/engine/similarity/stories';

/** Stores what became of the stories. Items are locked in the order of their ids, as ingestion does. */
export async function writeStories(tx: Tx, { opened, moved, merged }: StoryChanges): Promise<void> {
  if (moved.length === 0) return;
  const ids = new Map<string, string>();
  const { rows: made } = await sql<{ id: string }>`
    insert into story (department_id) select * from unnest(${opened.map(({ ownerId }) => ownerId)}::text[])
    returning id`.execute(tx);
  made.sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
  opened.forEach(({ name }, index) => ids.set(name, made[index]?.id ?? ''));
  const idOf = (story: string): string => ids.get(story) ?? story;
  const items = moved.map(({ itemId }) => itemId);
  await sql`select from item where id = any(${items}::bigint[]) order by id for no key update`.execute(tx);
  await sql`
    update item i set story_id = new.story_id
    from unnest(${items}::bigint[], ${moved.map(({ story }) => idOf(story))}::bigint[]) as new(item_id, story_id)
    where i.id = new.item_id`.execute(tx);
  // What a person took out of a department's own story stays out of the one that it became.
  for (const { from, into } of merged) {
    await sql`update story_split set story_id = ${idOf(into)} where story_id = ${idOf(from)}`.execute(tx);
  }
}
