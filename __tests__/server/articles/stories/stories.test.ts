import { addSource, storeArticle } from '../../../support/server/storeArticle';
import type { BuiltDepartment } from '../../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../../support/server/testApp';
import { makeSource } from '../../../support/server/topicBuilders';

const app = useTestApp();
let ours: BuiltDepartment;
let editor: SignedIn;
let reader: SignedIn;
let stranger: SignedIn;
let story: string;
let wire: string;
let otherReport: string;
let own: string;

beforeAll(async () => {
  const { db } = app().deps;
  ours = await app().department();
  editor = await app().person(ours, { publish: true });
  reader = await app().person(ours);
  stranger = await app().person(await app().department());
  await addSource(db, 'wire');
  await addSource(db, 'other');
  const channel = await makeSource(app(), { departmentId: ours.id, type: 'CHANNEL' });
  wire = await storeArticle(db, { headline: 'Quokka census begins' });
  otherReport = await storeArticle(db, { headline: 'Quokka count under way', sourceId: 'other' });
  own = await storeArticle(db, { headline: 'Our quokka note', sourceId: channel, departmentId: ours.id });
  story = (await db.insertInto('story').defaultValues().returning('id').executeTakeFirstOrThrow()).id;
  await db.updateTable('item').set({ story_id: story }).where('id', 'in', [wire, otherReport, own]).execute();
});

const apart = (who: SignedIn, method: 'PUT' | 'DELETE', item: string) =>
  app().call(who, method, `/data/v1/stories/${story}/apart/${item}`);

async function headlines(who: SignedIn): Promise<string[]> {
  const { body } = await app().call(who, 'GET', `/data/v1/stories/${story}`);
  return body.articles.map(({ itemId }: { itemId: string }) => itemId).sort();
}

async function results(who: SignedIn) {
  const body = { queryString: 'quokka', retrievalOptions: { grouping: 'STORY' } };
  const answer = await app().call(who, 'POST', '/data/v1/search', body);
  return { hitCount: answer.body.hitCount, others: answer.body.results[0].storyCount };
}

describe('a story', () => {
  it('lists and counts the articles that the department sees', async () => {
    expect(await headlines(reader)).toEqual([wire, otherReport, own].sort());
    expect(await headlines(stranger)).toEqual([wire, otherReport].sort());
    expect(await results(reader)).toEqual({ hitCount: 1, others: 2 });
    expect(await results(stranger)).toEqual({ hitCount: 1, others: 1 });
  });

  it("doesn't exist if only one of its articles is visible, and reveals nothing of other departments' channels", async () => {
    const { db } = app().deps;
    const alone = await storeArticle(db, { headline: 'Numbat census begins' });
    const { id } = await db.insertInto('story').defaultValues().returning('id').executeTakeFirstOrThrow();
    const channel = await makeSource(app(), { departmentId: ours.id, type: 'CHANNEL' });
    const note = await storeArticle(db, { headline: 'Numbat note', sourceId: channel, departmentId: ours.id });
    await db.updateTable('item').set({ story_id: id }).where('id', 'in', [alone, note]).execute();
    const { body } = await app().call(stranger, 'GET', `/data/v1/items/${alone}`);
    expect(body.article).toMatchObject({ similar: [], story: null, apart: [] });
    expect((await app().call(stranger, 'GET', `/data/v1/stories/${id}`)).status).toBe(404);
    const publisher = await app().person(await app().department(), { publish: true });
    expect((await app().call(publisher, 'PUT', `/data/v1/stories/${id}/apart/${alone}`)).status).toBe(404);
    const search = await app().call(stranger, 'POST', '/data/v1/search', { queryString: 'numbat' });
    expect(search.body.results).toMatchObject([{ itemId: alone, storyId: null, storyCount: 0 }]);
  });

  it('can be split by users who may publish, for their department only, and joined again', async () => {
    expect((await apart(reader, 'PUT', otherReport)).status).toBe(403);
    expect((await apart(editor, 'PUT', otherReport)).status).toBe(200);
    expect(await headlines(reader)).toEqual([wire, own].sort());
    expect((await results(reader)).hitCount).toBe(2);
    expect(await headlines(stranger)).toEqual([wire, otherReport].sort());
    const left = await app().call(reader, 'GET', `/data/v1/items/${wire}`);
    expect(left.body.article).toMatchObject({ similar: [{ itemId: own }], apart: [{ itemId: otherReport }] });
    const taken = await app().call(reader, 'GET', `/data/v1/items/${otherReport}`);
    expect(taken.body.article).toMatchObject({ similar: [], story: { id: story, isApart: true } });
    expect((await apart(editor, 'DELETE', otherReport)).status).toBe(200);
    expect((await results(reader)).hitCount).toBe(1);
    expect((await apart(editor, 'DELETE', otherReport)).status).toBe(404);
  });
});
