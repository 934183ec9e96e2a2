import { lastEditionAt } from '@server/alerts/repository';
import { backfillTopic } from '@server/matching/backfillTopic';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { Percolator } from '@server/engine/percolator/percolator';
import { addSource, storeArticle } from '../../support/server/storeArticle';
import { useTestDatabase } from '../../support/server/database';
import { addCompanyTopic, addDepartment, addPerson, subscribe } from '../../support/server/insertRows';
import { untilOthersCommitted } from '../../support/server/until';
import { makeEditions } from '../../support/server/makeEditions';

/** A topic is edited between a match and its edition. */

const database = useTestDatabase();
const db = () => database().db;
const at = (iso: string) => new Date(iso);
const noon = at('2026-11-20T12:00:00Z');
const one = at('2026-11-20T13:00:00Z');

async function make(now: Date) {
  await untilOthersCommitted(db());
  await makeEditions(db(), now);
}

const alertTexts = async (userId: string) => {
  const rows = await db()
    .selectFrom('edition as e')
    .innerJoin('edition_item as i', 'i.edition_id', 'e.id')
    .innerJoin('item_version as v', (join) =>
      join.onRef('v.item_id', '=', 'i.item_id').onRef('v.version', '=', 'i.version'),
    )
    .where('e.user_id', '=', userId)
    .select(['e.due_at', 'v.headline'])
    .orderBy('e.due_at')
    .orderBy('v.headline')
    .execute();
  return rows.map((row) => `${row.due_at.toISOString().slice(11, 16)} ${row.headline}`);
};

async function edit(id: string, query: string) {
  await db()
    .transaction()
    .execute(async (tx) => {
      await tx
        .updateTable('topic')
        .set((row) => ({ query, revision: row('revision', '+', '1') }))
        .where('id', '=', id)
        .execute();
      await tx.insertInto('topic_change').values({ topic_id: id }).execute();
    });
}

it('includes an article that matched the old and the new query, although the edition is due before the backfill', async () => {
  const department = await addDepartment(db());
  await addSource(db(), 'wire');
  const person = await addPerson(db(), department.id, 'reader@example.com');
  const topic = await addCompanyTopic(db(), department.id, 'Metals', 1);
  await subscribe(db(), person.id, topic.id, noon);
  await edit(topic.id, 'iron');
  while (await backfillTopic(db(), noon, { lastEditionAt }));
  const matcher = new ArticleMatcher(db(), new Percolator());
  await storeArticle(db(), { headline: 'Iron and silver' });
  while ((await matcher.matchBatch(new Date())) > 0);
  await edit(topic.id, 'silver');
  await make(noon);
  while (await backfillTopic(db(), noon, { lastEditionAt }));
  await make(noon);
  await make(one);
  expect(await alertTexts(person.id)).toEqual([expect.stringMatching(/Iron and silver$/)]);
});

it('includes an article that was matched late, however long before the last edition it arrived', async () => {
  const department = await addDepartment(db());
  const person = await addPerson(db(), department.id, 'late@example.com');
  const topic = await addCompanyTopic(db(), department.id, 'Gases', 1);
  await subscribe(db(), person.id, topic.id, noon);
  await edit(topic.id, 'argon OR xenon');
  while (await backfillTopic(db(), noon, { lastEditionAt }));
  const matcher = new ArticleMatcher(db(), new Percolator());
  await storeArticle(db(), { headline: 'Argon first' });
  while ((await matcher.matchBatch(new Date())) > 0);
  await make(noon);
  await storeArticle(db(), { headline: 'Xenon, matched late' });
  await db()
    .updateTable('item_version')
    .set({ received_at: new Date(Date.now() - 3_600_000) })
    .where('headline', '=', 'Xenon, matched late')
    .execute();
  while ((await matcher.matchBatch(new Date())) > 0);
  await edit(topic.id, 'argon OR xenon OR neon');
  while (await backfillTopic(db(), noon, { lastEditionAt }));
  await make(one);
  expect(await alertTexts(person.id)).toEqual(['12:00 Argon first', '13:00 Xenon, matched late']);
});
