import type { ArticlePart, DatePlan, Plan } from '../query/plan';
import type { Predicates } from './predicates';

/** A query over numbered predicates. */
export type Condition =
  | { kind: 'constant'; value: boolean }
  | { kind: 'allFacts' | 'anyFact'; predicates: readonly number[] }
  | { kind: 'placed'; predicates: readonly number[]; part: ArticlePart }
  | { kind: 'phrase'; places: readonly (readonly number[])[]; part: ArticlePart; slop: number }
  | { kind: 'date'; plan: DatePlan }
  | { kind: 'and' | 'or'; children: readonly Condition[] }
  | { kind: 'not'; child: Condition };

type PlainCondition = Extract<Condition, { kind: 'allFacts' | 'anyFact' }>;

function leaf(found: readonly number[], part: ArticlePart): Condition {
  return part === 'any' ? { kind: 'anyFact', predicates: found } : { kind: 'placed', predicates: found, part };
}

/** Merges single words among the children of an AND or OR into one list, if their positions don't matter. */
function gathered(kind: 'and' | 'or', children: readonly Condition[]): Condition {
  const isPlain = (child: Condition): child is PlainCondition =>
    child.kind === 'anyFact' && (kind === 'or' || child.predicates.length === 1);
  const predicates = [...new Set(children.filter(isPlain).flatMap((child) => child.predicates))];
  if (predicates.length === 0) return { kind, children };
  const list: Condition = { kind: kind === 'and' ? 'allFacts' : 'anyFact', predicates };
  const rest = children.filter((child) => !isPlain(child));
  return rest.length === 0 ? list : { kind, children: [list, ...rest] };
}

/** Compiles a plan to predicates. The caller must `hold` the predicates as long as it keeps the condition. */
export function conditionOf(plan: Plan, predicates: Predicates): Condition {
  switch (plan.kind) {
    case 'always':
    case 'never':
      return { kind: 'constant', value: plan.kind === 'always' };
    case 'words':
      return leaf(
        plan.words.map((word) => predicates.word(plan.sign, word)),
        plan.part,
      );
    case 'phrase': {
      const places = plan.sequence.map((words) => words.map((word) => predicates.word(plan.sign, word)));
      return { kind: 'phrase', places, part: plan.part, slop: plan.slop };
    }
    case 'prefix': {
      const last = predicates.prefix(plan.sign + plan.prefix);
      if (plan.lead.length === 0) return leaf([last], plan.part);
      const lead = plan.lead.map((word) => [predicates.literal(plan.sign + word.folded)]);
      return { kind: 'phrase', places: [...lead, [last]], part: plan.part, slop: 0 };
    }
    case 'whole':
      return { kind: 'anyFact', predicates: [predicates.literal(plan.lexeme)] };
    case 'date':
      return { kind: 'date', plan };
    case 'and':
    case 'or':
      return gathered(
        plan.kind,
        plan.children.map((child) => conditionOf(child, predicates)),
      );
    case 'not':
      return { kind: 'not', child: conditionOf(plan.child, predicates) };
  }
}

/** A conjunction, split into single predicates and the rest. */
export interface Clause {
  /** Required predicates. */
  all: readonly number[];
  /** Excluded predicates. */
  none: readonly number[];
  /** The remaining conditions. */
  rest: readonly Condition[];
}

/** The single predicates that are true whenever a condition holds. */
function necessary(condition: Condition): readonly number[] {
  switch (condition.kind) {
    case 'allFacts':
      return condition.predicates;
    case 'anyFact':
    case 'placed':
      return condition.predicates.length === 1 ? condition.predicates : [];
    case 'phrase':
      return condition.places.flatMap((place) => (place.length === 1 ? place : []));
    default:
      return [];
  }
}

function forbidden(condition: Condition): readonly number[] {
  if (condition.kind !== 'not') return [];
  const { child } = condition;
  if (child.kind === 'anyFact') return child.predicates;
  return child.kind === 'allFacts' && child.predicates.length === 1 ? child.predicates : [];
}

function clauseOf(condition: Condition, scope: readonly number[]): Clause {
  const parts = condition.kind === 'and' ? condition.children : [condition];
  const isSaid = (part: Condition): boolean =>
    part.kind === 'allFacts' ||
    (part.kind === 'anyFact' && part.predicates.length === 1) ||
    (part.kind === 'constant' && part.value) ||
    forbidden(part).length > 0;
  return {
    all: [...new Set([...scope, ...parts.flatMap(necessary)])],
    none: [...new Set(parts.flatMap(forbidden))],
    rest: parts.filter((part) => !isSaid(part)),
  };
}

/**
 * The clauses of a query (a disjunction): each top-level alternative is indexed separately, together with the scope's
 * predicates. Empty if the query never matches.
 */
export function clausesOf(condition: Condition, scope: readonly number[]): Clause[] {
  const alternatives = condition.kind === 'or' ? condition.children : [condition];
  return alternatives
    .filter((one) => one.kind !== 'constant' || one.value)
    .map((alternative) => clauseOf(alternative, scope));
}
