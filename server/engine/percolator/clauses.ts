import type { AnalyzedArticle } from '../analyzer/analyzedArticle';
import { anchorsOf, rarest, threeRarest, type Anchor } from './anchor';
import type { Clause } from './condition';
import type { Predicates } from './predicates';
import { IntList } from './intList';
import { ANY, Programs } from './program';

const removed = -1;
/** If a single predicate is at least this rare, no set of alternatives is considered. */
const rareEnough = 0.002;
/** The number of integers of a clause that are read in the time of one entry. */
const lookedAtOnce = 8;

/** Where a clause is indexed: under each of `predicates`, at least one of which it requires. */
export interface IndexPlacement {
  predicates: readonly number[];
  /** Two further required predicates, checked before the clause itself. */
  guards: readonly [number, number];
  /** True if predicates and guards are the whole clause. */
  isAll: boolean;
}

/**
 * The clauses of all queries in one array. A clause consists of: the number of its query, its length, the count and
 * list of required predicates, the count and list of excluded predicates, and the programs of its remaining conditions.
 */
export class Clauses {
  private readonly code = new IntList(1024);
  private readonly programs: Programs;

  constructor(private readonly predicates: Predicates) {
    this.programs = new Programs(this.code, predicates);
  }

  /** The offset of the next clause. */
  get end(): number {
    return this.code.length;
  }

  /** Appends a clause of a query and returns its offset. */
  add(query: number, clause: Clause): number {
    const { code } = this;
    const at = code.length;
    code.push(query);
    code.push(0);
    for (const list of [clause.all, clause.none]) {
      code.push(list.length);
      for (const predicate of list) code.push(predicate);
    }
    for (const condition of clause.rest) this.programs.write(condition);
    code.set(at + 1, code.length - at);
    return at;
  }

  queryOf(at: number): number {
    return this.code.get(at);
  }

  /** The offset of the clause after this one. */
  after(at: number): number {
    return at + this.code.get(at + 1);
  }

  isRemoved(at: number): boolean {
    return this.code.get(at) === removed;
  }

  remove(at: number): void {
    this.code.set(at, removed);
  }

  /** Reclaims the space of removed clauses; calls `moved` with the new offset of each remaining one. */
  compact(moved: (query: number, at: number) => void): void {
    const { code } = this;
    let to = 0;
    let at = 0;
    while (at < code.length) {
      const from = at;
      at = this.after(from);
      if (this.isRemoved(from)) continue;
      code.data.copyWithin(to, from, at);
      moved(code.get(to), to);
      to += at - from;
    }
    code.length = to;
  }

  /** Calls `found` for each predicate of a clause, possibly repeatedly. */
  eachPredicate(at: number, found: (predicate: number) => void): void {
    const { code } = this;
    let from = at + 2;
    for (let list = 0; list < 2; list += 1) {
      const end = from + 1 + code.get(from);
      for (let one = from + 1; one < end; one += 1) found(code.get(one));
      from = end;
    }
    for (const end = this.after(at); from < end; from = this.programs.after(from))
      this.programs.eachPredicate(from, found);
  }

  /** Evaluates a clause on the article that the predicates were read from. */
  holds(at: number, article: AnalyzedArticle, now: Date): boolean {
    const { data } = this.code;
    const { stamps, now: so } = this.predicates.currentStamps();
    let from = at + 3;
    for (const end = from + (data[from - 1] ?? 0); from < end; from += 1) {
      if (stamps[data[from] ?? 0] !== so) return false;
    }
    from += 1;
    for (const end = from + (data[from - 1] ?? 0); from < end; from += 1) {
      if (stamps[data[from] ?? 0] === so) return false;
    }
    for (const end = this.after(at); from < end; from = this.programs.after(from)) {
      if (!this.programs.holds(from, article, now)) return false;
    }
    return true;
  }

  /**
   * Chooses where to index a clause by the current shares of the predicates. Null if it requires none and must be
   * evaluated for every article.
   */
  placementOf(at: number): IndexPlacement | null {
    const { code, predicates } = this;
    const count = code.get(at + 2);
    const all = code.data.subarray(at + 3, at + 3 + count);
    const [one, second, third] = threeRarest(all, predicates);
    const noneAt = at + 3 + count;
    const restAt = noneAt + 1 + code.get(noneAt);
    const end = this.after(at);
    const isPlain = code.get(noneAt) === 0 && restAt === end;
    const single: Anchor | null = one < 0 ? null : { predicates: [one], share: predicates.share(one) };
    if (single !== null && (single.share < rareEnough || restAt === end)) {
      return { predicates: single.predicates, guards: [second, third], isAll: isPlain && count <= 3 };
    }
    const sets: Anchor[] = [];
    for (let rest = restAt; rest < end; rest = this.programs.after(rest)) {
      sets.push(...anchorsOf(this.programs, rest, predicates));
    }
    const best = rarest(sets);
    if (best === null && single === null) return null;
    // Checking an entry is cheap; evaluating the rest of the clause takes time in proportion to its length.
    const looking = (end - restAt) / lookedAtOnce;
    const [shareOfSecond, shareOfThird] = [predicates.share(second), predicates.share(third)];
    const cost = single === null ? Infinity : single.share * (1 + shareOfSecond * shareOfThird * looking);
    const costOfSet = best === null ? Infinity : best.share * (1 + (single?.share ?? 1) * shareOfSecond * looking);
    if (best === null || (single !== null && cost <= costOfSet)) {
      return { predicates: single?.predicates ?? [], guards: [second, third], isAll: false };
    }
    const isOneList = this.programs.kindAt(restAt) === ANY && this.programs.after(restAt) === end;
    return {
      predicates: best.predicates,
      guards: [Math.max(one, 0), second],
      isAll: isOneList && code.get(noneAt) === 0 && count <= 2,
    };
  }
}
