import { sql, type RawBuilder } from 'kysely';

// The same folding on both sides: compatibility forms, small letters, no combining marks.

/** A text as it is compared with what `folded` makes of a column. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, '');

export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f]', '', 'g')`;
