import { sql, type RawBuilder } from 'kysely';

// Case folding for comparison, the same in Node and in PostgreSQL: compatibility forms, lower case, no combining marks.

/** Folds a text for comparison with `folded`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, '');

/** The SQL expression of `fold`. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f]', '', 'g')`;

/** An SQL condition: the text contains `part`, ignoring accents and case. */
export const contains = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> =>
  sql<boolean>`position(${fold(part)} in ${folded(text)}) > 0`;
