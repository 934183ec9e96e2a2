import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { setStories } from '../items/versionStore';
import type { StoryChanges } from '@server/engine/similarity/stories';

/** Stores changed stories. Items are locked in the order of their ids, as in ingestion. */
export async function writeStories(tx: Tx, { opened, moved, merged }: StoryChanges): Promise<void> {
  if (moved.length === 0) return;
  const ids = new Map<string, string>();
  const { rows: made } = await sql<{ id: string }>`
    insert into story (department_id) select * from unnest(${opened.map(({ ownerId }) => ownerId)}::text[])
    returning id`.execute(tx);
  made.sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
  opened.forEach(({ name }, index) => ids.set(name, made[index]?.id ?? ''));
  const idOf = (story: string): string => ids.get(story) ?? story;
  await setStories(
    tx,
    moved.map(({ itemId }) => itemId),
    moved.map(({ story }) => idOf(story)),
  );
  // An article that a person removed from a department's story stays out of the merged story too.
  for (const { from, into } of merged) {
    await sql`update story_split set story_id = ${idOf(into)} where story_id = ${idOf(from)}`.execute(tx);
  }
}

/** Removes an article from a story for the caller's department. Returns false if the article isn't in it. */
export async function removeFromStory(db: Db, caller: Caller, storyId: string, itemId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into story_split (department_id, item_id, story_id, split_by)
    select ${caller.departmentId}, i.id, i.story_id, ${caller.userId}
    from item i
    where i.id = ${itemId} and i.story_id = ${storyId}
      and (i.department_id is null or i.department_id = ${caller.departmentId})
      -- If the department sees no other article of the story, the article isn't in a story for it.
      and exists (select from item o where o.story_id = i.story_id and o.id <> i.id
        and (o.department_id is null or o.department_id = ${caller.departmentId}))
    on conflict (department_id, item_id) do update
      set story_id = excluded.story_id, split_by = excluded.split_by, split_at = now()
    returning item_id`.execute(db);
  return rows.length > 0;
}

/** Returns an article to its story. Returns false if the department hadn't removed it. */
export async function returnToStory(db: Db, caller: Caller, storyId: string, itemId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('story_split')
    .where('department_id', '=', caller.departmentId)
    .where('story_id', '=', storyId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
