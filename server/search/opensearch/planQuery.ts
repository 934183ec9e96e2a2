import type { Alternatives } from '@server/engine/analyzer/analyzeQueryText';
import { partGap } from '@server/engine/analyzer/analyzeArticle';
import { lexemesOf } from '@server/engine/analyzer/lexemes';
import { spanOf } from '@server/engine/query/dateSpan';
import type { ArticlePart, PhrasePlan, Plan, PrefixPlan, WordsPlan } from '@server/engine/query/plan';
import type { IndexedField, PositionField } from './indexMapping';

/** A query of OpenSearch in its JSON form. */
export type Clause = Readonly<Record<string, unknown>>;

/** Every match satisfies `upper`; everything that satisfies `lower` is a match. */
type Bound = 'upper' | 'lower';

/** A query with more clauses than OpenSearch takes (`indices.query.bool.max_clause_count`, 1,024 by default). */
export class TooManyClauses extends Error {
  constructor() {
    super('The query has more clauses than OpenSearch takes.');
    this.name = 'TooManyClauses';
  }
}

const mostClauses = 1_000;

export const matchAll: Clause = { match_all: {} };
const matchNone: Clause = { match_none: {} };

/**
 * True for a phrase that might span headline and text, which are 100 positions apart but stand in two fields of the
 * index.
 */
function maySpanParts({ sign, part, sequence, slop }: PhrasePlan): boolean {
  return sign === '' && part === 'any' && sequence.length + slop > partGap;
}

/**
 * True if OpenSearch alone decides a query. The matcher decides phrases of three or more words with slop, and prefixes
 * after other words (`BAY-24*`).
 */
export function openSearchDecides(plan: Plan): boolean {
  switch (plan.kind) {
    case 'and':
    case 'or':
      return plan.children.every(openSearchDecides);
    case 'not':
      return openSearchDecides(plan.child);
    case 'prefix':
      return plan.lead.length === 0;
    case 'phrase':
      return (plan.slop === 0 || plan.sequence.length === 2) && !maySpanParts(plan);
    default:
      return true;
  }
}

/** The fields in which words of a part stand with their positions. */
function positionFields({ sign, part }: { sign: string; part: ArticlePart }): readonly PositionField[] {
  if (sign !== '') return ['fields'];
  if (part !== 'any') return [part];
  return ['headline', 'body'];
}

/** The field that has the single words of a part. */
function wordField({ sign, part }: { sign: string; part: ArticlePart }): IndexedField {
  if (sign !== '') return 'fields';
  return part === 'any' ? 'words' : part;
}

function prefixFields({ sign, part }: { sign: string; part: ArticlePart }): readonly IndexedField[] {
  if (sign !== '') return ['fields'];
  if (part === 'headline') return ['headlinePrefixes'];
  return part === 'body' ? ['bodyPrefixes'] : ['headlinePrefixes', 'bodyPrefixes'];
}

export function anyClause(clauses: readonly Clause[]): Clause {
  const [only] = clauses;
  if (only === undefined) return matchNone;
  return clauses.length === 1 ? only : { bool: { should: clauses, minimum_should_match: 1 } };
}

function allClauses(clauses: readonly Clause[]): Clause {
  const [only] = clauses;
  if (only === undefined) return matchAll;
  return clauses.length === 1 ? only : { bool: { filter: clauses } };
}

function termsClause(field: IndexedField, lexemes: readonly string[]): Clause {
  const [only] = lexemes;
  if (only === undefined) return matchNone;
  return lexemes.length === 1 ? { term: { [field]: only } } : { terms: { [field]: lexemes } };
}

/** Translates analyzed queries to OpenSearch's term, prefix, range, and span queries. Nothing is analyzed there. */
class PlanTranslator {
  private clauses = 0;

  constructor(
    private readonly languages: readonly string[],
    private readonly now: Date,
  ) {}

  of(plan: Plan, bound: Bound): Clause {
    switch (plan.kind) {
      case 'never':
        return matchNone;
      case 'always':
        return matchAll;
      case 'words':
        return this.count(termsClause(wordField(plan), this.lexemes(plan)));
      case 'whole':
        return this.count(termsClause('names', [plan.lexeme]));
      case 'prefix':
        return this.prefix(plan, bound);
      case 'phrase':
        return this.phrase(plan, bound);
      case 'date':
        return this.count(dateClause(spanOf(plan, this.now)));
      case 'and':
        return allClauses(plan.children.map((child) => this.of(child, bound)));
      case 'or':
        return this.anyOf(plan.children, bound);
      case 'not':
        return { bool: { must_not: [this.of(plan.child, bound === 'upper' ? 'lower' : 'upper')] } };
    }
  }

  private count(clause: Clause, clauses = 1): Clause {
    this.clauses += clauses;
    if (this.clauses > mostClauses) throw new TooManyClauses();
    return clause;
  }

  private lexemes(plan: WordsPlan): readonly string[] {
    return lexemesOf(plan.words, plan.sign, this.languages);
  }

  /** The words of a disjunction become one `terms` query per field, so that a list of a thousand words is one clause. */
  private anyOf(children: readonly Plan[], bound: Bound): Clause {
    const words = new Map<IndexedField, Set<string>>();
    const others: Clause[] = [];
    for (const child of children) {
      if (child.kind !== 'words') {
        others.push(this.of(child, bound));
        continue;
      }
      const field = wordField(child);
      const known = words.get(field) ?? new Set<string>();
      words.set(field, known);
      for (const lexeme of this.lexemes(child)) known.add(lexeme);
    }
    const lists = [...words].map(([field, lexemes]) => this.count(termsClause(field, [...lexemes])));
    return anyClause([...lists, ...others]);
  }

  private prefix(plan: PrefixPlan, bound: Bound): Clause {
    if (plan.lead.length > 0 && bound === 'lower') return matchNone;
    const fields = prefixFields(plan);
    const found = anyClause(
      fields.map((field) => this.count({ prefix: { [field]: { value: plan.sign + plan.prefix } } })),
    );
    const lead = plan.lead.map((word) =>
      anyClause(fields.map((field) => this.count(termsClause(field, [plan.sign + word.folded])))),
    );
    return allClauses([...lead, found]);
  }

  private phrase(plan: PhrasePlan, bound: Bound): Clause {
    if (maySpanParts(plan)) {
      if (bound === 'lower') return matchNone;
      const words = plan.sequence.map((alternatives): WordsPlan => ({ ...plan, kind: 'words', words: alternatives }));
      return allClauses(words.map((one) => this.of(one, bound)));
    }
    return anyClause(positionFields(plan).map((field) => this.spans(plan, field, bound)));
  }

  private spans({ sequence, sign, slop }: PhrasePlan, field: PositionField, bound: Bound): Clause {
    const words = sequence.map((alternatives) => this.span(field, alternatives, sign));
    const inOrder: Clause = { span_near: { clauses: words, slop, in_order: true } };
    if (slop === 0) return inOrder;
    const [first, second] = words;
    if (words.length === 2 && first !== undefined && second !== undefined) {
      if (slop < 2) return inOrder;
      // A swap of two neighbors costs 2.
      const reversed = this.count({ span_near: { clauses: [second, first], slop: slop - 2, in_order: true } }, 2);
      return anyClause([inOrder, reversed]);
    }
    return bound === 'lower' ? inOrder : { span_near: { clauses: words, slop, in_order: false } };
  }

  private span(field: PositionField, alternatives: Alternatives, sign: string): Clause {
    const terms = lexemesOf(alternatives, sign, this.languages).map((lexeme): Clause =>
      this.count({ span_term: { [field]: lexeme } }),
    );
    const [only] = terms;
    return terms.length === 1 && only !== undefined ? only : { span_or: { clauses: terms } };
  }
}

function dateClause({ from, to }: { from: number; to: number }): Clause {
  if (from > to) return matchNone;
  // A span has whole milliseconds with inclusive ends; the index has microseconds.
  const range = {
    ...(Number.isFinite(from) && { gte: from * 1_000 }),
    ...(Number.isFinite(to) && { lt: (to + 1) * 1_000 }),
  };
  return Object.keys(range).length === 0 ? matchAll : { range: { published: range } };
}

/**
 * The candidates of a query: exactly its matches if `openSearchDecides` it, otherwise more.
 * @param languages The languages of the stored articles; articles in others aren't found.
 * @param now The instant at which relative dates are resolved.
 * @throws TooManyClauses
 */
export function planQuery(plan: Plan, languages: readonly string[], now: Date): Clause {
  return languages.length === 0 ? matchNone : new PlanTranslator(languages, now).of(plan, 'upper');
}
