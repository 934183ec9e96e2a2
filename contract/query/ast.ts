/** The fields of the query language. A term without a field searches `document`, which is the headline and the body. */
export const queryFields = [
  'document',
  'headline',
  'body',
  'author',
  'publication',
  'organization',
  'location',
  'industry',
  'subject',
  'indication',
  'drugclass',
  'phase',
  'keyword',
  'category',
  'language',
  'source',
  'date',
] as const;

export type QueryField = (typeof queryFields)[number];

/** A field that contains text. `date` is the only field that doesn't. */
export type TextField = Exclude<QueryField, 'date'>;

/** A field that contains names. `=` compares such a name as a whole; without it, a term matches single words of it. */
export type NamedField = Exclude<TextField, 'document' | 'headline' | 'body'>;

export function isNamedField(field: QueryField): field is NamedField {
  return field !== 'date' && field !== 'document' && field !== 'headline' && field !== 'body';
}

/**
 * One end of a date range; both ends are inclusive. Days (`2026-01-31`) and instants (as written by `toISOString`) are
 * UTC. A relative bound is resolved when the query is evaluated, and its `amount` is signed: `now-7d` has -7, `now` has
 * 0 and unit `d`.
 */
export type DateBound =
  | { kind: 'open' }
  | { kind: 'day'; date: string }
  | { kind: 'instant'; at: string }
  | { kind: 'relative'; amount: number; unit: 'm' | 'h' | 'd' | 'w' | 'M' | 'y' };

/**
 * The syntax tree of a query, independent of the spelling: two texts that differ only in redundant brackets, spaces, or
 * the form of an operator have equal trees. `text` is unescaped but otherwise as typed; case folding and stemming are
 * done by the server's analyzer.
 */
export type QueryNode =
  | { kind: 'word'; field: TextField; text: string }
  | { kind: 'phrase'; field: TextField; text: string; slop: number }
  | { kind: 'prefix'; field: TextField; text: string }
  /**
   * `subject:="Vaccines"` matches an id or a whole name, ignoring case and accents, and never single words of a longer
   * name.
   */
  | { kind: 'name'; field: NamedField; text: string }
  | { kind: 'range'; field: 'date'; from: DateBound; to: DateBound }
  | { kind: 'and'; children: QueryNode[] }
  | { kind: 'or'; children: QueryNode[] }
  | { kind: 'not'; child: QueryNode };
