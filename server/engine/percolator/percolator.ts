import type { QueryNode } from '@contract/query/ast';
import type { AnalysedArticle } from '../analyzer/analysedArticle';
import { planOf } from '../query/plan';
import { Clauses } from './clauses';
import { clausesOf, conditionOf, type Condition } from './condition';
import { Drawers, Pile, entryLength } from './postingTable';
import { alwaysSo, Facts } from './predicates';
import { Ints } from './ints';

/** For whom a saved query is, and of which sources: those of the percolator's articles that it may see. */
export interface QueryScope {
  /** A department sees its own channels beside the provider's sources; null: the provider's sources alone. */
  departmentId: string | null;
  /** Ids of sources or packages, or all, future ones too. */
  sources: readonly string[] | 'all';
}

export interface PercolatorMatch {
  readonly id: string;
  readonly revision: string;
}

/** When and in what steps clauses are filed anew; tests ask for it sooner. */
export interface FilingPace {
  /** Articles after which the shares of words are known well enough to file by them for the first time. */
  firstAfter: number;
  /** Clauses filed in one step, beside the matching of one article. */
  aStep: number;
  /** What may come one by one before all is laid out anew, beside a part of all (integers of clauses, entries). */
  muchNew: number;
}

const usualPace: FilingPace = { firstAfter: 256, aStep: 2_000, muchNew: 4_096 };
const nowhere = -1;

/**
 * All saved queries, so filed that an article meets only those that could match: each clause lies under its rarest necessary
 * fact (or under a set of facts one of which is necessary). Gives the same answers as `matches` together with the
 * scope. Not shared between threads: each worker holds its own.
 */
export class Percolator {
  private readonly facts = new Facts();
  private readonly clauses = new Clauses(this.facts);
  private readonly numbers = new Map<string, number>();
  /** By number: what a match says, the department, where the clauses begin, and the facts' reading in which it last matched. */
  private readonly saved: (PercolatorMatch | undefined)[] = [];
  private readonly departments: (string | null)[] = [];
  private readonly clauseAt = new Ints();
  private readonly matchedIn = new Ints();
  /** Numbers that entries may still name, before and since the filing under way began; and those that are free again. */
  private leaving: number[] = [];
  private left: number[] = [];
  private free: number[] = [];

  private drawers = new Drawers();
  /** Clauses before this place are in the drawers. */
  private filedTo = 0;
  private filing: { pile: Pile; at: number } | null = null;
  private refileAt: number;

  constructor(private readonly pace = usualPace) {
    this.refileAt = pace.firstAfter;
  }

  get size(): number {
    return this.numbers.size;
  }

  /**
   * Saves a query, in place of an earlier one of the same id.
   * @param query null: every article of the sources
   * @param revision given back with each match
   */
  add(id: string, revision: string, query: QueryNode | null, scope: QueryScope): void {
    this.remove(id);
    const number = this.free.pop() ?? this.saved.length;
    const condition: Condition =
      query === null ? { kind: 'constant', value: true } : conditionOf(planOf(query), this.facts);
    this.numbers.set(id, number);
    this.saved[number] = { id, revision };
    this.departments[number] = scope.departmentId;
    this.matchedIn.set(number, 0);
    this.clauseAt.set(number, this.clauses.end);
    const within = scope.sources === 'all' ? [] : [this.facts.sources(scope.sources)];
    for (const clause of clausesOf(condition, within)) this.clauses.add(number, clause);
    this.eachClause(number, (at) => this.clauses.eachFact(at, (fact) => this.facts.hold(fact)));
  }

  /** Forgets a query; whether there was one. */
  remove(id: string): boolean {
    const number = this.numbers.get(id);
    if (number === undefined) return false;
    this.numbers.delete(id);
    this.saved[number] = undefined;
    this.eachClause(number, (at) => {
      this.clauses.eachFact(at, (fact) => this.facts.release(fact));
      this.clauses.remove(at);
    });
    this.left.push(number);
    return true;
  }

  /** Forgets all queries. */
  clear(): void {
    for (const id of [...this.numbers.keys()]) this.remove(id);
    this.fileAll();
  }

  /** The queries that an article satisfies, in no particular order; relative dates count from `now`. */
  match(article: AnalysedArticle, now: Date = new Date()): PercolatorMatch[] {
    this.facts.read(article);
    this.catchUp();
    const found: PercolatorMatch[] = [];
    const { data, length } = this.facts.present;
    this.open(alwaysSo, article, now, found);
    for (let index = 0; index < length; index += 1) this.open(data[index] ?? alwaysSo, article, now, found);
    return found;
  }

  /** Counts the words of articles without matching, and files by what it learnt: before the first batch. */
  learn(articles: Iterable<AnalysedArticle>): void {
    for (const article of articles) this.facts.read(article);
    this.fileAll();
  }

  /**
   * Files some of the queries that were added since; once all are, `true`. Whoever has added very many calls this again and again,
   * with other work between: else the next article waits for it.
   */
  fileSome(): boolean {
    if (this.filing === null && this.filedTo < this.clauses.end) this.beginFiling();
    this.goOnFiling(this.pace.aStep);
    return this.filing === null;
  }

  private open(fact: number, article: AnalysedArticle, now: Date, found: PercolatorMatch[]): void {
    const { drawers } = this;
    const [from, to] = [drawers.startOf(fact), drawers.startOf(fact + 1)];
    if (from < to) this.tryAll(drawers.entries, from, to, article, now, found);
    const late = drawers.lateOf(fact);
    if (late !== undefined) this.tryAll(late.data, 0, late.length, article, now, found);
  }

  private tryAll(
    entries: Int32Array,
    from: number,
    to: number,
    article: AnalysedArticle,
    now: Date,
    found: PercolatorMatch[],
  ): void {
    const { stamps, now: so } = this.facts.stampsNow();
    for (let at = from; at < to; at += entryLength) {
      if (stamps[entries[at + 1] ?? 0] !== so || stamps[entries[at + 2] ?? 0] !== so) continue;
      const reference = entries[at] ?? 0;
      const query = reference < 0 ? ~reference : this.clauses.queryOf(reference);
      if (query < 0 || this.matchedIn.get(query) === so) continue;
      if (reference >= 0 && !this.clauses.holds(reference, article, now)) continue;
      const match = this.saved[query];
      // Removed since it was filed, or another department's.
      if (match === undefined || !this.sees(query, article)) continue;
      this.matchedIn.set(query, so);
      found.push(match);
    }
  }

  private sees(query: number, article: AnalysedArticle): boolean {
    return article.departmentId === null || article.departmentId === this.departments[query];
  }

  /** Calls `visit` with the place of each clause of a query. */
  private eachClause(query: number, visit: (at: number) => void): void {
    const { clauses } = this;
    let at = this.clauseAt.get(query);
    while (at !== nowhere && at < clauses.end && clauses.queryOf(at) === query) {
      const here = at;
      at = clauses.after(at);
      visit(here);
    }
  }

  /** Brings what was added into the drawers, and goes on with laying them out anew. */
  private catchUp(): void {
    const { clauses, drawers } = this;
    if (clauses.end - this.filedTo > this.pace.muchNew + clauses.end / 4) this.fileAll();
    for (; this.filedTo < clauses.end; this.filedTo = clauses.after(this.filedTo)) {
      if (!clauses.isRemoved(this.filedTo)) this.file(this.filedTo, this.drawers);
    }
    const isDue =
      this.facts.seen >= this.refileAt || drawers.lateEntries > this.pace.muchNew + drawers.entries.length / 12;
    if (this.filing === null && isDue) this.beginFiling();
    this.goOnFiling(this.pace.aStep);
  }

  private file(at: number, into: Drawers | Pile): void {
    const filed = this.clauses.filedOf(at);
    into.put(filed?.isAll === true ? ~this.clauses.queryOf(at) : at, filed);
  }

  private beginFiling(): void {
    this.filing = { pile: new Pile(), at: 0 };
    this.leaving = this.leaving.concat(this.left);
    this.left = [];
  }

  /** Files some more clauses by the shares known now; once that was the last, the new drawers take the place of the old. */
  private goOnFiling(most: number): void {
    const { filing, clauses } = this;
    if (filing === null) return;
    for (let done = 0; done < most && filing.at < clauses.end; done += 1) {
      if (!clauses.isRemoved(filing.at)) this.file(filing.at, filing.pile);
      filing.at = clauses.after(filing.at);
    }
    if (filing.at < clauses.end) return;
    this.drawers = filing.pile.sorted(this.facts.size);
    this.filedTo = clauses.end;
    this.filing = null;
    this.free = this.free.concat(this.leaving);
    this.leaving = [];
    if (this.facts.seen < this.refileAt) return;
    if (this.facts.seen >= this.pace.firstAfter * 64) this.facts.age();
    this.refileAt = this.facts.seen * (this.facts.seen >= this.pace.firstAfter * 32 ? 2 : 8);
  }

  /** Files everything at once, and takes the room of what was removed. */
  private fileAll(): void {
    this.clauseAt.data.fill(nowhere);
    this.clauses.compact((query, at) => {
      if (this.clauseAt.get(query) === nowhere) this.clauseAt.set(query, at);
    });
    this.beginFiling();
    this.goOnFiling(Infinity);
  }
}
