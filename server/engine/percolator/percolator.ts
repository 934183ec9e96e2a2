import type { QueryNode } from '@contract/query/ast';
import type { AnalyzedArticle } from '../analyzer/analyzedArticle';
import { planOf } from '../query/plan';
import { Clauses } from './clauses';
import { clausesOf, conditionOf, type Condition } from './condition';
import { PostingTable, PostingTableBuilder, entryLength } from './postingTable';
import { alwaysTrue, Predicates } from './predicates';
import { IntList } from './intList';

/**
 * The department and the sources of a saved query: it matches only articles of these sources that the department sees.
 */
export interface QueryScope {
  /** A department sees its own channels and the provider's sources; null: the provider's sources only. */
  departmentId: string | null;
  /** Ids of sources or packages, or all, including future ones. */
  sources: readonly string[] | 'all';
}

interface PercolatorMatch {
  readonly id: string;
  readonly revision: string;
}

/** When the clauses are indexed again, and in which steps. Tests use smaller numbers. */
interface ReindexingPace {
  /** The number of articles after which predicate shares are known well enough for the first reindexing. */
  firstReindexAfter: number;
  /** The number of clauses indexed per step: before each article is matched, and in each call of `indexSome`. */
  clausesPerStep: number;
  /**
   * The number of additions (integers of clauses, or entries) that are inserted one by one before everything is indexed
   * again; a fraction of the existing size is added to it.
   */
  maxAdditions: number;
}

const usualPace: ReindexingPace = { firstReindexAfter: 256, clausesPerStep: 2_000, maxAdditions: 4_096 };
const nowhere = -1;

/**
 * An index of all saved queries that evaluates only those that could match an article: each clause is indexed under its
 * rarest required predicate, or under a set of predicates one of which is required. Gives the same results as `matches`
 * combined with the scope. Not shared between threads; each worker has its own.
 */
export class Percolator {
  private readonly predicates = new Predicates();
  private readonly clauses = new Clauses(this.predicates);
  private readonly numbers = new Map<string, number>();
  /**
   * Indexed by query number: the match to return, the department, the offset of the first clause, and the generation of
   * the last match.
   */
  private readonly saved: (PercolatorMatch | undefined)[] = [];
  private readonly departments: (string | null)[] = [];
  private readonly clauseAt = new IntList();
  private readonly matchedIn = new IntList();
  /**
   * Numbers of removed queries that entries may still contain, from before and since the start of the current
   * reindexing, and numbers free for reuse.
   */
  private leaving: number[] = [];
  private left: number[] = [];
  private free: number[] = [];

  private postings = new PostingTable();
  /** Clauses before this offset are in the posting table. */
  private indexedTo = 0;
  private reindexing: { pile: PostingTableBuilder; at: number } | null = null;
  private reindexAt: number;

  constructor(private readonly pace = usualPace) {
    this.reindexAt = pace.firstReindexAfter;
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
      query === null ? { kind: 'constant', value: true } : conditionOf(planOf(query), this.predicates);
    this.numbers.set(id, number);
    this.saved[number] = { id, revision };
    this.departments[number] = scope.departmentId;
    this.matchedIn.set(number, 0);
    this.clauseAt.set(number, this.clauses.end);
    const within = scope.sources === 'all' ? [] : [this.predicates.sources(scope.sources)];
    for (const clause of clausesOf(condition, within)) this.clauses.add(number, clause);
    this.eachClause(number, (at) => this.clauses.eachPredicate(at, (predicate) => this.predicates.hold(predicate)));
  }

  /** Removes a query. Returns whether it existed. */
  remove(id: string): boolean {
    const number = this.numbers.get(id);
    if (number === undefined) return false;
    this.numbers.delete(id);
    this.saved[number] = undefined;
    this.eachClause(number, (at) => {
      this.clauses.eachPredicate(at, (predicate) => this.predicates.release(predicate));
      this.clauses.remove(at);
    });
    this.left.push(number);
    return true;
  }

  /** Removes all queries. */
  clear(): void {
    for (const id of [...this.numbers.keys()]) this.remove(id);
    this.indexAll();
  }

  /** The queries that match an article, unordered. Relative dates are resolved at `now`. */
  match(article: AnalyzedArticle, now: Date = new Date()): PercolatorMatch[] {
    this.predicates.read(article);
    this.catchUp();
    const found: PercolatorMatch[] = [];
    const { data, length } = this.predicates.present;
    this.tryEntriesOf(alwaysTrue, article, now, found);
    for (let index = 0; index < length; index += 1) this.tryEntriesOf(data[index] ?? alwaysTrue, article, now, found);
    return found;
  }

  /**
   * Counts the words of articles without matching, then indexes everything by the result. Call it before the first
   * batch.
   */
  learn(articles: Iterable<AnalyzedArticle>): void {
    for (const article of articles) this.predicates.read(article);
    this.indexAll();
  }

  /**
   * Indexes some of the queries added since the last call; returns true when all are indexed. After adding very many
   * queries, call it repeatedly with other work in between, otherwise the next article has to wait.
   */
  indexSome(): boolean {
    if (this.reindexing === null && this.indexedTo < this.clauses.end) this.startReindexing();
    this.continueReindexing(this.pace.clausesPerStep);
    return this.reindexing === null;
  }

  private tryEntriesOf(predicate: number, article: AnalyzedArticle, now: Date, found: PercolatorMatch[]): void {
    const { postings } = this;
    const [from, to] = [postings.startOf(predicate), postings.startOf(predicate + 1)];
    if (from < to) this.tryAll(postings.entries, from, to, article, now, found);
    const late = postings.unsortedOf(predicate);
    if (late !== undefined) this.tryAll(late.data, 0, late.length, article, now, found);
  }

  private tryAll(
    entries: Int32Array,
    from: number,
    to: number,
    article: AnalyzedArticle,
    now: Date,
    found: PercolatorMatch[],
  ): void {
    const { stamps, now: so } = this.predicates.currentStamps();
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

  private sees(query: number, article: AnalyzedArticle): boolean {
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
    const { clauses, postings } = this;
    if (clauses.end - this.indexedTo > this.pace.maxAdditions + clauses.end / 4) this.indexAll();
    for (; this.indexedTo < clauses.end; this.indexedTo = clauses.after(this.indexedTo)) {
      if (!clauses.isRemoved(this.indexedTo)) this.indexClause(this.indexedTo, this.postings);
    }
    const isDue =
      this.predicates.seen >= this.reindexAt ||
      postings.unsortedEntries > this.pace.maxAdditions + postings.entries.length / 12;
    if (this.reindexing === null && isDue) this.startReindexing();
    this.continueReindexing(this.pace.clausesPerStep);
  }

  private indexClause(at: number, into: PostingTable | PostingTableBuilder): void {
    const placement = this.clauses.placementOf(at);
    into.put(placement?.isAll === true ? ~this.clauses.queryOf(at) : at, placement);
  }

  private startReindexing(): void {
    this.reindexing = { pile: new PostingTableBuilder(), at: 0 };
    this.leaving = this.leaving.concat(this.left);
    this.left = [];
  }

  /**
   * Indexes some more clauses by the current shares. After the last one, the new posting table replaces the old one.
   */
  private continueReindexing(most: number): void {
    const { reindexing: filing, clauses } = this;
    if (filing === null) return;
    for (let done = 0; done < most && filing.at < clauses.end; done += 1) {
      if (!clauses.isRemoved(filing.at)) this.indexClause(filing.at, filing.pile);
      filing.at = clauses.after(filing.at);
    }
    if (filing.at < clauses.end) return;
    this.postings = filing.pile.sorted(this.predicates.size);
    this.indexedTo = clauses.end;
    this.reindexing = null;
    this.free = this.free.concat(this.leaving);
    this.leaving = [];
    if (this.predicates.seen < this.reindexAt) return;
    if (this.predicates.seen >= this.pace.firstReindexAfter * 64) this.predicates.age();
    this.reindexAt = this.predicates.seen * (this.predicates.seen >= this.pace.firstReindexAfter * 32 ? 2 : 8);
  }

  /** Indexes everything at once and reclaims the space of removed clauses. */
  private indexAll(): void {
    this.clauseAt.data.fill(nowhere);
    this.clauses.compact((query, at) => {
      if (this.clauseAt.get(query) === nowhere) this.clauseAt.set(query, at);
    });
    this.startReindexing();
    this.continueReindexing(Infinity);
  }
}
