import type { QueryNode } from '@contract/query/ast';
import type { AnalysedArticle } from '../analyzer/analysedArticle';
import { planOf } from '../query/plan';
import { Clauses } from './clauses';
import { clausesOf, conditionOf, type Condition } from './condition';
import { Drawers, Pile, entryLength } from './postingTable';
import { alwaysSo, Facts } from './predicates';
import { Ints } from './ints';

/**
 * The department and the sources of a saved query: it matches only articles of these sources that the department sees.
 */
export interface QueryScope {
  /** A department sees its own channels and the provider's sources; null: the provider's sources only. */
  departmentId: string | null;
  /** Ids of sources or packages, or all, including future ones. */
  sources: readonly string[] | 'all';
}

export interface PercolatorMatch {
  readonly id: string;
  readonly revision: string;
}

/** When the clauses are indexed again, and in which steps. Tests use smaller numbers. */
export interface FilingPace {
  /** The number of articles after which predicate shares are known well enough for the first reindexing. */
  firstAfter: number;
  /** The number of clauses indexed per step, in addition to matching one article. */
  aStep: number;
  /**
   * The number of additions (integers of clauses, or entries) that are inserted one by one before everything is indexed
   * again; a fraction of the existing size is added to it.
   */
  muchNew: number;
}

const usualPace: FilingPace = { firstAfter: 256, aStep: 2_000, muchNew: 4_096 };
const nowhere = -1;

/**
 * An index of all saved queries that evaluates only those that could match an article: each clause is indexed under its
 * rarest required predicate, or under a set of predicates one of which is required. Gives the same results as `matches`
 * combined with the scope. Not shared between threads; each worker has its own.
 */
export class Percolator {
  private readonly facts = new Facts();
  private readonly clauses = new Clauses(this.facts);
  private readonly numbers = new Map<string, number>();
  /**
   * Indexed by query number: the match to return, the department, the offset of the first clause, and the generation of
   * the last match.
   */
  private readonly saved: (PercolatorMatch | undefined)[] = [];
  private readonly departments: (string | null)[] = [];
  private readonly clauseAt = new Ints();
  private readonly matchedIn = new Ints();
  /**
   * Numbers of removed queries that entries may still contain, from before and since the start of the current
   * reindexing, and numbers free for reuse.
   */
  private leaving: number[] = [];
  private left: number[] = [];
  private free: number[] = [];

  private drawers = new Drawers();
  /** Clauses before this offset are in the posting table. */
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
   * Adds a query, or replaces the one with the same id.
   * @param query Null matches every article of the sources.
   * @param revision Returned with each match.
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

  /** Removes a query. Returns whether it existed. */
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

  /** Removes all queries. */
  clear(): void {
    for (const id of [...this.numbers.keys()]) this.remove(id);
    this.fileAll();
  }

  /** The queries that match an article, unordered. Relative dates are resolved at `now`. */
  match(article: AnalysedArticle, now: Date = new Date()): PercolatorMatch[] {
    this.facts.read(article);
    this.catchUp();
    const found: PercolatorMatch[] = [];
    const { data, length } = this.facts.present;
    this.open(alwaysSo, article, now, found);
    for (let index = 0; index < length; index += 1) this.open(data[index] ?? alwaysSo, article, now, found);
    return found;
  }

  /**
   * Counts the words of articles without matching, then indexes everything by the result. Call it before the first
   * batch.
   */
  learn(articles: Iterable<AnalysedArticle>): void {
    for (const article of articles) this.facts.read(article);
    this.fileAll();
  }

  /**
   * Indexes some of the queries added since the last call; returns true when all are indexed. After adding very many
   * queries, call it repeatedly with other work in between, otherwise the next article has to wait.
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
      // The query was removed since it was indexed, or belongs to another department.
      if (match === undefined || !this.sees(query, article)) continue;
      this.matchedIn.set(query, so);
      found.push(match);
    }
  }

  private sees(query: number, article: AnalysedArticle): boolean {
    return article.departmentId === null || article.departmentId === this.departments[query];
  }

  /** Calls `visit` with the offset of each clause of a query. */
  private eachClause(query: number, visit: (at: number) => void): void {
    const { clauses } = this;
    let at = this.clauseAt.get(query);
    while (at !== nowhere && at < clauses.end && clauses.queryOf(at) === query) {
      const here = at;
      at = clauses.after(at);
      visit(here);
    }
  }

  /** Adds new clauses to the posting table and continues reindexing. */
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

  /**
   * Indexes some more clauses by the current shares. After the last one, the new posting table replaces the old one.
   */
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

  /** Indexes everything at once and reclaims the space of removed clauses. */
  private fileAll(): void {
    this.clauseAt.data.fill(nowhere);
    this.clauses.compact((query, at) => {
      if (this.clauseAt.get(query) === nowhere) this.clauseAt.set(query, at);
    });
    this.beginFiling();
    this.goOnFiling(Infinity);
  }
}
