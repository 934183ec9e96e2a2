import { limits } from '@contract/limits';
import { collapseSpace, hasSearchable } from '@contract/query/characters';
import type { FacetResults } from '@contract/search';
import { foldWhole } from '@server/engine/analyzer/fold';
import { wholeLength } from '@server/engine/analyzer/lexemes';
import { languageCode } from '@server/engine/analyzer/stemmers';

export type FacetName = Exclude<keyof FacetResults, 'counted' | 'complete' | 'date'>;

/** A stored value of a facet and the number of its hits. */
export interface FacetRow {
  facet: string;
  value: string;
  label: string | null;
  count: number;
}

/** Maps a stored value to the spelling under which it is counted. */
export interface Spelling {
  facet: string;
  value: string;
  spelling: string;
}

export const facetNames = [
  'publication',
  'category',
  'language',
  'organization',
  'subject',
] as const satisfies FacetName[];

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** A key that is equal for all spellings that a query's exact name matches. */
function keyOf(facet: FacetName, value: string): string {
  if (facet === 'language') return languageCode(value, limits.defaultLanguage);
  return facet === 'category' ? value : foldWhole(value, wholeLength);
}

type Counted = Pick<FacetRow, 'count' | 'value'>;

function byCount(a: Counted, b: Counted): number {
  return b.count - a.count || Number(isShouted(a.value)) - Number(isShouted(b.value)) || (a.value < b.value ? -1 : 1);
}

const isShouted = (value: string): boolean => value === value.toUpperCase() && value !== value.toLowerCase();

/**
 * Groups a facet's rows by name. Within a group the most frequent spelling comes first, and so do the most frequent
 * names.
 */
function groupsOf(rows: readonly FacetRow[], facet: FacetName): { rows: FacetRow[]; count: number; value: string }[] {
  const groups = new Map<string, FacetRow[]>();
  for (const row of rows) {
    // A value without letters and digits can't be searched for.
    if (row.facet !== facet || !hasSearchable(row.value)) continue;
    const key = keyOf(facet, row.value);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  return [...groups.values()]
    .map((same) => {
      const sorted = same.sort(byCount);
      return { rows: sorted, count: same.reduce((sum, { count }) => sum + count, 0), value: sorted[0]?.value ?? '' };
    })
    .sort(byCount)
    .slice(0, limits.facetValues);
}

/** The other spellings among the displayed values that must be counted together with the most frequent one. */
export function respelled(rows: readonly FacetRow[]): Spelling[] {
  return facetNames.flatMap((facet) =>
    groupsOf(rows, facet).flatMap(({ rows: same, value: spelling }) =>
      same.slice(1).map(({ value }) => ({ facet, value, spelling })),
    ),
  );
}

/** A facet's values, most frequent first. `value` is the text for an exact-name query that finds what is counted. */
export function facetValues(rows: readonly FacetRow[], facet: FacetName): FacetResults[FacetName] {
  return groupsOf(rows, facet).map(({ rows: [first], count, value }) => {
    if (facet === 'language') {
      const code = keyOf(facet, value);
      return { value: code, label: languageName(code), count };
    }
    const shown = collapseSpace(value.replace(/\p{Cc}/gu, ' '));
    return { value: shown, label: first?.label ?? shown, count };
  });
}
