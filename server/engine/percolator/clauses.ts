import type { AnalysedArticle } from '../analyzer/analysedArticle';
import { anchorsOf, rarest, threeRarest, type Anchor } from './anchor';
import type { Clause } from './condition';
import type { Facts } from './predicates';
import { Ints } from './ints';
import { ANY, Programs } from './program';

const removed = -1;
/** A single fact as rare as this is good enough: no set of alternatives is looked for. */
const rareEnough = 0.002;
/** Integers of a clause that are read in the time that one entry takes. */
const lookedAtOnce = 8;

/** Where a clause is filed: under each of some facts, one of which it needs. */
export interface Filed {
  facts: readonly number[];
  /** Two further facts that it needs; looked at before the clause itself. */
  guards: readonly [number, number];
  /** Whether facts and guards are all that it asks for. */
  isAll: boolean;
}

/**
 * The clauses of all queries, one after another: the query's number, the length, how many facts must be so and these, how
 * many must not and these, and the programs of what must hold beside.
 */
export class Clauses {
  private readonly code = new Ints(1024);
  private readonly programs: Programs;

  constructor(private readonly facts: Facts) {
    this.programs = new Programs(this.code, facts);
  }

  /** Where the next clause will stand. */
  get end(): number {
    return this.code.length;
  }

  /** Writes a clause of a query; answers where. */
  add(query: number, clause: Clause): number {
    const { code } = this;
    const at = code.length;
    code.push(query);
    code.push(0);
    for (const list of [clause.all, clause.none]) {
      code.push(list.length);
      for (const fact of list) code.push(fact);
    }
    for (const condition of clause.rest) this.programs.write(condition);
    code.set(at + 1, code.length - at);
    return at;
  }

  queryOf(at: number): number {
    return this.code.get(at);
  }

  /** Where the clause after this one stands. */
  after(at: number): number {
    return at + this.code.get(at + 1);
  }

  isRemoved(at: number): boolean {
    return this.code.get(at) === removed;
  }

  remove(at: number): void {
    this.code.set(at, removed);
  }

  /** Takes the room of removed clauses; `moved` is told where each of the others stands from now on. */
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

  /** Calls `found` for each fact that a clause names, some more than once. */
  eachFact(at: number, found: (fact: number) => void): void {
    const { code } = this;
    let from = at + 2;
    for (let list = 0; list < 2; list += 1) {
      const end = from + 1 + code.get(from);
      for (let one = from + 1; one < end; one += 1) found(code.get(one));
      from = end;
    }
    for (const end = this.after(at); from < end; from = this.programs.after(from)) this.programs.eachFact(from, found);
  }

  /** Whether a clause holds for the article that the facts have read. */
  holds(at: number, article: AnalysedArticle, now: Date): boolean {
    const { data } = this.code;
    const { stamps, now: so } = this.facts.stampsNow();
    let from = at + 3;
    for (let end = from + (data[from - 1] ?? 0); from < end; from += 1) {
      if (stamps[data[from] ?? 0] !== so) return false;
    }
    from += 1;
    for (let end = from + (data[from - 1] ?? 0); from < end; from += 1) {
      if (stamps[data[from] ?? 0] === so) return false;
    }
    for (const end = this.after(at); from < end; from = this.programs.after(from)) {
      if (!this.programs.holds(from, article, now)) return false;
    }
    return true;
  }

  /** Where to file a clause by what is known of the facts' shares; null: it needs nothing, and is tried on every article. */
  filedOf(at: number): Filed | null {
    const { code, facts } = this;
    const count = code.get(at + 2);
    const all = code.data.subarray(at + 3, at + 3 + count);
    const [one, second, third] = threeRarest(all, facts);
    const noneAt = at + 3 + count;
    const restAt = noneAt + 1 + code.get(noneAt);
    const end = this.after(at);
    const isPlain = code.get(noneAt) === 0 && restAt === end;
    const single: Anchor | null = one < 0 ? null : { facts: [one], share: facts.share(one) };
    if (single !== null && (single.share < rareEnough || restAt === end)) {
      return { facts: single.facts, guards: [second, third], isAll: isPlain && count <= 3 };
    }
    const sets: Anchor[] = [];
    for (let rest = restAt; rest < end; rest = this.programs.after(rest)) {
      sets.push(...anchorsOf(this.programs, rest, facts));
    }
    const best = rarest(sets);
    if (best === null && single === null) return null;
    // Looking at an entry costs little, at what the clause asks for beside as much as that is long.
    const looking = (end - restAt) / lookedAtOnce;
    const [shareOfSecond, shareOfThird] = [facts.share(second), facts.share(third)];
    const cost = single === null ? Infinity : single.share * (1 + shareOfSecond * shareOfThird * looking);
    const costOfSet = best === null ? Infinity : best.share * (1 + (single?.share ?? 1) * shareOfSecond * looking);
    if (best === null || (single !== null && cost <= costOfSet)) {
      return { facts: single?.facts ?? [], guards: [second, third], isAll: false };
    }
    const isOneList = this.programs.kindAt(restAt) === ANY && this.programs.after(restAt) === end;
    return {
      facts: best.facts,
      guards: [Math.max(one, 0), second],
      isAll: isOneList && code.get(noneAt) === 0 && count <= 2,
    };
  }
}
