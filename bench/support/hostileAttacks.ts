import { hostileDocuments } from './hostileFeeds';

/** The options of a request. */
export interface HostileRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or unchanged if it is a string or bytes. */
  body?: unknown;
}

export interface HostileAnswer {
  status: number;
  body: unknown;
}

/** What an attack can use: accounts in its own department, and texts to paste. */
export interface AttackerTools {
  send: (as: Attacker, request: HostileRequest) => Promise<HostileAnswer>;
  /** The URL of a document of hostileFeeds.ts. */
  feedUrl: (name: string) => string;
  passage: readonly string[];
}

/**
 * `outsider` has no account, `plain` and `other` are users without rights, `administrator` manages their department.
 */
export type Attacker = 'outsider' | 'plain' | 'other' | 'administrator';

export interface Attack {
  name: string;
  /** The number of concurrent repetitions; each repeats as soon as it was answered. */
  atOnce: number;
  /** The documents of hostileFeeds.ts to serve. */
  documents?: readonly string[];
  /** True if the attackers' department has channels with these documents that are always due. */
  due?: boolean;
  round: (tools: AttackerTools, turn: number) => Promise<unknown>;
}

/** Creates a channel, which reads its feed at once, and deletes it. */
const savedChannel = (document: string): Attack => ({
  name: `feed ${document}`,
  atOnce: 1,
  documents: [document],
  async round({ send, feedUrl }, turn) {
    const path = '/iam/v1/department/channels';
    const body = { category: 'news', name: `${document} ${turn}`, url: `${feedUrl(document)}?${turn}` };
    const { body: saved } = await send('administrator', { method: 'POST', path, body });
    if (typeof saved !== 'object' || saved === null || !('id' in saved)) return;
    await send('administrator', { method: 'DELETE', path: `${path}/${String(saved.id)}` });
  },
});

const search = (queryString: string, options: object = {}): HostileRequest => ({
  method: 'POST',
  path: '/data/v1/search',
  body: { queryString, retrievalOptions: { sortOrder: 'RELEVANT_FIRST', ...options } },
});

/** The same search by two people concurrently, so that each runs it once. */
const searchByTwo = (
  name: string,
  query: (tools: AttackerTools) => string,
  { atOnce = 2, facets = false, limit = 25 }: { atOnce?: number; facets?: boolean; limit?: number } = {},
): Attack => ({
  name: `search ${name}`,
  atOnce,
  round: (tools, turn) =>
    tools.send(
      turn % 2 === 0 ? 'plain' : 'other',
      search(query(tools), { limit, ...(facets ? { facets, bars: 60 } : {}) }),
    ),
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const allPrefixes = letters.flatMap((first) => letters.map((second) => `${first}${second}*`)).join(' OR ');

function phrasesOfTwo({ passage }: AttackerTools): string {
  return Array.from({ length: 500 }, (_, n) => `"${passage[n] ?? 'the'} ${passage[n + 1] ?? 'the'}"`).join(' OR ');
}

/** A multipart upload of a CSV file of users with the boundary `part`; nothing is imported. */
const csvForm = (csv: string): string =>
  [
    '--part\r\ncontent-disposition: form-data; name="dryRun"\r\n\r\ntrue\r\n',
    `--part\r\ncontent-disposition: form-data; name="file"; filename="users.csv"\r\n\r\n${csv}\r\n--part--\r\n`,
  ].join('');

const complexTerm = { name: 'COMPLEX', label: 'Complex', type: 'complex', condition: 'OR' };

/**
 * The attacks that the product must withstand, by an outsider, a plain user, an administrator, and a feed's publisher.
 */
export const attacks: readonly Attack[] = [
  ...Object.keys(hostileDocuments).map(savedChannel),
  {
    name: 'feeds of due channels',
    atOnce: 1,
    documents: Object.keys(hostileDocuments),
    due: true,
    round: ({ send }) => send('administrator', { method: 'GET', path: '/iam/v1/department/channels' }),
  },
  {
    name: 'body of brackets without an account',
    atOnce: 10,
    round: ({ send }) => send('outsider', { method: 'POST', path: '/auth/v1/login', body: '['.repeat(1_000_000) }),
  },
  {
    name: 'body of 190 complex terms',
    atOnce: 4,
    round: ({ send }) =>
      send('plain', {
        method: 'POST',
        path: '/data/v1/query/build',
        body: { terms: Array.from({ length: 190 }, () => ({ ...complexTerm, value: 'ab OR '.repeat(3_300) + 'ab' })) },
      }),
  },
  {
    name: 'body of 80,000 keys',
    atOnce: 10,
    round: ({ send }) =>
      send('plain', {
        method: 'POST',
        path: '/data/v1/query/validate',
        body: Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`k${n}`, 1])),
      }),
  },
  {
    // Each name is tried once, so that no limit per account applies.
    name: 'body of a sign-in with ever other names',
    atOnce: 100,
    round: ({ send }, turn) =>
      send('outsider', {
        method: 'POST',
        path: '/auth/v1/login',
        body: { username: `nobody-${turn}@bench.example`, password: 'not the password' },
      }),
  },
  {
    name: 'body of an import with two million columns',
    atOnce: 2,
    round: ({ send }) =>
      send('administrator', {
        method: 'POST',
        path: '/iam/v1/department/users/import',
        headers: { 'content-type': 'multipart/form-data; boundary=part' },
        body: csvForm(`First Name,Last Name,Email\n${','.repeat(2_000_000)}`),
      }),
  },
  {
    name: 'search by one client with 50 connections',
    atOnce: 50,
    round: ({ send }, turn) => send('plain', search(`harbor OR w${turn}`)),
  },
  searchByTwo('676 prefixes', () => allPrefixes, { atOnce: 6, facets: true }),
  ...[20, 80, 250].map((words) =>
    searchByTwo(`phrase of ${words} times "the"`, () => `"${'the '.repeat(words).trim()}"`),
  ),
  ...[300, 500].map((words) =>
    searchByTwo(`passage of ${words} words`, ({ passage }) => `"${passage.slice(0, words).join(' ')}"`),
  ),
  searchByTwo('500 phrases of two words', phrasesOfTwo),
  searchByTwo('one word of 9,900 parts', () => `${'a-'.repeat(9_900)}a`),
  searchByTwo(
    'phrase of three words within 600',
    () => `"${'wi '.repeat(60)}${'fi '.repeat(60)}${'wifi '.repeat(110)}"~600`,
  ),
  searchByTwo('1,000 marked articles', ({ passage }) => [...new Set(passage)].slice(0, 300).join(' OR '), {
    atOnce: 6,
    limit: 1_000,
  }),
];
