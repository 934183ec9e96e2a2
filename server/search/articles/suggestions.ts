import { limits } from '@contract/limits';
import { isNameField, type NameField } from '@contract/query/fields';
import type { Suggestion } from '@contract/search';
import type { Db } from '@server/db/schema';
import { suggestNames } from '../vocabulary/suggestNames';
import type { Caller } from '@server/http/caller';
import { sourcesBeginning } from '@server/channels/sources/repository';

/**
 * Suggests names that start with as many of the last typed words as possible, so that `roche eli li` suggests Eli Lilly
 * as a replacement for two words. `field` is the field they are typed in; returns nothing if that field has no names.
 */
export async function suggestions(
  db: Db,
  { departmentId }: Pick<Caller, 'departmentId'>,
  text: string,
  field: string | undefined,
): Promise<Suggestion[]> {
  if (field !== undefined && !isNameField(field)) return [];
  const words = text.trim().split(/\s+/u).slice(-limits.suggestedWords);
  for (let from = 0; from < words.length; from += 1) {
    const typed = words.slice(from).join(' ');
    const found = await namesLike(db, departmentId, typed, field);
    const names = found.map(({ field: of, name }) => ({ field: of, name, words: words.length - from }));
    if (names.length > 0) return names.slice(0, limits.suggestions);
  }
  return [];
}

async function namesLike(
  db: Db,
  departmentId: string,
  typed: string,
  field: NameField | undefined,
): Promise<Pick<Suggestion, 'field' | 'name'>[]> {
  const tagged = field === 'source' ? [] : await suggestNames(db, departmentId, typed, field ?? null);
  if (field !== undefined && field !== 'source') return tagged;
  const most = field === undefined ? limits.suggestionsOfField : limits.suggestions;
  const sources = await sourcesBeginning(db, departmentId, typed, most);
  // A source usually has the same name as its publication; the name is suggested only once.
  const others = tagged.filter((one) => one.field !== 'publication' || !sources.includes(one.name));
  return [
    ...others.slice(0, limits.suggestions - Math.min(sources.length, 2)),
    ...sources.map((name) => ({ field: 'source' as const, name })),
  ];
}
