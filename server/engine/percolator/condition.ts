import type { ArticlePart, DatePlan, Plan } from '../query/plan';
import type { Facts } from './predicates';

/** A query over numbered facts. */
export type Condition =
  | { kind: 'constant'; value: boolean }
  | { kind: 'allFacts' | 'anyFact'; facts: readonly number[] }
  | { kind: 'placed'; facts: readonly number[]; part: ArticlePart }
  | { kind: 'phrase'; places: readonly (readonly number[])[]; part: ArticlePart; slop: number }
  | { kind: 'date'; plan: DatePlan }
  | { kind: 'and' | 'or'; children: readonly Condition[] }
  | { kind: 'not'; child: Condition };

type PlainCondition = Extract<Condition, { kind: 'allFacts' | 'anyFact' }>;

function leaf(found: readonly number[], part: ArticlePart): Condition {
  return part === 'any' ? { kind: 'anyFact', facts: found } : { kind: 'placed', facts: found, part };
}

/** Words that must all be there, without regard to where, become one list; so do words one of which must. */
function gathered(kind: 'and' | 'or', children: readonly Condition[]): Condition {
  const isPlain = (child: Condition): child is PlainCondition =>
    child.kind === 'anyFact' && (kind === 'or' || child.facts.length === 1);
  const facts = [...new Set(children.filter(isPlain).flatMap((child) => child.facts))];
  if (facts.length === 0) return { kind, children };
  const list: Condition = { kind: kind === 'and' ? 'allFacts' : 'anyFact', facts };
  const rest = children.filter((child) => !isPlain(child));
  return rest.length === 0 ? list : { kind, children: [list, ...rest] };
}

/** Writes a plan over facts, which are to be held by whoever keeps the condition. */
export function conditionOf(plan: Plan, facts: Facts): Condition {
  switch (plan.kind) {
    case 'always':
    case 'never':
      return { kind: 'constant', value: plan.kind === 'always' };
    case 'words':
      return leaf(
        plan.words.map((word) => facts.word(plan.sign, word)),
        plan.part,
      );
    case 'phrase': {
      const places = plan.sequence.map((words) => words.map((word) => facts.word(plan.sign, word)));
      return { kind: 'phrase', places, part: plan.part, slop: plan.slop };
    }
    case 'prefix': {
      const last = facts.prefix(plan.sign + plan.prefix);
      if (plan.lead.length === 0) return leaf([last], plan.part);
      const lead = plan.lead.map((word) => [facts.literal(plan.sign + word.folded)]);
      return { kind: 'phrase', places: [...lead, [last]], part: plan.part, slop: 0 };
    }
    case 'whole':
      return { kind: 'anyFact', facts: [facts.literal(plan.lexeme)] };
    case 'date':
      return { kind: 'date', plan };
    case 'and':
    case 'or':
      return gathered(
        plan.kind,
        plan.children.map((child) => conditionOf(child, facts)),
      );
    case 'not':
      return { kind: 'not', child: conditionOf(plan.child, facts) };
  }
}

/** A conjunction, taken apart by what can be asked of single facts. */
export interface Clause {
  /** Facts that must be so. */
  all: readonly number[];
  /** Facts that must not. */
  none: readonly number[];
  /** What must hold beside. */
  rest: readonly Condition[];
}

/** The facts that are so wherever a condition holds, as far as that can be said of single ones. */
function necessary(condition: Condition): readonly number[] {
  switch (condition.kind) {
    case 'allFacts':
      return condition.facts;
    case 'anyFact':
    case 'placed':
      return condition.facts.length === 1 ? condition.facts : [];
    case 'phrase':
      return condition.places.flatMap((place) => (place.length === 1 ? place : []));
    default:
      return [];
  }
}

function forbidden(condition: Condition): readonly number[] {
  if (condition.kind !== 'not') return [];
  const { child } = condition;
  if (child.kind === 'anyFact') return child.facts;
  return child.kind === 'allFacts' && child.facts.length === 1 ? child.facts : [];
}

function clauseOf(condition: Condition, scope: readonly number[]): Clause {
  const parts = condition.kind === 'and' ? condition.children : [condition];
  const isSaid = (part: Condition): boolean =>
    part.kind === 'allFacts' ||
    (part.kind === 'anyFact' && part.facts.length === 1) ||
    (part.kind === 'constant' && part.value) ||
    forbidden(part).length > 0;
  return {
    all: [...new Set([...scope, ...parts.flatMap(necessary)])],
    none: [...new Set(parts.flatMap(forbidden))],
    rest: parts.filter((part) => !isSaid(part)),
  };
}

/**
 * The clauses one of which must hold: the alternatives at a query's top, each to be filed by itself, all within the scope's facts.
 * None: the query never holds.
 */
export function clausesOf(condition: Condition, scope: readonly number[]): Clause[] {
  const alternatives = condition.kind === 'or' ? condition.children : [condition];
  return alternatives
    .filter((one) => one.kind !== 'constant' || one.value)
    .map((alternative) => clauseOf(alternative, scope));
}
