import { limits } from '@contract/limits';
import type { Plan } from '@server/engine/query/plan';
import { toTsquery } from '@server/engine/query/toTsquery';
import type { Ranked, RankPlace, RankRequest, RankTerm } from '@server/engine/postings/rankRequest';
import type { RankingService } from './ranking/searchIndex';
import { versionName, type VersionKey } from '@server/articles/items/loadArticles';
import type { Cursor } from './cursor';
import { namedRows, verified, type NamedRow } from './candidateRows';
import { isCheckLimitReached, type Selection } from './selection';
import type { SearchSession } from './searchSession';
import { newestOfStories } from './storyHits';

export interface RankedRequest {
  /** Empty for newest first. */
  terms: RankTerm[];
  /** Phrases of the query. Among the best hits, those that contain one get a bonus on their score. */
  phrases: readonly Plan[];
  /** The end of the last page, or the number of the best hits that earlier pages contained. */
  after?: RankPlace | undefined;
  offset: number;
  /** The hits of earlier pages, which are left out; only set if scores shift between two pages. */
  seen?: readonly VersionKey[] | undefined;
  start: number;
  limit: number;
  byStory: boolean;
  /**
   * True if the caller reads the hits with its own rights and passes over those that were deleted meanwhile. Then hits
   * of a ranking service that is current aren't looked up.
   */
  isReadByCaller?: boolean | undefined;
  /** The maximum number of hits whose item ids are returned. */
  items: number;
  /** If set, blends recency into the relevance score; half-life in days. */
  recencyHalfLifeDays?: number | undefined;
}

export interface RankedPage {
  rows: NamedRow[];
  scores: number[];
  /** The start of the next page; null after the last page. */
  next: Omit<Cursor, 'asOf' | 'after'> | null;
  /** The number of candidates that were ranked, which is all of them. */
  ranked: number;
  /** The number of hits, up to one beyond the exact limit; null if they have to be counted separately. */
  hits: number | null;
  items: number[];
  complete: boolean;
}

interface RankedHit {
  row: NamedRow;
  score: number;
  /** The place after which the next page starts; null among the best hits, whose pages are addressed by offset. */
  place: RankPlace | null;
}

/** The bonus for each phrase that an article contains, as a fraction of its score. */
const phraseBonus = 0.25;
/** The number of best hits that are checked for phrases. */
const bestForPhrases = 300;
const mostRankedAtOnce = 20_000;
/** The number of hits that a search remembers: as deep as the first page may start. */
const mostSeen = limits.searchStart;

/** The hits of a request in order, read in blocks. */
class RankedHits {
  ranked = 0;
  hits: number | null = null;
  items: number[] = [];
  complete = true;
  /** Set if the search stopped early: the place from which it can continue. */
  unfinished: RankPlace | null = null;
  private readonly seen: ReadonlySet<string>;

  constructor(
    private readonly session: SearchSession,
    private readonly ranks: RankingService,
    private readonly selection: Selection,
    private readonly request: RankedRequest,
  ) {
    this.seen = new Set(request.seen?.map(versionName));
  }

  async *blocks(): AsyncGenerator<RankedHit[], void> {
    const { request } = this;
    const wanted = request.offset + request.start + request.limit + 1;
    const phrases = request.after === undefined ? this.phrases() : [];
    let after = request.after;
    let looked = 0;
    const first = this.seen.size + (this.isLookedUp(phrases) ? Math.max(bestForPhrases, wanted * 2) : wanted);
    for (let most = first; ; most = Math.min(most * 4, mostRankedAtOnce)) {
      const isFirst = after === request.after;
      const { documents: all, candidates, exact } = await this.rank(after, most, isFirst ? request.items : 0);
      this.ranked = Math.max(this.ranked, candidates);
      const documents = this.notOnEarlierPages(all);
      const best = isFirst && phrases.length > 0 ? this.notOnEarlierPages(all.slice(0, bestForPhrases)).length : 0;
      for (let from = 0; from < documents.length;) {
        const size = from < best ? best : this.blockSize(wanted, exact);
        const block = documents.slice(from, from + size);
        yield await this.hitsOf(block, exact, from < best ? phrases : []);
        from += size;
        looked += exact ? 0 : block.length;
        if (isCheckLimitReached(this.session, looked)) {
          this.unfinished = block.at(-1) ?? null;
          return;
        }
      }
      after = all.at(-1);
      if (all.length < most) return;
    }
  }

  private notOnEarlierPages(places: readonly RankPlace[]): RankPlace[] {
    return places.filter((place) => !this.seen.has(versionName(place)));
  }

  /** False if the ranked documents are the hits as they are. */
  private isLookedUp(phrases: readonly string[]): boolean {
    const { ranks, request, selection } = this;
    const isCurrent = request.isReadByCaller === true && ranks.isCurrent === true && ranks.decides(selection.plan);
    return !isCurrent || request.byStory || phrases.length > 0;
  }

  /** The number of candidates per block. If each candidate is a hit, a block is no larger than the page. */
  private blockSize(wanted: number, exact: boolean): number {
    if (!exact) return limits.searchBlock;
    return this.request.byStory ? Math.max(limits.searchBlock, wanted) : wanted;
  }

  /** Counts the hits without reading a page. */
  async count(): Promise<void> {
    this.ranked = (await this.rank(undefined, 0, this.request.items)).candidates;
  }

  private async rank(after: RankPlace | undefined, most: number, items: number): Promise<Ranked> {
    const ranked = await this.ranks.rank({ ...this.ask(after, most), items }, this.session);
    this.hits = ranked.hits;
    this.complete = ranked.complete;
    if (items > 0) this.items = ranked.items;
    return ranked;
  }

  private phrases(): string[] {
    return this.request.phrases.flatMap((plan) => {
      const { lower } = toTsquery(plan, this.selection.corpus.languages, false);
      return typeof lower === 'object' ? [lower.text] : [];
    });
  }

  private ask(after: RankPlace | undefined, most: number): Omit<RankRequest, 'items'> {
    const { plan, scope, corpus, now } = this.selection;
    return {
      plan,
      terms: this.request.terms,
      recencyHalfLifeDays: this.request.recencyHalfLifeDays,
      languages: corpus.languages,
      departmentId: scope.departmentId,
      sourceIds: scope.sourceIds,
      asOf: scope.asOf,
      now,
      includeOldRevisions: scope.includeOldRevisions,
      after,
      most,
    };
  }

  private async hitsOf(places: readonly RankPlace[], exact: boolean, phrases: readonly string[]): Promise<RankedHit[]> {
    if (exact && !this.isLookedUp(phrases)) {
      return places.map((place) => ({ row: rowOf(place), score: place.score, place }));
    }
    const { session, selection } = this;
    const rows = await namedRows(session, selection, places, exact, (parameters) =>
      phrases.map((phrase) => `v.vector @@ ${parameters.add(phrase)}::tsquery`),
    );
    const found = places.flatMap((place) => rows.get(versionName(place)) ?? []);
    const matching = await verified(session, selection, found);
    const shown = new Set<string>(
      (this.request.byStory ? await newestOfStories(session, selection, matching) : matching).map(nameOf),
    );
    const hits = places.flatMap((place): RankedHit[] => {
      const row = rows.get(versionName(place));
      if (row === undefined || !shown.has(nameOf(row))) return [];
      if (phrases.length === 0) return [{ row, score: place.score, place }];
      return [{ row, score: place.score * (1 + phraseBonus * row.phrases), place: null }];
    });
    // Array.prototype.sort is stable, so hits with equal scores stay newest first.
    return phrases.length === 0 ? hits : hits.sort((one, other) => other.score - one.score);
  }
}

/** A row without a lookup. Its story isn't known. */
function rowOf({ itemId, version, published }: RankPlace): NamedRow {
  return {
    item_id: itemId,
    version,
    published: new Date(published / 1_000),
    at: String(published),
    story_id: null,
    certain: true,
    phrases: 0,
  };
}

function nameOf(row: { item_id: string; version: number }): string {
  return versionName({ itemId: row.item_id, version: row.version });
}

/**
 * Returns a page of hits over the whole collection, ordered by the score of the terms (see ranking/score.ts), equal
 * scores newest first. Among the best 300, articles that contain the query's phrases get a bonus.
 */
export async function rankedPage(
  session: SearchSession,
  ranks: RankingService,
  selection: Selection,
  request: RankedRequest,
): Promise<RankedPage> {
  const hits = new RankedHits(session, ranks, selection, request);
  const kept: RankedHit[] = [];
  const skipped = request.offset + request.start;
  const wanted = skipped + request.limit + 1;
  if (request.limit === 0) await hits.count();
  else {
    for await (const block of hits.blocks()) {
      kept.push(...block);
      if (kept.length >= wanted) break;
    }
  }
  const page = kept.slice(skipped, skipped + request.limit);
  const isMore = kept.length >= wanted;
  return {
    rows: page.map((hit) => hit.row),
    scores: page.map((hit) => hit.score),
    next:
      request.seen === undefined
        ? nextOf(page.at(-1), isMore, skipped + request.limit, hits.unfinished)
        : nextUnseen(kept.slice(0, skipped + request.limit), isMore, request.seen, hits.unfinished),
    ranked: hits.ranked,
    hits: hits.hits,
    items: hits.items,
    complete: hits.complete,
  };
}

function nextOf(
  last: RankedHit | undefined,
  more: boolean,
  seen: number,
  unfinished: RankPlace | null,
): RankedPage['next'] {
  if (more && last !== undefined) return last.place === null ? { offset: seen } : { place: last.place };
  return unfinished === null ? null : { place: unfinished };
}

/** As `nextOf`, if scores shift: the next page is found among what no page contained yet. */
function nextUnseen(
  shown: readonly RankedHit[],
  more: boolean,
  before: readonly VersionKey[],
  unfinished: RankPlace | null,
): RankedPage['next'] {
  const last = shown.at(-1);
  const all = [...before, ...shown.map(({ row }) => ({ itemId: row.item_id, version: row.version }))];
  const seen = all.length > mostSeen ? [] : all;
  if (!more || last === undefined) return unfinished === null ? null : { place: unfinished, seen };
  return seen.length > 0 || last.place === null ? { seen: all } : { place: last.place, seen };
}
