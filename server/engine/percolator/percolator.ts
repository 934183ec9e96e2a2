import type { QueryNode } from '@contract/query/ast';
import type { AnalysedArticle } from '../analyzer/analysedArticle';
import { planOf } from '../query/plan';
import { anchorsOf, anyOf, guardOf, rarest, type Anchor } from './anchor';
import { conditionOf, factsOf, holds, type Condition } from './condition';
import { Facts, sourceLexeme } from './facts';

/** For whom a saved query is, and of which sources: those of the percolator's articles that it may see. */
export interface QueryScope {
  /** A department sees its own channels beside the provider's sources; null: the provider's sources alone. */
  departmentId: string | null;
  /** Ids of sources or packages, or all, future ones too. */
  sources: readonly string[] | 'all';
}

export interface PercolatorMatch {
  id: string;
  revision: string;
}

interface SavedQuery {
  readonly id: string;
  readonly revision: string;
  readonly condition: Condition;
  readonly departmentId: string | null;
  /** The facts of the sources; null: all. */
  readonly sources: readonly number[] | null;
  /** The facts it is filed under; null: under none, it is tried on every article. */
  filedUnder: readonly number[] | null;
  /** The reading in which it was last tried. */
  tried: number;
}

/** What is filed under one fact; a guard (or -1) stands beside each query and spares looking at it. */
interface Drawer {
  queries: SavedQuery[];
  guards: number[];
}

const firstRefile = 256;

/**
 * All saved queries, so filed that an article meets only those that could match: each lies under its rarest necessary
 * fact (for OR, under a set of facts one of which is necessary). Gives the same answers as `matches` together with the
 * scope. Not shared between threads: each worker holds its own.
 */
export class Percolator {
  private readonly facts = new Facts();
  private readonly queries = new Map<string, SavedQuery>();
  private readonly drawers: (Drawer | undefined)[] = [];
  private readonly loose: Drawer = { queries: [], guards: [] };
  private readonly sourceSets = new Map<string, readonly number[]>();
  private readings = 0;
  private refileAt = firstRefile;

  get size(): number {
    return this.queries.size;
  }

  /**
   * Saves a query, in place of an earlier one of the same id.
   * @param query null: every article of the sources
   * @param revision given back with each match
   */
  add(id: string, revision: string, query: QueryNode | null, scope: QueryScope): void {
    this.remove(id);
    const condition: Condition =
      query === null ? { kind: 'constant', value: true } : conditionOf(planOf(query), this.facts);
    const saved: SavedQuery = {
      id,
      revision,
      condition,
      departmentId: scope.departmentId,
      sources: scope.sources === 'all' ? null : this.sourceFacts(scope.sources),
      filedUnder: null,
      tried: 0,
    };
    this.queries.set(id, saved);
    this.file(saved);
  }

  /** Forgets a query; whether there was one. */
  remove(id: string): boolean {
    const saved = this.queries.get(id);
    if (saved === undefined) return false;
    this.queries.delete(id);
    this.unfile(saved);
    for (const fact of factsOf(saved.condition)) this.facts.release(fact);
    return true;
  }

  /** Forgets all queries. */
  clear(): void {
    for (const id of [...this.queries.keys()]) this.remove(id);
  }

  /** The queries that an article satisfies, in no particular order; relative dates count from `now`. */
  match(article: AnalysedArticle, now: Date = new Date()): PercolatorMatch[] {
    this.facts.read(article);
    this.readings += 1;
    const found: PercolatorMatch[] = [];
    for (const fact of this.facts.present) {
      const drawer = this.drawers[fact];
      if (drawer !== undefined) this.tryAll(drawer, article, now, found);
    }
    this.tryAll(this.loose, article, now, found);
    if (this.facts.seen >= this.refileAt) this.refile();
    return found;
  }

  /** Counts the words of articles without matching, and files by what it learnt: before the first batch. */
  learn(articles: Iterable<AnalysedArticle>): void {
    for (const article of articles) this.facts.read(article);
    this.refile();
  }

  private tryAll(drawer: Drawer, article: AnalysedArticle, now: Date, found: PercolatorMatch[]): void {
    const { queries, guards } = drawer;
    for (let index = 0; index < queries.length; index += 1) {
      const guard = guards[index] ?? -1;
      if (guard !== -1 && !this.facts.isSo(guard)) continue;
      const query = queries[index];
      if (query === undefined || query.tried === this.readings) continue;
      query.tried = this.readings;
      if (!this.sees(query, article)) continue;
      if (holds(query.condition, this.facts, article, now)) found.push({ id: query.id, revision: query.revision });
    }
  }

  private sees(query: SavedQuery, article: AnalysedArticle): boolean {
    if (article.departmentId !== null && article.departmentId !== query.departmentId) return false;
    return query.sources === null || query.sources.some((fact) => this.facts.isSo(fact));
  }

  /** The same set of sources is kept once, however many queries have it; its facts stay known. */
  private sourceFacts(ids: readonly string[]): readonly number[] {
    const sorted = [...new Set(ids)].sort();
    const name = sorted.join('\n');
    let facts = this.sourceSets.get(name);
    if (facts === undefined) {
      facts = sorted.map((id) => this.facts.literal(sourceLexeme(id)));
      this.sourceSets.set(name, facts);
    }
    return facts;
  }

  private file(query: SavedQuery): void {
    if (query.condition.kind === 'constant' && !query.condition.value) return;
    const anchors: Anchor[] = anchorsOf(query.condition, this.facts);
    if (query.sources !== null) anchors.push(anyOf(query.sources, this.facts));
    const best = rarest(anchors);
    if (best === null) {
      put(this.loose, query, -1);
      return;
    }
    query.filedUnder = best.facts;
    const guard = guardOf(anchors, best);
    for (const fact of best.facts) put((this.drawers[fact] ??= { queries: [], guards: [] }), query, guard);
  }

  private unfile(query: SavedQuery): void {
    if (query.filedUnder === null) take(this.loose, query);
    for (const fact of query.filedUnder ?? []) {
      const drawer = this.drawers[fact];
      if (drawer === undefined) continue;
      take(drawer, query);
      if (drawer.queries.length === 0) this.drawers[fact] = undefined;
    }
    query.filedUnder = null;
  }

  /** Files every query anew by the shares known now; at growing intervals, as the shares settle. */
  private refile(): void {
    this.drawers.length = 0;
    this.loose.queries.length = 0;
    this.loose.guards.length = 0;
    for (const query of this.queries.values()) {
      query.filedUnder = null;
      this.file(query);
    }
    if (this.facts.seen >= firstRefile * 64) this.facts.age();
    this.refileAt = this.facts.seen * (this.facts.seen >= firstRefile * 32 ? 2 : 8);
  }
}

function put(drawer: Drawer, query: SavedQuery, guard: number): void {
  drawer.queries.push(query);
  drawer.guards.push(guard);
}

function take(drawer: Drawer, query: SavedQuery): void {
  const index = drawer.queries.indexOf(query);
  if (index < 0) return;
  const last = drawer.queries.length - 1;
  const [lastQuery, lastGuard] = [drawer.queries[last], drawer.guards[last]];
  if (lastQuery !== undefined && lastGuard !== undefined) {
    drawer.queries[index] = lastQuery;
    drawer.guards[index] = lastGuard;
  }
  drawer.queries.length = last;
  drawer.guards.length = last;
}
