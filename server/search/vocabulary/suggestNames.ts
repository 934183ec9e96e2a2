import { limits } from '@contract/limits';
import { nameFields, type NameField } from '@contract/query/fields';
import type { Db } from '@server/db/schema';
import { fieldSigns } from '@server/engine/analyzer/lexemes';
import { termsOf } from '@server/engine/analyzer/tokenize';
import { lexeme, tsAnd, tsOr } from '@server/engine/query/tsquery';
import { entryOf } from '@server/engine/vocabulary/lexemeEntry';
import { namesFound } from './repository';

/** Fields whose names come from articles; sources have a table of their own. */
type TaggedField = Exclude<NameField, 'source'>;
const taggedFields: readonly TaggedField[] = nameFields.filter((field) => field !== 'source');

/** A name that articles are tagged with. */
interface NamedValue {
  field: TaggedField;
  name: string;
  articles: number;
}

const fieldBySign = new Map(taggedFields.map((field) => [fieldSigns[field], field]));

/**
 * The names of a field (null: any field) that contain these words, where the last word may be incomplete. Most articles
 * first; without a field, in the order of the fields, and a few of each. Returns nothing for fewer than two letters.
 */
export async function suggestNames(
  db: Db,
  departmentId: string,
  text: string,
  field: TaggedField | null,
): Promise<NamedValue[]> {
  const words = termsOf(text).flatMap(({ parts }) => parts.map(({ word }) => word.folded));
  const last = words.at(-1);
  if (last === undefined || words.join('').length < limits.queryPrefixMin) return [];
  const named = (field === null ? taggedFields : [field]).map((each) => {
    const sign = fieldSigns[each];
    return tsAnd([...words.slice(0, -1).map((word) => lexeme(sign + word, '')), lexeme(sign + last, '', true)]);
  });
  const asked = tsOr(named);
  if (typeof asked === 'boolean') return [];
  const rows = await namesFound(db, departmentId, asked.text, 5 * limits.suggestions);
  const found = rows.flatMap(({ lexeme: known, written, articles }): NamedValue[] => {
    const of = fieldBySign.get(entryOf(known).sign);
    return of === undefined ? [] : [{ field: of, name: written, articles }];
  });
  if (field !== null) return found.slice(0, limits.suggestions);
  const fewOfEach = taggedFields.flatMap((each) =>
    found.filter((one) => one.field === each).slice(0, limits.suggestionsOfField),
  );
  return fewOfEach.slice(0, limits.suggestions);
}
