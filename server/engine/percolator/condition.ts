import type { AnalysedArticle } from '../analyzer/analysedArticle';
import { spanOf } from '../query/dates';
import { inPart, merged, touchesPart } from '../query/matches';
import { standsAsPhrase } from '../query/phrase';
import type { ArticlePart, DatePlan, Plan } from '../query/plan';
import type { Facts } from './facts';

/** A query over numbered facts. */
export type Condition =
  | { kind: 'constant'; value: boolean }
  | { kind: 'allFacts' | 'anyFact'; facts: number[] }
  | { kind: 'placed'; facts: number[]; part: ArticlePart }
  | { kind: 'phrase'; places: number[][]; part: ArticlePart; slop: number }
  | { kind: 'date'; plan: DatePlan }
  | { kind: 'and' | 'or'; children: Condition[] }
  | { kind: 'not'; child: Condition };

function leaf(found: number[], part: ArticlePart): Condition {
  return part === 'any' ? { kind: 'anyFact', facts: found } : { kind: 'placed', facts: found, part };
}

/** Words that must all be there, without regard to where, become one list; so do words one of which must. */
function gathered(kind: 'and' | 'or', children: Condition[], known: Facts): Condition {
  const isPlain = (child: Condition): child is Extract<Condition, { facts: number[]; kind: 'anyFact' | 'allFacts' }> =>
    child.kind === 'anyFact' && (kind === 'or' || child.facts.length === 1);
  const facts = children.filter(isPlain).flatMap((child) => child.facts);
  if (facts.length === 0) return { kind, children };
  const named = new Set<number>();
  for (const fact of facts) {
    // Named twice, kept once: the second use is given back.
    if (named.has(fact)) known.release(fact);
    named.add(fact);
  }
  const list: Condition = { kind: kind === 'and' ? 'allFacts' : 'anyFact', facts: [...named] };
  const rest = children.filter((child) => !isPlain(child));
  return rest.length === 0 ? list : { kind, children: [list, ...rest] };
}

/** Writes a plan over facts; each fact that it names is used once more (see `factsOf`). */
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
        facts,
      );
    case 'not':
      return { kind: 'not', child: conditionOf(plan.child, facts) };
  }
}

/** The facts that a condition names, to be released with it. */
export function factsOf(condition: Condition): number[] {
  switch (condition.kind) {
    case 'constant':
    case 'date':
      return [];
    case 'allFacts':
    case 'anyFact':
    case 'placed':
      return condition.facts;
    case 'phrase':
      return condition.places.flat();
    case 'and':
    case 'or':
      return condition.children.flatMap(factsOf);
    case 'not':
      return factsOf(condition.child);
  }
}

function isAnySo(place: readonly number[], facts: Facts): boolean {
  for (const fact of place) if (facts.isSo(fact)) return true;
  return false;
}

function positionsOf(place: readonly number[], facts: Facts): readonly number[] {
  const [only] = place;
  if (only !== undefined && place.length === 1) return facts.positions(only);
  return merged(place.map((fact) => facts.positions(fact)));
}

type PhraseCondition = Extract<Condition, { kind: 'phrase' }>;

function phraseHolds(condition: PhraseCondition, facts: Facts, article: AnalysedArticle): boolean {
  for (const place of condition.places) if (!isAnySo(place, facts)) return false;
  const lists = condition.places.map((place) => inPart(article, positionsOf(place, facts), condition.part));
  return standsAsPhrase(lists, condition.slop);
}

/** Whether a condition holds for the article that `facts` has read. */
export function holds(condition: Condition, facts: Facts, article: AnalysedArticle, now: Date): boolean {
  switch (condition.kind) {
    case 'constant':
      return condition.value;
    case 'allFacts':
      for (const fact of condition.facts) if (!facts.isSo(fact)) return false;
      return true;
    case 'anyFact':
      for (const fact of condition.facts) if (facts.isSo(fact)) return true;
      return false;
    case 'placed':
      return condition.facts.some((fact) => touchesPart(article, facts.positions(fact), condition.part));
    case 'phrase':
      return phraseHolds(condition, facts, article);
    case 'date': {
      const span = spanOf(condition.plan, now);
      return article.published >= span.from && article.published <= span.to;
    }
    case 'and':
      for (const child of condition.children) if (!holds(child, facts, article, now)) return false;
      return true;
    case 'or':
      for (const child of condition.children) if (holds(child, facts, article, now)) return true;
      return false;
    case 'not':
      return !holds(condition.child, facts, article, now);
  }
}
