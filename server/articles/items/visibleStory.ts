import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for the story of an item as a department sees it: null if the department removed the item from the story.
 * @param item The alias of the row of `item`.
 * @param department An SQL expression, such as a parameter; null means that nothing was removed.
 */
export function visibleStorySql(item: string, department: string): string {
  return `case when ${item}.story_id is null or exists (
    select from story_split x where x.department_id = ${department} and x.item_id = ${item}.id
      and x.story_id = ${item}.story_id) then null else ${item}.story_id end`;
}

/** As `visibleStorySql`, but for Kysely and a department's id. */
export function visibleStory(item: string, departmentId: string): RawBuilder<string | null> {
  const id = sql.raw(`${item}.id`);
  const story = sql.raw(`${item}.story_id`);
  return sql`case when ${story} is null or exists (
    select from story_split x where x.department_id = ${departmentId} and x.item_id = ${id}
      and x.story_id = ${story}) then null else ${story} end`;
}
