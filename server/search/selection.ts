import { limits } from '@contract/limits';
import { planOf, type Plan } from '@server/engine/query/plan';
import { sqlAll, SqlParameters } from '@server/engine/query/sqlFragment';
import { hasDate, queryBounds, scopeCondition, type Scope } from '@server/engine/query/toSql';
import { ownStorySql } from '@server/articles/stories/ownStory';
import { overflowLexeme } from '@server/engine/analyzer/vector';
import { expandSources, readCorpus, type CorpusState } from './corpus';
import type { SearchFilter } from './request';
import type { SearchSession } from './session';

/** How the database answers a query: by itself, by itself but for articles too long for a vector, or as candidates. */
export type Exactness = 'exact' | 'overflow' | 'candidates';

/** A filter made ready for statements: which rows, and what of them the database decides. */
export interface Selection {
  plan: Plan;
  scope: Scope;
  corpus: CorpusState;
  now: Date;
  exactness: Exactness;
  /** Whether a word, and not dates and sources alone, narrows the search. */
  asksWords: boolean;
  /** What the matcher said of versions, by `versionName`: a page and its count ask of the same ones. */
  known: Map<string, boolean>;
}

export interface Conditions {
  /** Every hit satisfies it: query, scope, and being the version that counts. */
  candidate: string;
  /** What satisfies it, among the candidates, is a hit without a further look. */
  certain: string;
  /** The candidates that need a look. */
  doubtful: string;
}

const everything: Plan = { kind: 'always' };

function isSame(plan: Plan, languages: readonly string[], now: Date, withOverflow: boolean): boolean {
  const { upper, lower } = queryBounds(plan, languages, now, new SqlParameters(), withOverflow);
  return upper === lower;
}

function exactnessOf(plan: Plan, { languages }: CorpusState, now: Date): Exactness {
  if (isSame(plan, languages, now, true)) return 'exact';
  return isSame(plan, languages, now, false) ? 'overflow' : 'candidates';
}

/** Whether every match has to have some word. */
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

/** Looks up what a filter needs to know of the stored articles. */
export async function select(session: SearchSession, filter: SearchFilter): Promise<Selection> {
  const corpus = await readCorpus(session);
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

/** The selection's conditions on `item_version v`, its values among the parameters. */
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
 * Which versions count, one arm a kind so that each has its index: the latest, and those that were the latest at the
 * search's `asOf` and were replaced since. Old revisions on request: all.
 * @param latest how to say the first; see `byWordsAlone`
 */
export function versionArms(selection: Selection, parameters: SqlParameters, latest = 'v.is_latest'): string[] {
  if (selection.scope.includeOldRevisions) return ['true'];
  const asOf = parameters.add(selection.scope.asOf);
  return [latest, `not v.is_latest and v.superseded_at > ${asOf}::timestamptz`];
}

/**
 * The story of an item `i`, as whoever searches sees it. Where old revisions are asked for, an item without a story is
 * one itself, told by its versions, and stands with a minus before its id.
 */
export function storySql(selection: Selection, parameters: SqlParameters): string {
  const story = ownStorySql('i', `${parameters.add(selection.scope.departmentId)}::text`);
  return selection.scope.includeOldRevisions ? `coalesce(${story}, -i.id)` : story;
}

/** The story of the item of a row; see `storySql`. */
export function storyOfSql(selection: Selection, row: string, parameters: SqlParameters): string {
  return `(select ${storySql(selection, parameters)} from item i where i.id = ${row}.item_id)`;
}

/** Whether the matcher has looked at as many candidates, or for as long, as it may in one search. */
export function hasLookedEnough({ budget }: SearchSession, looked: number): boolean {
  return looked >= limits.searchChecked || budget.isHalfUsed;
}

/**
 * How to say that a version is the latest where the word index should be asked alone: so that the indexes of latest
 * versions are of no use. With sources or dates they may narrow the search better, and are left to the planner.
 */
export function byWordsAlone(selection: Selection): string {
  const narrowed = selection.scope.sourceIds !== null || hasDate(selection.plan);
  return narrowed ? 'v.is_latest' : 'coalesce(v.is_latest, false)';
}
