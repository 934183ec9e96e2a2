import { hostileDocuments } from './hostileFeeds';

/** How one request is sent. */
export interface HostileRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is where it is a text or bytes. */
  body?: unknown;
}

export interface HostileAnswer {
  status: number;
  body: unknown;
}

/** What an attack has at hand: accounts of a department of its own, and texts as somebody might paste them. */
export interface AttackerTools {
  send: (as: Attacker, request: HostileRequest) => Promise<HostileAnswer>;
  /** The address at which a document of hostileFeeds.ts is served. */
  feedUrl: (name: string) => string;
  passage: readonly string[];
}

/** `outsider` has no account, `plain` and `other` are users without rights, `administrator` manages their department. */
export type Attacker = 'outsider' | 'plain' | 'other' | 'administrator';

export interface Attack {
  name: string;
  /** How often it runs at the same time; each is repeated as soon as it was answered. */
  atOnce: number;
  /** Documents that channels of the attackers' department have from the start, and that are due all the time. */
  due?: readonly string[];
  round: (tools: AttackerTools, turn: number) => Promise<unknown>;
}

/** Saves a channel, which reads its feed at once, and removes it. */
const savedChannel = (document: string): Attack => ({
  name: `feed ${document}`,
  atOnce: 1,
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

/** The same search by two people at the same time, so that each of them runs it once. */
const searchByTwo = (
  name: string,
  query: (tools: AttackerTools) => string,
  options?: { atOnce?: number; facets?: boolean },
): Attack => ({
  name: `search ${name}`,
  atOnce: options?.atOnce ?? 2,
  round: (tools, turn) =>
    tools.send(
      turn % 2 === 0 ? 'plain' : 'other',
      search(query(tools), options?.facets ? { facets: true, bars: 60 } : {}),
    ),
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const allPrefixes = letters.flatMap((first) => letters.map((second) => `${first}${second}*`)).join(' OR ');

function phrasesOfTwo({ passage }: AttackerTools): string {
  return Array.from({ length: 500 }, (_, n) => `"${passage[n] ?? 'the'} ${passage[n + 1] ?? 'the'}"`).join(' OR ');
}

const complexTerm = { name: 'COMPLEX', label: 'Complex', type: 'complex', condition: 'OR' };

/** The attacks that the product withstands, as an outsider, a plain user, an administrator and a feed's publisher would try them. */
export const attacks: readonly Attack[] = [
  ...Object.keys(hostileDocuments).map(savedChannel),
  {
    name: 'feeds of due channels',
    atOnce: 1,
    due: Object.keys(hostileDocuments),
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
  searchByTwo('676 prefixes', () => allPrefixes, { atOnce: 6, facets: true }),
  ...[20, 80, 250].map((words) =>
    searchByTwo(`phrase of ${words} times "the"`, () => `"${'the '.repeat(words).trim()}"`),
  ),
  ...[300, 500].map((words) =>
    searchByTwo(`passage of ${words} words`, ({ passage }) => `"${passage.slice(0, words).join(' ')}"`),
  ),
  searchByTwo('500 phrases of two words', phrasesOfTwo),
];
