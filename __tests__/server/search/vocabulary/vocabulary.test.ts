import { prune } from '@server/jobs/retention';
import { correctQuery } from '@server/search/vocabulary/corrections';
import { countVocabulary } from '@server/search/vocabulary/countVocabulary';
import { suggestNames } from '@server/search/vocabulary/suggestNames';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { createDepartment } from '../../../support/server/userBuilders';
import { useTestDatabase } from '../../../support/server/database';
import { article } from '../../../support/engine/articleText';
import { storeArticle } from '../../../support/engine/storeArticleText';

const database = useTestDatabase();
const now = new Date('2026-11-20T12:00:00Z');
let ours = '';
let theirs = '';

beforeAll(async () => {
  ours = (await createDepartment(database().db)).id;
  theirs = (await createDepartment(database().db)).id;
});
afterEach(() => database().pool.query('truncate item, vocabulary, vocabulary_queue, match_queue cascade'));

const store = (parts: Partial<ArticleText>, ofItem?: string) =>
  storeArticle(database().pool, article({ published: now.toISOString(), ...parts }), ofItem);

async function countAll(size = 1_000): Promise<void> {
  while ((await countVocabulary(database().db, size)) > 0);
}

/** The expected vocabulary, counted from the stored articles. */
async function countedAnew(): Promise<string[]> {
  const { rows } = await database().pool.query<{ line: string }>(`
    select lexeme || ' ' || coalesce(department_id, '') || ' ' || count(*) as line
    from item_version, unnest(tsvector_to_array(vector)) as lexeme
    where is_latest and char_length(lexeme) between 2 and 220 and lexeme !~ '^(@h|!|@[cgq]=|[0-9.,]+$)'
    group by lexeme, department_id order by 1`);
  return rows.map(({ line }) => line);
}

async function counted(): Promise<string[]> {
  const { rows } = await database().pool.query<{ line: string }>(
    `select lexeme || ' ' || department_id || ' ' || articles as line from vocabulary order by 1`,
  );
  return rows.map(({ line }) => line);
}

async function corrected(query: string, department = ours): Promise<string[]> {
  const { corrections } = await correctQuery(database(), department, query);
  for (const { query: text, words } of corrections) {
    for (const { start, end, was } of words) {
      expect(query).toContain(was);
      expect(text.slice(start, end)).not.toBe(was);
    }
  }
  return corrections.map((one) => one.query);
}

const channel = (id: string) => ({
  source: { id: `channel-${id}`, name: 'A channel', packageIds: [] },
  departmentId: id,
});

describe('counting the vocabulary', () => {
  it('follows articles as they arrive, change, and are deleted, whenever it runs', async () => {
    await store({
      headline: 'Pfizer vaccine',
      body: 'COVID-19 vaccines for 50 patients',
      organization: ['Pfizer Inc.'],
    });
    const changing = await store({ headline: 'Merck trial', body: 'A trial' });
    const leaving = await store({ headline: 'Roche recall', body: 'A recall', published: '2020-01-01T00:00:00Z' });
    const hasty = await store({ headline: 'Sanofi flu', body: 'Fluzone', published: '2020-01-01T00:00:00Z' });
    await store({ headline: 'Ours alone', ...channel(ours) });
    expect(await countVocabulary(database().db, 3)).toBe(3);
    await store({ headline: 'Merck trials', body: 'Two trials of molnupiravir' }, changing);
    await store({ headline: 'Sanofi flu shots', body: 'Fluzone', published: '2020-01-01T00:00:00Z' }, hasty);
    await database().pool.query(`update item_version set received_at = published`);
    // Deletes articles that were counted, partly counted, or not counted yet.
    await prune(database().db, { articlesDays: 30, historyDays: 400 }, now);
    await database().pool.query('delete from item where id = $1', [leaving]);
    await countAll(2);
    expect(await counted()).toEqual(await countedAnew());
    expect((await counted()).join('\n')).toMatch(/^molnupiravir {2}1$/m);
    expect((await counted()).join('\n')).not.toMatch(/fluzone|recall/);
    await database().pool.query('delete from item_version');
    await countAll();
    expect(await counted()).toEqual([]);
  });

  it('runs in one process at a time and misses no deletion meanwhile', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => store({ headline: `Word${index} common` })));
    await Promise.all([
      countAll(4),
      countAll(4),
      ...ids.slice(0, 15).map((id) => database().pool.query('delete from item where id = $1', [id])),
    ]);
    await countAll();
    expect(await counted()).toEqual(await countedAnew());
    expect(await counted()).toContain('common  15');
  });
});

describe('corrections', () => {
  beforeEach(async () => {
    await store({
      headline: 'Pfizer and Moderna: a vaccine against COVID-19',
      body: 'The drug BAY-2433334 (asundexian) in patients with Alzheimer’s disease. C++ is written here. AND more.',
      organization: ['Bayer AG', 'Eli Lilly'],
      subject: ['Clinical trials'],
    });
    await store({ headline: 'Clinical trials of vaccines', body: 'Patients took a tablet at Pfizer.' });
    await store({ headline: 'Un essai à l’hôpital', body: 'Les hôpitaux de Lyon', language: 'fr' });
    await store({ headline: 'Keytruda ours', ...channel(ours) });
    await store({ headline: 'Zolgensma theirs', ...channel(theirs) });
    await countAll();
  });

  it.each([
    // One letter wrong, missing, added, or swapped; two in longer words.
    ['phizer', 'pfizer'],
    ['pfzier', 'pfizer'],
    ['pfizzer', 'pfizer'],
    ['pfier', 'pfizer'],
    ['modrena', 'moderna'],
    ['vacinne', 'vaccine'],
    ['asundexan', 'asundexian'],
    ['asudnexien', 'asundexian'],
    // Keeps the capitalization.
    ['Phizer', 'Pfizer'],
    ['PHIZER', 'PFIZER'],
    // Restores accents.
    ['hopitall', 'hôpital'],
    // Replaces only the unknown word; operators, brackets, fields, phrases, and slop stay.
    ['  phizer   AND (vaccine OR tablet) -recall', '  pfizer   AND (vaccine OR tablet) -recall'],
    ['"clincal trials"~3 pfizer', '"clinical trials"~3 pfizer'],
    ['“clincal trials”', '“clinical trials”'],
    ['headline:(pfizer OR modrena)', 'headline:(pfizer OR moderna)'],
    ['phizer NOT modrena', 'pfizer NOT moderna'],
    ['organization:"Byaer AG"', 'organization:"Bayer AG"'],
    ['organization:byaer date:[2026-01-01 TO *]', 'organization:bayer date:[2026-01-01 TO *]'],
    ['body:phizer vacc*', 'body:pfizer vacc*'],
    // Replaces codes as a whole, with their hyphen.
    ['BAY-2433343', 'BAY-2433334'],
    ['COVID-91', 'COVID-19'],
    ['alzheimrs', 'alzheimers'],
    ['alzhiemer’s', 'alzheimer’s'],
  ])('corrects %s to %s', async (typed, meant) => {
    expect((await corrected(typed))[0]).toBe(meant);
  });

  it.each([
    'pfizer', // is known
    'vaccinate', // known by its stem
    'hopitaux', // known by its stem without accents
    'covid19', // known as a compound
    'obstreperous', // has no similar word
    '2433343', // numbers aren't corrected
    'xy', // nor very short words
    'vaccx*', // nor prefixes
    'pfizer AND (', // an invalid query
    'date:[2026-01-01 TO *]',
    '',
  ])('suggests nothing for %s', async (typed) => {
    expect(await corrected(typed)).toEqual([]);
  });

  it('reports unknown words without similar ones, and suggests all at the smallest distance', async () => {
    await store({ headline: 'Lily and lilo' });
    await store({ headline: 'Lilo and Lily' });
    await countAll();
    const { unknown, corrections } = await correctQuery(database(), ours, 'lilx obstreperous');
    expect(unknown).toEqual(['lilx', 'obstreperous']);
    expect(corrections.map(({ query }) => query).sort()).toEqual(['lilo obstreperous', 'lily obstreperous']);
  });

  it('prefers the nearer word, then the one in more articles', async () => {
    await store({ headline: 'insulin' });
    await store({ headline: 'insulia' });
    await store({ headline: 'insulin again' });
    await countAll();
    expect(await corrected('insuli')).toEqual(['insulin', 'insulia']);
    expect(await corrected('insullin')).toEqual(['insulin']);
  });

  it('never forms an operator', async () => {
    await store({ headline: 'Patients and tablets' });
    await countAll();
    expect(await corrected('AMD pfizer')).toEqual(['and pfizer']);
  });

  it.each(['(covid OR "bird flu")', 'flu', '"Flu season" pfizer'])(
    'leaves common English as it is in %s, although similar words are known',
    async (typed) => {
      for (let count = 0; count < 3; count += 1) await store({ headline: 'Le feu', language: 'fr' });
      await countAll();
      expect(await corrected(typed)).toEqual([]);
    },
  );

  it('needs two articles for the replacement of a short word', async () => {
    await store({ headline: 'Zelk' });
    await countAll();
    expect(await corrected('zelx')).toEqual([]);
    await store({ headline: 'Zelk again' });
    await countAll();
    expect(await corrected('zelx')).toEqual(['zelk']);
  });

  it('suggests no word that only another department’s channel contains', async () => {
    expect(await corrected('keytruba', ours)).toEqual(['keytruda']);
    expect(await corrected('keytruba', theirs)).toEqual([]);
    expect(await corrected('zolgensna', ours)).toEqual([]);
    expect(await corrected('zolgensna', theirs)).toEqual(['zolgensma']);
    // Their words are unknown to us, too.
    expect((await correctQuery(database(), ours, 'zolgensma')).unknown).toEqual(['zolgensma']);
  });

  it('treats a word of an article that arrived a moment ago as known', async () => {
    await store({ headline: 'Pfizzer is a new company' });
    expect((await correctQuery(database(), ours, 'pfizzer')).unknown).toEqual([]);
  });

  it('recognizes a list of a thousand names and skips it', async () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `namehm${index.toString(36)}`).join(' OR ');
    expect(await corrected(names)).toEqual([]);
  });
});

describe('name suggestions', () => {
  const names = async (text: string, field: 'organization' | 'subject' | null = null, department = ours) =>
    (await suggestNames(database().db, department, text, field)).map((one) => `${one.field}: ${one.name}`);

  beforeEach(async () => {
    await store({ headline: 'a', organization: ['Bayer AG', 'Eli Lilly & Company'], subject: ['Bayesian methods'] });
    await store({ headline: 'b', organization: ['Bayer  AG', 'Bayfield'], author: ['Lilly Bayer'] });
    await store({ headline: 'c', organization: ['Bay of Theirs'], ...channel(theirs) });
    await countAll();
  });

  it('match the beginning of any word of a name, most articles first, a few of each field', async () => {
    expect(await names('bay')).toEqual([
      'organization: Bayer AG',
      'organization: Bayfield',
      'subject: Bayesian methods',
      'author: Lilly Bayer',
    ]);
    expect(await names('eli li')).toEqual(['organization: Eli Lilly & Company']);
    expect(await names('LILLY', 'organization')).toEqual(['organization: Eli Lilly & Company']);
    expect(await names('bay', 'subject')).toEqual(['subject: Bayesian methods']);
  });

  it('are empty for one letter, signs, or words that no name has', async () => {
    for (const text of ['b', '', '"', "'", '\\', 'li eli', "o'brien"]) expect(await names(text)).toEqual([]);
  });

  it('exclude other departments’ names', async () => {
    expect(await names('theirs')).toEqual([]);
    expect(await names('theirs', null, theirs)).toEqual(['organization: Bay of Theirs']);
  });
});
