import { sql, type RawBuilder } from 'kysely';

// The same folding on both sides: compatibility forms, small letters, no combining marks.

/** A text as it is compared with what `folded` makes of a column. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, '');

/** What `fold` makes of a text, made by the database. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f]', '', 'g')`;

/** Whether a text of the database holds another, accents and capitals aside. */
export const contains = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> =>
  sql<boolean>`position(${fold(part)} in ${folded(text)}) > 0`;
