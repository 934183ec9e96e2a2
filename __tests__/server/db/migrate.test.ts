import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '@server/db/migrate';
import { useTestDatabase } from '../../support/server/database';

/** Tests use migrations of their own in a separate schema, independent of the product's. */
describe('migrate', () => {
  const database = useTestDatabase();
  let folder = '';

  beforeEach(async () => {
    await sql`drop table if exists schema_migration, fruit, basket`.execute(database().db);
    folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
    await write('0001-fruit.sql', "create table fruit (name text);\ninsert into fruit values ('apple');");
  });

  afterEach(() => rm(folder, { recursive: true }));

  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const run = () => migrate(database().url, { folder });
  const fruits = async () => {
    const { rows } = await sql<{ name: string }>`select name from fruit order by name`.execute(database().db);
    return rows.map(({ name }) => name);
  };

  it('applies each file once, in order', async () => {
    await run();
    await write('0002-more-fruit.sql', "insert into fruit values ('pear');");
    await run();
    await run();
    expect(await fruits()).toEqual(['apple', 'pear']);
  });

  it('serializes processes that start together', async () => {
    await Promise.all([run(), run(), run(), run()]);
    expect(await fruits()).toEqual(['apple']);
  });

  it('reports the file and line of an error and rolls the file back', async () => {
    await write('0002-basket.sql', 'create table basket (id int);\ninsert into nowhere values (1);');
    await expect(run()).rejects.toThrow(
      'The migration 0002-basket.sql, line 2, failed: relation "nowhere" does not exist',
    );
    const { rows } = await sql`select to_regclass('basket') as basket`.execute(database().db);
    expect(rows).toEqual([{ basket: null }]);
    expect(await fruits()).toEqual(['apple']);
  });

  it('rejects a file that was changed after it was applied', async () => {
    await run();
    await write('0001-fruit.sql', 'create table fruit (name text, colour text);');
    await expect(run()).rejects.toThrow('The migration 0001-fruit.sql was changed after it was applied');
  });

  it('treats a file with other line ends as the same', async () => {
    await run();
    await write('0001-fruit.sql', "create table fruit (name text);\r\ninsert into fruit values ('apple');");
    await expect(run()).resolves.toBeUndefined();
  });

  it('rejects a database that is newer than the release', async () => {
    await write('0002-more-fruit.sql', 'select 1;');
    await run();
    await rm(path.join(folder, '0002-more-fruit.sql'));
    await expect(run()).rejects.toThrow(
      'newer than this release of Watchdesk: it has the migration 0002-more-fruit.sql',
    );
  });

  it('rejects a new file numbered before an applied one', async () => {
    await write('0003-late.sql', 'select 1;');
    await run();
    await write('0002-early.sql', 'select 1;');
    await expect(run()).rejects.toThrow('0002-early.sql was added before 0003-late.sql');
  });
});
