import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type { ArticleCard } from '@contract/article';
import type { Profile } from '@contract/topic';
import { restoreArchive } from '@server/db/backup/restoreArchive';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { filledAccount } from '../../support/server/fillEveryTable';
import { startTestApp, testApiKey, type Answer, type TestApp } from '../../support/server/testApp';

/** One folder per release: see the README in each. */
const fixtures = path.resolve(__dirname, '../../fixtures');

describe.each(readdirSync(fixtures))('the backup of %s', (release) => {
  let database: TestDatabase;
  let test: TestApp;

  beforeAll(async () => {
    database = await createTestDatabase({ isMigrated: false });
    const archive = createReadStream(path.join(fixtures, release, 'backup.gz')).pipe(createGunzip());
    await restoreArchive(database.url, archive);
    test = await startTestApp({ database });
  });
  afterAll(async () => {
    await test.close();
    await database.drop();
  });

  it('lets its administrator sign in and read topics, articles, and the workspace', async () => {
    const headers = { 'x-api-key': testApiKey, realm: 'watchdesk', origin: 'http://localhost:8080' };
    const { uid: username, password } = filledAccount;
    const payload = { username, password };
    const signedIn = await test.app.inject({ method: 'POST', url: '/auth/v1/login?realm=watchdesk', headers, payload });
    const authorization = `Bearer ${String(signedIn.json().access_token)}`;
    const call = async (method: 'GET' | 'POST', url: string, body?: object): Promise<Answer['body']> => {
      const answer = await test.app.inject({
        method,
        url,
        headers: { ...headers, authorization },
        ...(body && { payload: body }),
      });
      return answer.json();
    };
    expect(await call('GET', '/iam/v1/users')).toMatchObject({ uid: username, givenName: 'Ada', role: 'ADMIN' });
    expect(await call('GET', '/iam/v1/generalsettings')).toMatchObject({ departmentName: 'Tarn & Söhne' });
    const { profiles } = await call('GET', '/data/v1/profiles/user');
    expect(profiles.map(({ name }: Profile) => name).sort()).toEqual(['Not filled in yet', 'Quokkas']);
    expect(await call('GET', '/data/v1/profiles/favorite')).toMatchObject({ profiles: [{ name: 'Quokkas' }] });
    const found = await call('POST', '/data/v1/search', { queryString: 'quokka census' });
    expect(found.results.map(({ headline }: ArticleCard) => headline).sort()).toEqual([
      'Quokka census begins',
      'Quokka census ends',
      'Quokka count begins',
    ]);
    const channels = await call('GET', '/iam/v1/department/channels');
    expect(JSON.stringify(channels)).toContain('Tarn news');
  });

  it('keeps the rows of every table that it contains', async () => {
    const { rows } = await database.pool.query<{ table: string; name: string }>(`
      select 'mail' as table, subject as name from mail
      union all select 'newsletter', subject from newsletter
      union all select 'section', name from workspace_section
      union all select 'style', name from mail_style
      union all select 'workspace article', title from workspace_article
      order by 1, 2`);
    expect(rows.map(({ table, name }) => `${table}: ${name}`)).toEqual([
      'mail: Quokkas (1)',
      'mail: Week 47',
      'mail: Week 47',
      'newsletter: Week 47',
      'section: This week',
      'style: Rose',
      'workspace article: A note for the board',
    ]);
    const { rows: counts } = await database.pool.query<{ counts: Record<string, number> }>(`
      select jsonb_build_object(
        'edition_item', (select count(*) from edition_item), 'feed', (select count(*) from feed),
        'image', (select count(*) from image), 'item_version', (select count(*) from item_version),
        'story_split', (select count(*) from story_split), 'topic_match', (select count(*) from topic_match)) as counts`);
    expect(counts[0]?.counts).toEqual({
      edition_item: 1,
      feed: 1,
      image: 1,
      item_version: 4,
      story_split: 1,
      topic_match: 4,
    });
  });
});
