import { limits } from '@contract/limits';
import type { Plan } from '@server/engine/query/plan';
import { toTsquery } from '@server/engine/query/toTsquery';
import type { Ranked, RankPlace, RankRequest, RankTerm } from '@server/engine/postings/rankRequest';
import type { Ranks } from './ranking/ranks';
import { versionName } from '@server/articles/items/loadArticles';
import { namedRows, verified, type NamedRow } from './rows';
import { hasLookedEnough, type Selection } from './selection';
import type { SearchSession } from './session';
import { newestOfStories } from './stories';

export interface RankedRequest {
  /** None: newest first. */
  terms: RankTerm[];
  /** To be looked at among the best. */
  phrases: readonly Plan[];
  /** Where the last page ended, or how many of the best were seen. */
  after?: RankPlace | undefined;
  offset: number;
  start: number;
  limit: number;
  byStory: boolean;
  /** Of so many hits the items are told. */
  items: number;
  /** Blends recency into relevance. */
  recencyHalfLifeDays?: number | undefined;
}

export interface RankedPage {
  rows: NamedRow[];
  scores: number[];
  /** Where the next page begins; null after the last. */
  next: { place: RankPlace } | { offset: number } | null;
  /** How many candidates were ranked: all there are. */
  ranked: number;
  /** How many hits there are, to one beyond the exact limit; null where that has to be counted. */
  hits: number | null;
  items: number[];
  complete: boolean;
}

interface RankedHit {
  row: NamedRow;
  score: number;
  /** Behind this the next page begins; null among the best, which are counted. */
  place: RankPlace | null;
}

/** What each phrase that is found as such adds to an article's score, as a part of it. */
const phraseBonus = 0.25;
/** So many of the best are looked at for phrases. */
const bestForPhrases = 300;
const mostRankedAtOnce = 20_000;

/** The hits in their order, a block at a time. */
class RankedHits {
  ranked = 0;
  hits: number | null = null;
  items: number[] = [];
  complete = true;
  /** Whether there may be more: the looking was cut short. */
  unfinished: RankPlace | null = null;

  constructor(
    private readonly session: SearchSession,
    private readonly ranks: Ranks,
    private readonly selection: Selection,
    private readonly request: RankedRequest,
  ) {}

  async *blocks(): AsyncGenerator<RankedHit[], void> {
    const { request } = this;
    const wanted = request.offset + request.start + request.limit + 1;
    const phrases = request.after === undefined ? this.phrases() : [];
    let after = request.after;
    let looked = 0;
    for (let most = Math.max(bestForPhrases, wanted * 2); ; most = Math.min(most * 4, mostRankedAtOnce)) {
      const isFirst = after === request.after;
      const { documents, candidates, exact } = await this.rank(after, most, isFirst ? request.items : 0);
      this.ranked = Math.max(this.ranked, candidates);
      for (let from = 0; from < documents.length;) {
        const best = isFirst && from === 0 && phrases.length > 0;
        const size = best ? bestForPhrases : this.blockSize(wanted, exact);
        const block = documents.slice(from, from + size);
        yield await this.hitsOf(block, exact, best ? phrases : []);
        from += size;
        looked += exact ? 0 : block.length;
        if (hasLookedEnough(this.session, looked)) {
          this.unfinished = block.at(-1) ?? null;
          return;
        }
      }
      after = documents.at(-1);
      if (documents.length < most) return;
    }
  }

  /** How many are looked at together: no more than the page needs, where each is a hit of its own. */
  private blockSize(wanted: number, exact: boolean): number {
    if (!exact) return limits.searchBlock;
    return this.request.byStory ? Math.max(limits.searchBlock, wanted) : wanted;
  }

  /** Counts without a page. */
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
    // A stable sort: equal scores stay newest first.
    return phrases.length === 0 ? hits : hits.sort((one, other) => other.score - one.score);
  }
}

function nameOf(row: { item_id: string; version: number }): string {
  return versionName({ itemId: row.item_id, version: row.version });
}

/**
 * A page of hits over the whole collection, by the scores of terms (see ranking/score.ts), equal ones newest first. Among
 * the best 300, those that have the phrases as such come before their equals.
 */
export async function rankedPage(
  session: SearchSession,
  ranks: Ranks,
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
  return {
    rows: page.map((hit) => hit.row),
    scores: page.map((hit) => hit.score),
    next: nextOf(page.at(-1), kept.length >= wanted, skipped + request.limit, hits.unfinished),
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
