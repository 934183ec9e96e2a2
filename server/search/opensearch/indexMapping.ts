/** Stands between the lexemes of one position, and between a lexeme and its count. */
export const separator = '\u0001';
/** Stands at a position without a word, so that the next word keeps its distance. */
export const emptyPosition = '\u0002';

/** The largest number that JavaScript and OpenSearch both hold exactly: "not replaced by a newer version yet". */
export const neverSuperseded = Number.MAX_SAFE_INTEGER;

/** The maximum number of hits of one request to OpenSearch. */
export const mostHits = 50_000;

/** Increased with every change of settings or properties: then all articles are sent to a new index. */
export const mappingVersion = 2;

/**
 * The settings of every monthly index.
 *
 * A text arrives as our analyzer made it, one position a line, so the analyzers only take it apart: no lower case, no
 * stemming, no stop words. `positions` restores the lexemes that share a position, `frequencies` the counts.
 */
const settings = {
  number_of_shards: 1,
  // One copy as soon as there is a second node.
  auto_expand_replicas: '0-1',
  refresh_interval: '1s',
  max_result_window: mostHits,
  // A deletion stays known for as long as a delayed older state of the same version may arrive.
  gc_deletes: '1h',
  sort: { field: ['published', 'item', 'version'], order: ['desc', 'desc', 'desc'] },
  // See docs/decisions/relevance.md.
  similarity: { articles: { type: 'BM25', k1: 1.5, b: 0.75 } },
  analysis: {
    tokenizer: { lines: { type: 'simple_pattern_split', pattern: '\n' } },
    filter: {
      stacked: { type: 'pattern_capture', preserve_original: false, patterns: [`([^${separator}]+)`] },
      gaps: { type: 'stop', stopwords: [emptyPosition] },
      counts: { type: 'delimited_term_freq', delimiter: separator },
    },
    analyzer: {
      positions: { type: 'custom', tokenizer: 'lines', filter: ['stacked', 'gaps'] },
      frequencies: { type: 'custom', tokenizer: 'lines', filter: ['counts'] },
      lexemes: { type: 'custom', tokenizer: 'lines' },
    },
  },
} as const;

const positions = { type: 'text', analyzer: 'positions', norms: false } as const;
/** A value that is counted. Longer ones, which would be larger than OpenSearch takes, aren't. */
const counted = { type: 'keyword', index: true, ignore_above: 8_191 } as const;
const presence = { type: 'text', analyzer: 'lexemes', index_options: 'docs', norms: false } as const;

const properties = {
  /** Every word of headline, lead, and text, with its weighted count: words of a query, and the relevance score. */
  words: { type: 'text', analyzer: 'frequencies', index_options: 'freqs', similarity: 'articles' },
  headline: positions,
  /** Lead and text, which are 100 positions apart. */
  body: positions,
  /** The named fields. Their lexemes begin with the sign of the field. */
  fields: positions,
  /** Words as written, without stems, for prefixes. */
  headlinePrefixes: presence,
  bodyPrefixes: presence,
  /** Ids and whole names. */
  names: { type: 'keyword', doc_values: false },
  item: { type: 'long' },
  version: { type: 'integer' },
  source: { type: 'keyword' },
  /** Empty for a provider's source. */
  department: { type: 'keyword', doc_values: false },
  /** Microseconds since the epoch (UTC), as the next two. */
  published: { type: 'long' },
  received: { type: 'long' },
  superseded: { type: 'long' },
  publication: counted,
  category: counted,
  language: counted,
  organization: counted,
  subject: counted,
  /** The UTC day on which it was received, in days since the epoch: the buckets of the reconciliation. */
  day: { type: 'integer' },
  /** A checksum of everything that may change; see storedDocuments.ts. */
  checksum: { type: 'long' },
} as const;

/** The template for the monthly indices whose names begin with `prefix`. */
export function indexTemplate(prefix: string) {
  return {
    index_patterns: [`${prefix}-*`],
    template: {
      settings: { index: settings },
      // PostgreSQL has the texts, so OpenSearch needs no copy.
      mappings: { dynamic: 'strict', _source: { enabled: false }, properties },
    },
  } as const;
}

export type PositionField = 'headline' | 'body' | 'fields';
export type IndexedField = keyof typeof properties;

/** A version of an article as OpenSearch stores it. */
export type IndexedDocument = Readonly<Record<IndexedField, string | number | readonly string[]>>;
