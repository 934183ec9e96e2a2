import { countVocabulary } from '@server/search/vocabulary/countVocabulary';
import { article } from '../../support/engine/articleText';
import { storeArticle } from '../../support/engine/storeArticleText';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const app = useTestApp();
let user: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  const { db, pool } = app().deps;
  const ours = await app().department();
  user = await app().person(ours);
  stranger = await app().person(await app().department());
  const published = '2026-11-20T08:00:00.000Z';
  const wire = { id: 'wire', name: 'Élite Wire', packageIds: [] };
  const own = { id: 'own', name: 'Elite Channel', packageIds: [] };
  await storeArticle(
    pool,
    article({
      headline: 'A vaccine',
      organization: ['Eli Lilly', 'Elekta AB'],
      subject: ['Election'],
      source: wire,
      published,
    }),
  );
  await storeArticle(pool, article({ headline: 'Keytruda', source: own, departmentId: ours.id, published }));
  while ((await countVocabulary(db, 100)) > 0);
});

async function suggested(who: SignedIn, params: Record<string, string>): Promise<string[]> {
  const query = new URLSearchParams(params).toString();
  const { status, body } = await app().call(who, 'GET', `/data/v1/search/suggestions?${query}`);
  expect(status).toBe(200);
  return body.suggestions.map((one: { field: string; name: string; words: number }) =>
    [one.field, one.name, one.words].join(' '),
  );
}

describe('name suggestions', () => {
  it("include names of fields and of sources, including the department's own", async () => {
    expect(await suggested(user, { text: 'el' })).toEqual([
      'organization Elekta AB 1',
      'organization Eli Lilly 1',
      'subject Election 1',
      'source Elite Channel 1',
      'source Élite Wire 1',
    ]);
    expect(await suggested(stranger, { text: 'elite' })).toEqual(['source Élite Wire 1']);
  });

  it('replace as many of the last words as they contain', async () => {
    expect(await suggested(user, { text: 'recall eli li' })).toEqual(['organization Eli Lilly 2']);
    expect(await suggested(user, { text: 'eli elec' })).toEqual(['subject Election 1']);
  });

  it('belong to the field that is typed in, and are empty if it has no names', async () => {
    expect(await suggested(user, { text: 'el', field: 'subject' })).toEqual(['subject Election 1']);
    expect(await suggested(user, { text: 'el', field: 'source' })).toEqual([
      'source Elite Channel 1',
      'source Élite Wire 1',
    ]);
    expect(await suggested(user, { text: 'vac', field: 'headline' })).toEqual([]);
    expect(await suggested(user, { text: '\'; \\ " :*', field: 'organization' })).toEqual([]);
  });

  it('are rejected for an excessively long text', async () => {
    const { status } = await app().call(user, 'GET', `/data/v1/search/suggestions?text=${'a'.repeat(201)}`);
    expect(status).toBe(400);
  });
});

describe('corrections', () => {
  const corrections = async (who: SignedIn, query: string) =>
    (await app().call(who, 'POST', '/data/v1/query/corrections', { query })).body;

  it('return the corrected query and the positions of the replaced words', async () => {
    expect(await corrections(user, 'headline:vacinne OR keytruda')).toEqual({
      unknown: ['vacinne'],
      corrections: [{ query: 'headline:vaccine OR keytruda', words: [{ start: 9, end: 16, was: 'vacinne' }] }],
    });
  });

  it('ignore other departments’ channels', async () => {
    expect(await corrections(stranger, 'keytrudo')).toEqual({ unknown: ['keytrudo'], corrections: [] });
    expect((await corrections(user, 'keytrudo')).corrections[0].query).toBe('keytruda');
  });

  it('are empty for an invalid query', async () => {
    expect(await corrections(user, 'vacinne AND (')).toEqual({ unknown: [], corrections: [] });
  });
});
