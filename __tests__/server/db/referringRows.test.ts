import { useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();

/** Foreign keys without an index: deleting a referenced row scans the whole table. */
const unindexed = `
  select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.place) || ')' as referring
  from pg_constraint c
  cross join lateral unnest(c.conkey) with ordinality as k (number, place)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey))
  group by c.oid, c.conrelid`;

/** References to departments, realms, and content categories, which are never deleted. */
const keptFor = /\((department_id|realm_id|category_id)\)$/;
/** Small tables: tickets expire after a minute, the queue is emptied, and people create few of the others. */
const staysSmall = /^(sign_on_ticket|match_queue|source_package_member|story_split) |^topic_group \(image_id\)/;

test('every foreign key to deletable rows has an index, except in small tables', async () => {
  const { rows } = await database().pool.query<{ referring: string }>(unindexed);
  const slow = rows.map(({ referring }) => referring).filter((one) => !keptFor.test(one) && !staysSmall.test(one));
  expect(rows.length).toBeGreaterThan(0);
  expect(slow).toEqual([]);
});
