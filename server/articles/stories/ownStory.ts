import { sql, type RawBuilder } from 'kysely';

/**
 * The story of an item as a department sees it, as SQL: null where the department took the item out of it.
 * @param item how the statement calls the row of `item`
 * @param department an expression, such as a parameter; null: nobody took anything out
 */
export function ownStorySql(item: string, department: string): string {
  return `case when ${item}.story_id is null or exists (
    select from story_split x where x.department_id = ${department} and x.item_id = ${item}.id
      and x.story_id = ${item}.story_id) then null else ${item}.story_id end`;
}

/** The same in a statement of Kysely's, for a department's id. */
export function ownStory(item: string, departmentId: string): RawBuilder<string | null> {
  const id = sql.raw(`${item}.id`);
  const story = sql.raw(`${item}.story_id`);
  return sql`case when ${story} is null or exists (
    select from story_split x where x.department_id = ${departmentId} and x.item_id = ${id}
      and x.story_id = ${story}) then null else ${story} end`;
}
