import { planOf, type Plan } from '../query/plan';
import { sqlAll, SqlParameters } from '../query/sqlFragment';
import { queryBounds, scopeCondition, type Scope } from '../query/toSql';
import { overflowLexeme } from '../analyzer/vector';
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

function isSame(plan: Plan, corpus: CorpusState, now: Date): boolean {
  const { upper, lower } = queryBounds(plan, corpus, now, new SqlParameters());
  return upper === lower;
}

function exactnessOf(plan: Plan, corpus: CorpusState, now: Date): Exactness {
  if (isSame(plan, corpus, now)) return 'exact';
  return isSame(plan, { ...corpus, hasOverflow: false }, now) ? 'overflow' : 'candidates';
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
  };
}

/** The selection's conditions on `item_version v`, its values among the parameters. */
export function conditionsOf(selection: Selection, parameters: SqlParameters): Conditions {
  const { plan, scope, corpus, now, exactness } = selection;
  const bounds = queryBounds(plan, corpus, now, parameters);
  const visible = scopeCondition(scope, parameters);
  const candidate = sqlAll([bounds.upper, visible]);
  if (exactness === 'exact') return { candidate, certain: 'true', doubtful: 'false' };
  const overflow = exactness === 'overflow' ? `v.vector @@ ${parameters.add(`'${overflowLexeme}'`)}::tsquery` : 'true';
  return { candidate, certain: bounds.lower, doubtful: sqlAll([candidate, overflow, `not (${bounds.lower})`]) };
}

/**
 * Which versions count, one arm a kind so that each has its index: the latest, and those that were the latest at the
 * search's `asOf` and were replaced since. Old revisions on request: all.
 */
export function versionArms(selection: Selection, parameters: SqlParameters): string[] {
  if (selection.scope.includeOldRevisions) return ['true'];
  const asOf = parameters.add(selection.scope.asOf);
  return ['v.is_latest', `not v.is_latest and v.superseded_at > ${asOf}::timestamptz`];
}
