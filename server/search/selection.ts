import { limits } from '@contract/limits';
import { planOf, type Plan } from '@server/engine/query/plan';
import { sqlAll, SqlParameters } from '@server/engine/query/sqlFragment';
import { hasDate, queryBounds, scopeCondition, type Scope } from '@server/engine/query/toSql';
import { visibleStorySql } from '@server/articles/items/visibleStory';
import { overflowLexeme } from '@server/engine/analyzer/tsvector';
import { expandSources, readLanguagesAndClock, type LanguagesAndClock } from './languagesAndClock';
import type { SearchFilter } from './searchRequest';
import type { SearchSession } from './searchSession';

/**
 * How far the database decides a query: completely, completely except for articles too long for a tsvector, or only as
 * candidates that the matcher checks.
 */
type Exactness = 'exact' | 'overflow' | 'candidates';

/** A filter prepared for SQL: which rows are candidates, and how far the database decides them. */
export interface Selection {
  plan: Plan;
  scope: Scope;
  corpus: LanguagesAndClock;
  now: Date;
  exactness: Exactness;
  /** True if a word narrows the search, and not only dates and sources. */
  asksWords: boolean;
  /** The matcher's results by `versionName`: a page and its count check the same versions. */
  known: Map<string, boolean>;
}

interface Conditions {
  /** Every hit satisfies this condition: query, scope, and version. */
  candidate: string;
  /** Candidates that satisfy this condition are hits without a check by the matcher. */
  certain: string;
  /** Candidates that satisfy this condition must be checked by the matcher. */
  doubtful: string;
}

const everything: Plan = { kind: 'always' };

function isSame(plan: Plan, languages: readonly string[], now: Date, withOverflow: boolean): boolean {
  const { upper, lower } = queryBounds(plan, languages, now, new SqlParameters(), withOverflow);
  return upper === lower;
}

function exactnessOf(plan: Plan, { languages }: LanguagesAndClock, now: Date): Exactness {
  if (isSame(plan, languages, now, true)) return 'exact';
  return isSame(plan, languages, now, false) ? 'overflow' : 'candidates';
}

/** True if every match must contain some word. */
function asksWords(plan: Plan): boolean {
  switch (plan.kind) {
    case 'and':
      return plan.children.some(asksWords);
    case 'or':
      return plan.children.every(asksWords);
    default:
      return plan.kind !== 'always' && plan.kind !== 'date' && plan.kind !== 'not';
  }
}

/** Prepares a filter for SQL, reading the state of the collection that it depends on. */
export async function select(session: SearchSession, filter: SearchFilter): Promise<Selection> {
  const corpus = await readLanguagesAndClock(session);
  const plan = filter.query === null ? everything : planOf(filter.query);
  const scope: Scope = {
    departmentId: filter.departmentId,
    sourceIds: filter.allSources ? null : await expandSources(session, filter.sourceIds),
    includeOldRevisions: filter.includeOldRevisions === true,
    asOf: filter.asOf ?? corpus.now,
  };
  return {
    plan,
    scope,
    corpus,
    now: filter.now,
    exactness: exactnessOf(plan, corpus, filter.now),
    asksWords: asksWords(plan),
    known: new Map(),
  };
}

/** The selection's conditions on `item_version v`; their values are added to the parameters. */
export function conditionsOf(selection: Selection, parameters: SqlParameters): Conditions {
  const { plan, scope, corpus, now, exactness } = selection;
  const bounds = queryBounds(plan, corpus.languages, now, parameters);
  const visible = scopeCondition(scope, parameters);
  const candidate = sqlAll([bounds.upper, visible]);
  if (exactness === 'exact') return { candidate, certain: 'true', doubtful: 'false' };
  const overflow = exactness === 'overflow' ? `v.vector @@ ${parameters.add(`'${overflowLexeme}'`)}::tsquery` : 'true';
  return { candidate, certain: bounds.lower, doubtful: sqlAll([candidate, overflow, `not (${bounds.lower})`]) };
}

/**
 * Conditions for the versions to search, one per kind so that each can use its index: the latest versions, and those
 * that were the latest at `asOf` and replaced since. With old revisions: all versions.
 * @param latest The condition for the latest version; see `byWordsAlone`.
 */
export function versionArms(selection: Selection, parameters: SqlParameters, latest = 'v.is_latest'): string[] {
  if (selection.scope.includeOldRevisions) return ['true'];
  const asOf = parameters.add(selection.scope.asOf);
  return [latest, `not v.is_latest and v.superseded_at > ${asOf}::timestamptz`];
}

/**
 * The story of an item `i`, as the department sees it. With old revisions, an item without a story is a story of its
 * own versions, with the negative item id.
 */
export function storySql(selection: Selection, parameters: SqlParameters): string {
  const story = visibleStorySql('i', `${parameters.add(selection.scope.departmentId)}::text`);
  return selection.scope.includeOldRevisions ? `coalesce(${story}, -i.id)` : story;
}

/** The story of a row's item; see `storySql`. */
export function storyOfSql(selection: Selection, row: string, parameters: SqlParameters): string {
  return `(select ${storySql(selection, parameters)} from item i where i.id = ${row}.item_id)`;
}

/** True if the matcher has checked as many candidates, or computed as long, as one search may. */
export function isCheckLimitReached({ budget }: SearchSession, looked: number): boolean {
  return looked >= limits.searchChecked || budget.isHalfUsed;
}

/**
 * The condition for the latest version, written so that the indexes of latest versions don't apply and the planner uses
 * the word index alone. With sources or dates these indexes may be more selective, and the planner decides.
 */
export function byWordsAlone(selection: Selection): string {
  const narrowed = selection.scope.sourceIds !== null || hasDate(selection.plan);
  return narrowed ? 'v.is_latest' : 'coalesce(v.is_latest, false)';
}
