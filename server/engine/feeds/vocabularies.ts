/** The namespaces that feeds use, under one name each, however a feed spells or forgets them. */
export type Vocabulary =
  'core' | 'content' | 'dc' | 'media' | 'itunes' | 'syndication' | 'feedburner' | 'xhtml' | 'georss' | 'none';

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
];

/** By the namespace's address where it is known, else by the prefix that is customary for it. */
export function vocabularyOf(prefix: string, address: string | undefined): Vocabulary {
  if (address) {
    const lower = address.trim().toLowerCase();
    const known = byAddress.find(([pattern]) => pattern.test(lower));
    if (known) return known[1];
  }
  return byPrefix.get(prefix) ?? 'none';
}
