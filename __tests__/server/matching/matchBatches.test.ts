import { ArticleMatcher } from '@server/matching/matchArticles';
import { Percolator } from '@server/engine/percolator/percolator';
import { MatchBatches } from '@server/matching/matchBatches';
import { addSource, storeArticle } from '../../support/server/storeArticle';
import { useTestDatabase } from '../../support/server/database';
import { addCompanyTopic, addDepartment } from '../../support/server/insertRows';

const database = useTestDatabase();
const db = () => database().db;
const start = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const matched = async () => {
  const rows = await db()
    .selectFrom('topic_match as m')
    .innerJoin('item_version as v', 'v.item_id', 'm.item_id')
    .select('v.headline')
    .orderBy('v.headline')
    .execute();
  return rows.map((row) => row.headline);
};

it("an article that can't be matched doesn't delay others and is retried later", async () => {
  const department = await addDepartment(db());
  await addSource(db(), 'wire');
  await addCompanyTopic(db(), department.id, 'Trials');
  for (const name of ['first', 'bad', 'third', 'fourth', 'fifth']) {
    await storeArticle(db(), { headline: `Trial: the ${name}` });
  }
  await database().pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
      if exists (select from item_version where item_id = new.item_id and headline like '%bad') then
        raise exception 'Cannot be matched'; end if;
      return new; end $$;
    create trigger refuse before insert on topic_match for each row execute function refuse()`);
  const failures: unknown[] = [];
  const turns = new MatchBatches(new ArticleMatcher(db(), new Percolator()), (error) => failures.push(error));

  for (let turn = 0; turn < 12; turn += 1) await turns.runBatch(start);
  const others = ['Trial: the fifth', 'Trial: the first', 'Trial: the fourth', 'Trial: the third'];
  expect(await matched()).toEqual(others);
  expect(failures.length).toBeGreaterThan(0);

  await database().pool.query('drop function refuse cascade');
  expect(await turns.runBatch(start)).toBe(false);
  await turns.runBatch(later(10));
  expect(await matched()).toEqual(['Trial: the bad', ...others]);
});

it('waits while the database’s disk is full, and holds back no article afterwards', async () => {
  await database().pool.query('truncate item cascade');
  const names = ['first', 'second', 'third'];
  for (const name of names) await storeArticle(db(), { headline: `Trial: the ${name}` });
  await database().pool.query(`create function fill_up() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create trigger fill_up before insert on topic_match for each row execute function fill_up()`);
  const turns = new MatchBatches(new ArticleMatcher(db(), new Percolator()), () => undefined);
  for (let turn = 0; turn < 4; turn += 1) await expect(turns.runBatch(start)).rejects.toThrow('No space left');
  await database().pool.query('drop function fill_up cascade');
  await turns.runBatch(start);
  expect(await matched()).toEqual(names.map((name) => `Trial: the ${name}`));
});

it('the error is thrown if nothing can be taken from the queue', async () => {
  await database().pool.query('alter table match_queue rename to elsewhere');
  const onError = (error: unknown) => {
    throw error;
  };
  const turns = new MatchBatches(new ArticleMatcher(db(), new Percolator()), onError);
  await expect(turns.runBatch(start)).rejects.toThrow('match_queue');
  await database().pool.query('alter table elsewhere rename to match_queue');
});

it('a department’s flood doesn’t delay the articles of others', async () => {
  await database().pool.query('truncate item cascade');
  const [flooding, other] = [await addDepartment(db(), 'Flooding'), await addDepartment(db(), 'Other')];
  await addSource(db(), 'flood', flooding.id);
  await addSource(db(), 'quiet', other.id);
  for (let count = 0; count < 20; count += 1) {
    await storeArticle(db(), { headline: `Flood ${count}`, sourceId: 'flood', departmentId: flooding.id });
  }
  await storeArticle(db(), { headline: 'Quiet', sourceId: 'quiet', departmentId: other.id });
  await storeArticle(db(), { headline: 'Of the provider' });

  const matcher = new ArticleMatcher(db(), new Percolator());
  expect(await matcher.matchBatch(start, 9)).toBe(9);
  const waiting = async () => {
    const rows = await db()
      .selectFrom('match_queue as q')
      .innerJoin('item_version as v', 'v.item_id', 'q.item_id')
      .select('v.headline')
      .orderBy('q.id')
      .execute();
    return rows.map(({ headline }) => headline);
  };
  // The oldest of the flood fill what the others leave.
  expect(await waiting()).toEqual(Array.from({ length: 13 }, (_, number) => `Flood ${number + 7}`));
  // With fewer places than departments, every department is served within some batches.
  await storeArticle(db(), { headline: 'Quiet again', sourceId: 'quiet', departmentId: other.id });
  for (let batch = 0; batch < 14 && (await waiting()).includes('Quiet again'); batch += 1) {
    expect(await matcher.matchBatch(start, 1)).toBe(1);
  }
  expect(await waiting()).not.toContain('Quiet again');
});

it('takes fewer articles at a time while a batch takes long, so that others soon have their turn', async () => {
  let msPerArticle = 100;
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  const sizes: number[] = [];
  const matchBatch = (_now: Date, size: number) => {
    sizes.push(size);
    clock += size * msPerArticle;
    return Promise.resolve(size);
  };
  const turns = new MatchBatches({ taken: [], matchBatch }, () => undefined);
  for (let turn = 0; turn < 5; turn += 1) await turns.runBatch(start);
  msPerArticle = 1;
  for (let turn = 0; turn < 4; turn += 1) await turns.runBatch(start);
  jest.restoreAllMocks();
  expect(sizes).toEqual([200, 100, 50, 25, 25, 25, 50, 100, 200]);
});
