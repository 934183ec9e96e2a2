import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SUBJECTS } from '../../scripts/importRules.mjs';

/**
 * The owner of each table: the file, or folder, that may write it. A second writer fails the test, and so does an owner
 * that no longer writes.
 */
const OWNERS: Readonly<Record<string, string>> = {
  app_setting: 'db/appSettings.ts',
  schema_migration: 'db/migrate.ts',

  image: 'images/repository.ts',

  realm: 'people/departments/repository.ts',
  department: 'people/departments/repository.ts',
  user_account: 'people/users/accounts.ts',
  user_group: 'people/user-groups/groupWrites.ts',
  user_group_member: 'people/user-groups/groupWrites.ts',

  file: 'files/repository.ts',
  file_chunk: 'files/repository.ts',
  deleted_file: 'files/repository.ts',

  session: 'sign-in/sessions/repository.ts',
  sign_on_ticket: 'sign-in/tickets/repository.ts',
  sign_in_attempt: 'sign-in/attempts/repository.ts',
  signing_key: 'sign-in/tokens/signingKey.ts',

  source: 'channels/sources/sourceWrites.ts',
  source_package_member: 'channels/sources/sourceWrites.ts',
  feed: 'channels/reading/feedState.ts',
  content_category: 'channels/initialContentCategories.ts',

  topic: 'topics/topicWrites.ts',
  topic_source: 'topics/topicWrites.ts',
  topic_change: 'topics/topicWrites.ts',
  topic_group: 'topics/categories/repository.ts',
  favourite: 'topics/favorites/repository.ts',
  subscription: 'topics/subscriptions/repository.ts',

  item: 'articles/items/versionStore.ts',
  item_version: 'articles/items/versionStore.ts',
  match_queue: 'articles/items/versionStore.ts',
  item_label: 'articles/labels/repository.ts',
  story: 'articles/stories/repository.ts',
  story_split: 'articles/stories/repository.ts',
  story_signature: 'articles/stories/signatureStore.ts',
  story_term_count: 'articles/stories/termCounts.ts',

  ranking_documents: 'search/ranking/',
  ranking_tombstone: 'search/ranking/',
  ranking_posting: 'search/ranking/',
  ranking_segment: 'search/ranking/',
  ranking_tail: 'search/ranking/',
  search_index: 'search/opensearch/outbox.ts',
  search_outbox: 'search/opensearch/outbox.ts',
  vocabulary: 'search/vocabulary/countVocabulary.ts',
  vocabulary_queue: 'search/vocabulary/countVocabulary.ts',

  topic_match: 'matching/repository.ts',

  mail: 'mail/repository.ts',
  mailing: 'mail/mailings.ts',
  email_setting: 'mail/email-settings/repository.ts',
  external_address: 'mail/external-addresses/repository.ts',
  mail_style: 'mail/styles/repository.ts',
  mail_style_default: 'mail/styles/repository.ts',

  edition: 'alerts/repository.ts',
  edition_item: 'alerts/repository.ts',

  workspace: 'workspaces/access.ts',
  workspace_article: 'workspaces/contents/repository.ts',
  workspace_section: 'workspaces/sections/repository.ts',
  workspace_section_article: 'workspaces/sections/repository.ts',
  workspace_comment: 'workspaces/comments/repository.ts',
  removed_comment: 'workspaces/comments/repository.ts',
  notification: 'workspaces/notifications/repository.ts',
  removed_notification: 'workspaces/notifications/repository.ts',
  own_article: 'workspaces/own-articles/repository.ts',
  own_article_file: 'workspaces/own-articles/repository.ts',
  own_article_version: 'workspaces/own-articles/repository.ts',
  article_flag: 'workspaces/flags/repository.ts',
  removed_place: 'workspaces/contents/removedPlaces.ts',
  publication: 'workspaces/publishing/repository.ts',
  publication_topic: 'workspaces/publishing/repository.ts',

  article_email: 'workspaces/emailing/repository.ts',
  newsletter: 'newsletters/repository.ts',

  feed_address: 'exchange/settings/repository.ts',
  push_key: 'exchange/settings/repository.ts',
  incoming_document: 'exchange/incoming/repository.ts',
};

const SERVER = path.resolve(__dirname, '../../server');
const DEMO = path.resolve(__dirname, '../../demo');
/** Files that copy all tables without naming them. */
const EXEMPT = ['db/migrations/', 'db/backup/'];

const KYSELY_WRITE = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const SQL_WRITE =
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into|copy|update(?!\s+(?:of|skip|set)\b))\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const KYSELY_READ = /\b(?:selectFrom|\w*[jJ]oin|using|from)\(\s*\[?\s*'(\w+)/g;
const SQL_READ = /\b(?:from|join|using)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

/** Tables shared by all subjects. */
const SHARED = ['config', 'db', 'engine', 'http', 'background'];

/** The source files, by path relative to `server`. */
function sources(): string[] {
  return [SERVER, DEMO]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.relative(SERVER, path.join(folder, file)),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !EXEMPT.some((folder) => file.startsWith(folder)))
    .sort();
}

function tables(): Set<string> {
  const names = new Set<string>();
  const migrations = path.join(SERVER, 'db/migrations');
  for (const file of readdirSync(migrations).sort()) {
    const sql = readFileSync(path.join(migrations, file), 'utf8');
    const statements =
      /^(?:create (?:unlogged )?table (?:if not exists )?(\w+)|drop table (?:if exists )?(\w+)|alter table (\w+) rename to (\w+))/gm;
    for (const [, created, dropped, from, to] of sql.matchAll(statements)) {
      for (const name of [dropped, from]) if (name !== undefined) names.delete(name);
      for (const name of [created, to]) if (name !== undefined) names.add(name);
    }
  }
  return names;
}

/** The files in which one of the patterns precedes a table's name, by table. */
function filesThat(patterns: readonly RegExp[]): Map<string, Set<string>> {
  const known = tables();
  const found = new Map<string, Set<string>>();
  for (const file of sources()) {
    const code = readFileSync(path.join(SERVER, file), 'utf8');
    for (const [, table = ''] of patterns.flatMap((pattern) => [...code.matchAll(pattern)])) {
      if (known.has(table)) found.set(table, (found.get(table) ?? new Set()).add(file));
    }
  }
  return found;
}

/** The level of a file's subject: shared code is below all subjects, code that composes them above. */
function level(file: string): number {
  const [folder = ''] = file.split(path.sep);
  if (SHARED.includes(folder)) return -1;
  const place = SUBJECTS.indexOf(folder);
  return place < 0 ? SUBJECTS.length : place;
}

describe('the tables', () => {
  const found = filesThat([KYSELY_WRITE, SQL_WRITE]);

  it.each([...tables()].sort())('%s is written by its owner only', (table) => {
    const owner = OWNERS[table];
    expect(owner).toBeDefined();
    expect([...(found.get(table) ?? [])].filter((file) => !file.startsWith(owner ?? '?'))).toEqual([]);
  });

  it('have owners that exist and write to them', () => {
    const idle = Object.entries(OWNERS).filter(
      ([table, file]) =>
        table !== 'schema_migration' && ![...(found.get(table) ?? [])].some((writer) => writer.startsWith(file)),
    );
    expect(idle).toEqual([]);
  });

  it.each([...filesThat([KYSELY_READ, SQL_READ])])(
    '%s is not read by a lower subject than its owner',
    (table, readers) => {
      const owner = level(OWNERS[table] ?? '');
      expect([...readers].filter((file) => level(file) < owner)).toEqual([]);
    },
  );
});
