import { feedLimits } from '@contract/limits';

/** The namespaces of feeds, each under one name, however a feed spells or omits them. */
export type Vocabulary =
  | 'core'
  | 'content'
  | 'dc'
  | 'media'
  | 'itunes'
  | 'syndication'
  | 'feedburner'
  | 'xhtml'
  | 'georss'
  | 'none';

const byPrefix = new Map<string, Vocabulary>([
  ['', 'core'],
  ['rss', 'core'],
  ['atom', 'core'],
  ['a10', 'core'],
  ['rdf', 'core'],
  ['content', 'content'],
  ['dc', 'dc'],
  ['dcterms', 'dc'],
  ['media', 'media'],
  ['itunes', 'itunes'],
  ['sy', 'syndication'],
  ['feedburner', 'feedburner'],
  ['xhtml', 'xhtml'],
]);

const byAddress: [pattern: RegExp, vocabulary: Vocabulary][] = [
  [/w3\.org\/2005\/atom|purl\.org\/atom\//, 'core'],
  [/purl\.org\/rss\/1\.0\/modules\/content/, 'content'],
  [/purl\.org\/rss\/1\.0\/modules\/syndication/, 'syndication'],
  [
    /purl\.org\/(rss|net\/rss1\.1)|my\.netscape\.com\/|backend\.userland\.com|cyber\.(law\.)?harvard\.edu\/rss|1999\/02\/22-rdf-syntax/,
    'core',
  ],
  [/purl\.org\/dc\//, 'dc'],
  [/search\.yahoo\.com\/mrss/, 'media'],
  [/itunes\.com\/dtds\/podcast/, 'itunes'],
  [/rssnamespace\.org\/feedburner/, 'feedburner'],
  [/w3\.org\/1999\/xhtml/, 'xhtml'],
  // NewsML-G2 and NITF
  [/iptc\.org\/std\//, 'core'],
];

/** The vocabulary of a namespace URI; undefined if unknown. */
export function vocabularyOfAddress(address: string): Vocabulary | undefined {
  const lower = address.slice(0, feedLimits.fetch.urlLength).trim().toLowerCase();
  return byAddress.find(([pattern]) => pattern.test(lower))?.[1];
}

/** The vocabulary that a prefix usually stands for. */
export const vocabularyOfPrefix = (prefix: string): Vocabulary => byPrefix.get(prefix) ?? 'none';
