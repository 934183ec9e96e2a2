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

describe('suggestions', () => {
  it('are names of fields and of sources, those of one’s own department among them', async () => {
    expect(await suggested(user, { text: 'el' })).toEqual([
      'organization Elekta AB 1',
      'organization Eli Lilly 1',
      'subject Election 1',
      'source Elite Channel 1',
      'source Élite Wire 1',
    ]);
    expect(await suggested(stranger, { text: 'elite' })).toEqual(['source Élite Wire 1']);
  });

  it('take the place of as many of the last words as they hold', async () => {
    expect(await suggested(user, { text: 'recall eli li' })).toEqual(['organization Eli Lilly 2']);
    expect(await suggested(user, { text: 'eli elec' })).toEqual(['subject Election 1']);
  });

  it('are of the field that is typed in, and none where it has no names', async () => {
    expect(await suggested(user, { text: 'el', field: 'subject' })).toEqual(['subject Election 1']);
    expect(await suggested(user, { text: 'el', field: 'source' })).toEqual([
      'source Elite Channel 1',
      'source Élite Wire 1',
    ]);
    expect(await suggested(user, { text: 'vac', field: 'headline' })).toEqual([]);
    expect(await suggested(user, { text: '\'; \\ " :*', field: 'organization' })).toEqual([]);
  });

  it('are refused for more than anybody types', async () => {
    const { status } = await app().call(user, 'GET', `/data/v1/search/suggestions?text=${'a'.repeat(201)}`);
    expect(status).toBe(400);
  });
});

describe('corrections', () => {
  const corrections = async (who: SignedIn, query: string) =>
    (await app().call(who, 'POST', '/data/v1/query/corrections', { query })).body;

  it('give the query that is meant, and where the other words stand in it', async () => {
    expect(await corrections(user, 'headline:vacinne OR keytruda')).toEqual({
      unknown: ['vacinne'],
      corrections: [{ query: 'headline:vaccine OR keytruda', words: [{ start: 9, end: 16, was: 'vacinne' }] }],
    });
  });

  it('know nothing of other departments’ channels', async () => {
    expect(await corrections(stranger, 'keytrudo')).toEqual({ unknown: ['keytrudo'], corrections: [] });
    expect((await corrections(user, 'keytrudo')).corrections[0].query).toBe('keytruda');
  });

  it('leave a text alone that is no query', async () => {
    expect(await corrections(user, 'vacinne AND (')).toEqual({ unknown: [], corrections: [] });
  });
});
