import type { AnalyzedArticle } from '../analyzer/analyzedArticle';
import { spanOf } from '../query/dateSpan';
import { inPart, merged, touchesPart } from '../query/matches';
import { matchesPhrase } from '../query/phrase';
import type { ArticlePart, DatePlan } from '../query/plan';
import type { Condition } from './condition';
import type { Predicates } from './predicates';
import type { IntList } from './intList';

/** The integer encoding of conditions: the kind, the total length, then content that depends on the kind. */
const FALSE = 0;
const TRUE = 1;
export const ALL = 2;
export const ANY = 3;
export const PLACED = 4;
export const PHRASE = 5;
const DATE = 6;
export const AND = 7;
export const OR = 8;
const NOT = 9;
const parts: readonly ArticlePart[] = ['any', 'headline', 'body'];

function partAt(code: IntList, at: number): ArticlePart {
  return parts[code.get(at)] ?? 'any';
}

/**
 * Conditions encoded as contiguous integers, so that a hundred thousand of them are evaluated without following
 * pointers.
 */
export class Programs {
  private readonly dates: DatePlan[] = [];
  private readonly dateNumbers = new Map<string, number>();

  constructor(
    private readonly code: IntList,
    private readonly predicates: Predicates,
  ) {}

  /** Appends a condition. */
  write(condition: Condition): void {
    const { code } = this;
    const start = code.length;
    code.push(FALSE);
    code.push(0);
    code.set(start, this.writeBody(condition));
    code.set(start + 1, code.length - start);
  }

  private writeBody(condition: Condition): number {
    const { code } = this;
    switch (condition.kind) {
      case 'constant':
        return condition.value ? TRUE : FALSE;
      case 'allFacts':
      case 'anyFact':
        for (const predicate of condition.predicates) code.push(predicate);
        return condition.kind === 'allFacts' ? ALL : ANY;
      case 'placed':
        code.push(parts.indexOf(condition.part));
        for (const predicate of condition.predicates) code.push(predicate);
        return PLACED;
      case 'phrase':
        code.push(parts.indexOf(condition.part));
        code.push(condition.slop);
        for (const place of condition.places) {
          code.push(place.length);
          for (const predicate of place) code.push(predicate);
        }
        return PHRASE;
      case 'date':
        code.push(this.dateNumber(condition.plan));
        return DATE;
      case 'and':
      case 'or':
        for (const child of condition.children) this.write(child);
        return condition.kind === 'and' ? AND : OR;
      case 'not':
        this.write(condition.child);
        return NOT;
    }
  }

  private dateNumber(plan: DatePlan): number {
    const name = JSON.stringify([plan.from, plan.to]);
    const known = this.dateNumbers.get(name);
    if (known !== undefined) return known;
    this.dateNumbers.set(name, this.dates.length);
    return this.dates.push(plan) - 1;
  }

  kindAt(at: number): number {
    return this.code.get(at);
  }

  /** The offset after the condition at `at`. */
  after(at: number): number {
    return at + this.code.get(at + 1);
  }

  /** The predicates of a list. */
  predicatesAt(at: number): number[] {
    const found: number[] = [];
    this.eachPredicate(at, (predicate) => found.push(predicate));
    return found;
  }

  /** The predicates of a phrase by position. */
  placesAt(at: number): number[][] {
    const places: number[][] = [];
    for (let place = at + 4; place < this.after(at); place += this.code.get(place) + 1) {
      places.push([...this.code.data.subarray(place + 1, place + 1 + this.code.get(place))]);
    }
    return places;
  }

  /** The offsets of the children of an AND or OR. */
  childrenAt(at: number): number[] {
    const children: number[] = [];
    for (let child = at + 2; child < this.after(at); child = this.after(child)) children.push(child);
    return children;
  }

  /** Calls `found` for each predicate of the condition at `at`. */
  eachPredicate(at: number, found: (predicate: number) => void): void {
    const { code } = this;
    const end = at + code.get(at + 1);
    switch (code.get(at)) {
      case ALL:
      case ANY:
        for (let one = at + 2; one < end; one += 1) found(code.get(one));
        return;
      case PLACED:
        for (let one = at + 3; one < end; one += 1) found(code.get(one));
        return;
      case PHRASE:
        for (let place = at + 4; place < end; place += code.get(place) + 1) {
          for (let one = 1; one <= code.get(place); one += 1) found(code.get(place + one));
        }
        return;
      case AND:
      case OR:
      case NOT:
        for (let child = at + 2; child < end; child += code.get(child + 1)) this.eachPredicate(child, found);
        return;
    }
  }

  /** Evaluates the condition at `at` on the article that the predicates were read from. */
  holds(at: number, article: AnalyzedArticle, now: Date): boolean {
    const { code, predicates } = this;
    const end = at + code.get(at + 1);
    switch (code.get(at)) {
      case TRUE:
        return true;
      case ALL:
        for (let one = at + 2; one < end; one += 1) if (!predicates.isTrue(code.get(one))) return false;
        return true;
      case ANY:
        return this.isAnySo(at + 2, end);
      case PLACED: {
        const part = partAt(code, at + 2);
        for (let one = at + 3; one < end; one += 1) {
          if (touchesPart(article, predicates.positions(code.get(one)), part)) return true;
        }
        return false;
      }
      case PHRASE:
        return this.phraseHolds(at, end, article);
      case DATE: {
        const plan = this.dates[code.get(at + 2)];
        if (plan === undefined) return false;
        const span = spanOf(plan, now);
        return article.published >= span.from && article.published <= span.to;
      }
      case AND:
        for (let child = at + 2; child < end; child += code.get(child + 1)) {
          if (!this.holds(child, article, now)) return false;
        }
        return true;
      case OR:
        for (let child = at + 2; child < end; child += code.get(child + 1)) {
          if (this.holds(child, article, now)) return true;
        }
        return false;
      case NOT:
        return !this.holds(at + 2, article, now);
      default:
        return false;
    }
  }

  private isAnySo(from: number, end: number): boolean {
    for (let one = from; one < end; one += 1) if (this.predicates.isTrue(this.code.get(one))) return true;
    return false;
  }

  private phraseHolds(at: number, end: number, article: AnalyzedArticle): boolean {
    const { code } = this;
    for (let place = at + 4; place < end; place += code.get(place) + 1) {
      if (!this.isAnySo(place + 1, place + 1 + code.get(place))) return false;
    }
    const part = partAt(code, at + 2);
    const lists: (readonly number[])[] = [];
    // The same word gets the same array, as `matchesPhrase` requires.
    const known = new Map<string, readonly number[]>();
    for (let place = at + 4; place < end; place += code.get(place) + 1) {
      const predicates = Array.from({ length: code.get(place) }, (_, index) => code.get(place + 1 + index));
      const name = predicates.join(' ');
      const positions = known.get(name) ?? inPart(article, this.positionsOf(predicates), part);
      known.set(name, positions);
      lists.push(positions);
    }
    return matchesPhrase(lists, code.get(at + 3));
  }

  private positionsOf(predicates: readonly number[]): readonly number[] {
    return merged(predicates.map((predicate) => this.predicates.positions(predicate)));
  }
}
