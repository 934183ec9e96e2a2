import { importSources } from '@server/channels/sources/importSources';
import { importTopics } from '@server/topics/importTopics';
import { readOpml } from '@server/channels/sources/opml';
import { useTestApp } from '../../../support/server/testApp';

const server = useTestApp();
const db = () => server().deps.db;

const opml = (press: string) => `<?xml version="1.0"?><opml version="2.0"><head><title>Sources</title></head><body>
<outline text="Pharma press"><outline type="rss" text="${press}" xmlUrl="https://press.example/rss" htmlUrl="https://press.example"/>
<outline text="R&amp;D Wire" xmlUrl="https://wire.example/atom"/></outline>
<outline text="Alone" xmlUrl="https://alone.example/feed.json"/>
<outline text="Not one" xmlUrl="file:///etc/passwd"/></body></opml>`;

const sourcesOf = async () => {
  const { call, department, person } = server();
  const reader = await person(await department());
  const listed: { id: string; name: string; type: string }[] = (await call(reader, 'GET', '/data/v1/sources')).body
    .sources;
  // Beside the provider's sources, the department's own publish channel.
  const top = listed.filter(({ type }) => type !== 'CHANNEL');
  expect(listed).toHaveLength(top.length + 1);
  const pharma = top.find(({ name }) => name === 'Pharma press');
  const inside = (await call(reader, 'GET', `/data/v1/sources/${pharma?.id ?? ''}`)).body.sources;
  return { reader, top: names(top), inside: names(inside) };
};
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('importing the provider’s sources from OPML', () => {
  beforeEach(async () => {
    await db().deleteFrom('topic').execute();
    await db().deleteFrom('source').execute();
  });

  it('gives every department the sources in their packages, and the content categories', async () => {
    const result = await importSources(db(), readOpml(opml('The Press')));
    expect(result).toEqual({
      added: 3,
      changed: 0,
      packages: 1,
      refused: ['Line 5: Not an http or https address: file:///etc/passwd'],
    });
    const { reader, top, inside } = await sourcesOf();
    expect(top).toEqual(['Pharma press', 'Alone']);
    expect(inside).toEqual(['R&D Wire', 'The Press']);
    const categories = await server().call(reader, 'GET', '/data/v1/contentcategory');
    expect(categories.body.contentCategories[0]).toEqual({ id: 'news', contentName: 'News' });
  });

  it('skips and reports names with several lines', async () => {
    const feeds = readOpml(`<opml><body>
<outline text="Good" xmlUrl="https://good.example/rss"/>
<outline text="Two&#10;lines" xmlUrl="https://two.example/rss"/>
<outline text="A heading&#x2028;of two">
  <outline text="Under it"
    xmlUrl="https://under.example/rss"/>
</outline></body></opml>`);
    expect(await importSources(db(), feeds)).toEqual({
      added: 1,
      changed: 0,
      packages: 0,
      refused: [
        'Line 3: "Two\\nlines": Please enter a single line of text without invisible characters.',
        'Line 6: "A heading\u2028of two": Please enter a single line of text without invisible characters.',
      ],
    });
    expect(names(await db().selectFrom('source').select('name').execute())).toEqual(['Good']);
  });

  it('creates no duplicates on a second import, and updates names', async () => {
    await importSources(db(), readOpml(opml('The Press')));
    expect(await importSources(db(), readOpml(opml('The New Press')))).toMatchObject({ added: 0, changed: 3 });
    expect((await sourcesOf()).inside).toEqual(['R&D Wire', 'The New Press']);
  });

  it('keeps publish-only sources in packages of their own, and follows changes of the file', async () => {
    const press = (publishOnly: string) => `<opml><body><outline text="Pharma press">
      <outline text="The Press" xmlUrl="https://press.example/rss"/>
      <outline text="Cleared copy" xmlUrl="https://cleared.example/rss"${publishOnly}/></outline></body></opml>`;
    const forPublishing = async () => {
      const { call, department, person } = server();
      const publisher = await person(await department(), { publish: true });
      const listed: { id: string; type: string }[] = (
        await call(publisher, 'GET', '/data/v1/sources?deliveryMethods=7')
      ).body.sources;
      const inside = listed
        .filter(({ type }) => type !== 'CHANNEL')
        .map(({ id }) => call(publisher, 'GET', `/data/v1/sources/${id}`));
      return (await Promise.all(inside)).map(({ body }) => names(body.sources));
    };

    await importSources(db(), readOpml(press(' publishOnly="true"')));
    expect(await sourcesOf()).toMatchObject({ top: ['Pharma press'], inside: ['The Press'] });
    expect(await forPublishing()).toEqual([['Cleared copy']]);

    await importSources(db(), readOpml(press('')));
    expect(await sourcesOf()).toMatchObject({ top: ['Pharma press'], inside: ['Cleared copy', 'The Press'] });
    expect(await forPublishing()).toEqual([]);
  });

  it.each(['', 'no markup', '<opml><body><outline text="Empty"/></body></opml>'])(
    'rejects %j with a readable message',
    (text) => {
      expect(() => readOpml(text)).toThrow('This file has no feeds');
    },
  );
});

describe('importing the provider’s topics', () => {
  beforeAll(() => importSources(db(), readOpml(opml('The Press'))));

  const topic = { categories: ['Life science', 'Oncology'], name: 'Breast cancer', query: '"breast cancer"' };

  it('creates and updates categories and topics that everybody sees', async () => {
    expect(await importTopics(db(), [topic, { ...topic, name: 'Press', sources: ['Alone'] }])).toEqual({
      added: 2,
      changed: 0,
    });
    expect(await importTopics(db(), [{ ...topic, query: 'tumour' }])).toEqual({ added: 0, changed: 1 });
    const { reader } = await sourcesOf();
    const tree = (await server().call(reader, 'GET', '/data/v1/profiles')).body;
    expect(names(tree.groups)).toEqual(['Life science', 'Oncology']);
    expect(names(tree.profiles)).toEqual(['Breast cancer', 'Press']);
    const detail = await server().call(reader, 'GET', `/data/v1/profiles/${tree.profiles[0].id}`);
    expect(detail.body.profile).toMatchObject({ query: 'tumour', addAllSources: true });
  });

  it("doesn't touch an unchanged topic, so that its alerts aren't delayed", async () => {
    const press = { ...topic, name: 'Press', sources: ['Alone'] };
    const state = () =>
      db()
        .selectFrom('topic as t')
        .select(['t.revision', ({ fn }) => fn.countAll<string>().as('changes')])
        .innerJoin('topic_change as c', 'c.topic_id', 't.id')
        .where('t.name', '=', 'Press')
        .groupBy('t.revision')
        .execute();
    await importTopics(db(), [press]);
    const before = await state();
    expect(await importTopics(db(), [press])).toEqual({ added: 0, changed: 0 });
    expect(await state()).toEqual(before);
    expect(await importTopics(db(), [{ ...press, description: 'Papers' }])).toEqual({ added: 0, changed: 1 });
    expect(await state()).toEqual(before);
    expect(await importTopics(db(), [{ ...press, sources: ['Alone', 'The Press'] }])).toEqual({ added: 0, changed: 1 });
    expect(await state()).not.toEqual(before);
  });

  it.each([
    [[{ ...topic, query: 'a AND (' }], '"Breast cancer": '],
    [[{ ...topic, sources: ['Nobody’s'] }], '"Breast cancer": The source "Nobody’s" doesn’t exist.'],
    [[{ name: 'No category', query: 'x' }], 'Not a valid list of topics'],
    [
      [topic, { ...topic, name: 'Two\nlines' }],
      '/1/name "Two\\nlines": Please enter a single line of text without invisible characters.',
    ],
    [
      [{ ...topic, categories: ['Life', 'a\u0007b'] }],
      '/0/categories/1 "a\\u0007b": Please enter a single line of text without invisible characters.',
    ],
    [{}, 'Not a valid list of topics'],
  ])('rejects %j and changes nothing', async (content, message) => {
    const count = async () => (await db().selectFrom('topic').select('id').execute()).length;
    const before = await count();
    await expect(importTopics(db(), content)).rejects.toThrow(message);
    expect(await count()).toBe(before);
  });
});
