/** The fields a query can name; `document` (headline and body) is meant where none is named. */
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

/** A field that holds words; `date` alone holds instants. */
export type TextField = Exclude<QueryField, 'date'>;

/** A field that holds names, which are also compared whole. */
export type NamedField = Exclude<TextField, 'document' | 'headline' | 'body'>;

/** Whether a field holds names. */
export function isNamedField(field: QueryField): field is NamedField {
  return field !== 'date' && field !== 'document' && field !== 'headline' && field !== 'body';
}

/**
 * One end of a date range; both ends are included. Days (`2026-01-31`) and instants (as `toISOString` writes them) are UTC;
 * a relative bound counts from the moment of evaluation and its `amount` is signed: `now-7d` is -7, `now` is 0 with unit `d`.
 */
export type DateBound =
  | { kind: 'open' }
  | { kind: 'day'; date: string }
  | { kind: 'instant'; at: string }
  | { kind: 'relative'; amount: number; unit: 'm' | 'h' | 'd' | 'w' | 'M' | 'y' };

/**
 * The tree of a query, free of how it was typed: two texts that mean the same by brackets, spaces or spelled operators
 * have equal trees. `text` is unescaped and as typed (not folded); analysis belongs to the server's analyzer.
 */
export type QueryNode =
  | { kind: 'word'; field: TextField; text: string }
  | { kind: 'phrase'; field: TextField; text: string; slop: number }
  | { kind: 'prefix'; field: TextField; text: string }
  /** `subject:="Vaccines"`: an id or a name as a whole, whatever its case and accents; never words of a longer one. */
  | { kind: 'name'; field: NamedField; text: string }
  | { kind: 'range'; field: 'date'; from: DateBound; to: DateBound }
  | { kind: 'and'; children: QueryNode[] }
  | { kind: 'or'; children: QueryNode[] }
  | { kind: 'not'; child: QueryNode };
