import { addSource, storeArticle } from '../../../support/server/storeArticle';
import type { BuiltDepartment } from '../../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../../support/server/testApp';
import { makeSource, makeTopic, topicBody } from '../../../support/server/topicBuilders';

const app = useTestApp();
let ours: BuiltDepartment;
let user: SignedIn;
let stranger: SignedIn;
let shared: string;
let own: string;

beforeAll(async () => {
  const { db } = app().deps;
  ours = await app().department();
  user = await app().person(ours);
  stranger = await app().person(await app().department());
  await addSource(db, 'wire');
  const channel = await makeSource(app(), { departmentId: ours.id, type: 'CHANNEL' });
  shared = await storeArticle(db, { headline: 'Insulin & more', body: 'First words' }, 'guid');
  await storeArticle(db, { headline: 'Insulin & more', body: 'It doses insulin by itself.' }, 'guid');
  own = await storeArticle(db, { headline: 'Ours alone', sourceId: channel, departmentId: ours.id });
  await db
    .updateTable('item_version')
    .set({
      body_html: '<p>It doses <b>insulin</b> by itself &amp; well.</p>',
      summary: 'A "summary" <here>',
      publication: 'The Wire',
      author: ['A. Writer', 'B. Writer'],
      url: 'https://news.example/a?b=1&c=2',
      metadata: JSON.stringify({ organization: ['Novo'], phase: [], keyword: ['pumps'] }),
      media: JSON.stringify([{ url: 'https://news.example/a.mp3', type: 'audio/mpeg' }]),
      related: JSON.stringify([{ url: 'https://news.example/b', title: 'Related' }]),
    })
    .where('item_id', '=', shared)
    .where('version', '=', 2)
    .execute();
  const { id: story } = await db.insertInto('story').defaultValues().returning('id').executeTakeFirstOrThrow();
  const told = await storeArticle(db, { headline: 'Insulin and more, told again' });
  for (const id of [shared, own, told]) {
    await db.updateTable('item').set({ story_id: story }).where('id', '=', id).execute();
  }
});

const read = (who: SignedIn, id: string, query = '') => app().call(who, 'GET', `/data/v1/items/${id}${query}`);

describe('GET an article', () => {
  it('returns the complete article, in its latest or the requested version', async () => {
    const { body } = await read(user, shared, '?format=json');
    expect(body.article).toMatchObject({
      itemId: shared,
      itemVersion: 2,
      latestVersion: 2,
      headline: 'Insulin & more',
      headlineMarked: 'Insulin &amp; more',
      description: 'A "summary" <here>',
      body: '<p>It doses <b>insulin</b> by itself &amp; well.</p>',
      by: 'A. Writer, B. Writer',
      publication: 'The Wire',
      link: 'https://news.example/a?b=1&c=2',
      keywords: ['pumps'],
      articleInfo: [
        { name: 'publication', values: ['The Wire'] },
        { name: 'organization', values: ['Novo'] },
      ],
      medias: [{ url: 'https://news.example/a.mp3', type: 'audio/mpeg' }],
      articleDetail: { link: { related: { relatedItems: [{ title: 'Related', url: 'https://news.example/b' }] } } },
    });
    const first = await read(user, shared, '?version=1');
    expect(first.body.article).toMatchObject({ itemVersion: 1, latestVersion: 2 });
    expect((await read(user, shared, '?version=3')).status).toBe(404);
  });

  it('highlights the words of the search and of the topic', async () => {
    const marked = '<p>It doses <b><mark>insulin</mark></b> by itself &amp; well.</p>';
    expect((await read(user, shared, '?REQUEST=insulin')).body.article).toMatchObject({
      headlineMarked: '<mark>Insulin</mark> &amp; more',
      body: marked,
    });
    const topic = await makeTopic(app(), user, topicBody({ query: 'doses' }));
    const both = await read(user, shared, `?PROFILE=${topic}&REQUEST=insulin`);
    expect(both.body.article.body).toBe(marked.replace('doses', '<mark>doses</mark>'));
    // Another user's topic and an invalid query highlight nothing.
    const unmarked = await read(stranger, shared, `?PROFILE=${topic}&REQUEST=(insulin`);
    expect(unmarked.body.article.body).not.toContain('<mark>');
  });

  it('returns an article of a channel to its own department only', async () => {
    expect((await read(user, own)).status).toBe(200);
    expect((await read(stranger, own)).status).toBe(404);
    expect((await read(stranger, own, '?format=xml')).status).toBe(404);
    expect((await read(user, shared, `?departmentId=${stranger.departmentId}`)).status).toBe(404);
    expect((await read(user, shared, `?departmentId=${ours.id}`)).status).toBe(200);
    for (const id of ['0', 'abc', '999999']) expect((await read(user, id)).status).toBe(404);
  });

  it('lists the other publications of its story that the caller sees', async () => {
    const headlines = async (who: SignedIn) =>
      (await read(who, shared)).body.article.similar.map((card: { headline: string }) => card.headline).sort();
    expect(await headlines(user)).toEqual(['Insulin and more, told again', 'Ours alone']);
    expect(await headlines(stranger)).toEqual(['Insulin and more, told again']);
    const { body } = await app().call(stranger, 'POST', '/data/v1/search', { queryString: 'headline:insulin' });
    expect(body.results.map((card: { storyCount: number }) => card.storyCount)).toEqual([1, 1]);
  });

  it('returns the article as XML', async () => {
    const answer = await read(user, shared, '?format=xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.text).toContain('<description>A &quot;summary&quot; &lt;here&gt;</description>');
    expect(answer.text).toContain('<link>https://news.example/a?b=1&amp;c=2</link>');
    expect(answer.text).toContain('<headline>Insulin &amp; more</headline>');
  });
});
