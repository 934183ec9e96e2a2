import { sql, type RawBuilder } from 'kysely';
import { visibleStory } from '../items/visibleStory';

/**
 * SQL for the other publications of an article's story that the department sees, ordered by name.
 * @param row The alias of the row with the article's `story_id` (as the department sees it), `item_id`, and
 * `publication`.
 */
export function otherPublications(row: string, departmentId: string): RawBuilder<string[]> {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  return sql`array(
    select distinct v.publication from item i join item_version v on v.item_id = i.id and v.is_latest
    where i.story_id = ${of('story_id')} and i.id <> ${of('item_id')} and v.publication not in ('', ${of('publication')})
      and (i.department_id is null or i.department_id = ${departmentId})
      and ${visibleStory('i', departmentId)} is not null
    order by 1)`;
}
