import type { SearchSession } from '../searchSession';
import { microsecondsOf } from '../microseconds';
import { isDecidedByNewest, isEnoughLikely, isNewest } from './newestPartSuffices';
import { usualSizes, type RankerSizes } from './rankerSizes';
import { nextWindow, windowOf, everything, type WindowStart } from './windowStart';
import type { DocumentSet } from '@server/engine/postings/documentSet';
import { Candidates, decidesAlone } from '@server/engine/postings/candidates';
import { Collection, type Snapshot } from './collection';
import { SealedPostings } from './sealedPostings';
import { estimateHits } from '@server/engine/postings/selectivity';
import { heldAlone, NotHeld, type Reads } from './readPostings';
import {
  areTheTerms,
  isOfQuestion,
  postingRequestOf,
  type PostingLists,
  type PostingRequest,
} from '@server/engine/postings/postingLists';
import type { Plan } from '@server/engine/query/plan';
import type { RankPlace, RankRequest, Ranked } from '@server/engine/postings/rankRequest';
import type { RankingService } from './searchIndex';
import { PostingMerger } from '@server/engine/postings/postingMerger';
import { BoundedPhraseSearch, splitPhrases } from '@server/engine/postings/boundedPhraseSearch';
import { AllMatches, type Matches } from '@server/engine/postings/matches';
import { addProximity, bestForProximity } from '@server/engine/postings/proximity';
import { PostingReader } from '@server/engine/postings/postings';
import { blendRecency } from '@server/engine/postings/recency';
import { scoreAll, scoredDocuments, type ScoringTools, type Stretch } from '@server/engine/postings/score';
import { SlicedComputing, threadSlices } from '@server/engine/computing/slices';
import { addTail } from '@server/engine/postings/tailPostings';
import { TopDocuments } from '@server/engine/postings/topDocuments';
import { behind, orderOf, statisticsOf, storedOf, visible, type SearchView } from './searchView';

/** The maximum size of a page by relevance for which phrases aren't looked for in all documents. */
const mostOfCheck = 2_000;
/** Phrases are checked in parts if there may be this many times as many hits as are counted. */
const frequent = 4;

/**
 * The result of a search in a part of the collection, newest first; if the part isn't sufficient, only its number of
 * hits.
 */
type RankedPart = { ranked: Ranked } | { ranked: null; hits: number };

/** The buffers of one search. */
interface Workspace {
  /** One score per document. */
  scores: Float64Array;
  computing: SlicedComputing;
}

/** The parts of a search session that ranking uses. */
type RankingSession = Reads &
  Pick<SearchSession, 'personId' | 'budget' | 'signal' | 'begin' | 'rowsOutsideTransaction'>;

/** Ranks the stored articles, by BM25F (score.ts) or newest first. */
export class Ranker implements RankingService {
  readonly isCurrent = true;
  private readonly collection = new Collection();
  private readonly postings: SealedPostings;
  private readonly tools: ScoringTools = { merger: new PostingMerger(), reader: new PostingReader() };
  /** Score buffers of finished searches, for reuse. */
  private readonly freeScores: Float64Array[] = [];

  private readonly sizes: RankerSizes;

  constructor(sizes: Partial<RankerSizes> = {}) {
    this.sizes = { ...usualSizes, ...sizes };
    this.postings = new SealedPostings(this.sizes.cacheBytes, this.sizes.leastWeighted);
  }

  decides(plan: Plan): boolean {
    return decidesAlone(plan);
  }

  /** Loads what every search needs, and the most frequent words of large new segments. */
  async warm(session: Reads): Promise<void> {
    const snapshot = await this.collection.read(session);
    await this.postings.warm(session, snapshot, this.sizes.cacheBytes / 2);
  }

  /**
   * Computes in slices, so that searches alternate. If everything is in memory, one statement suffices, without a
   * transaction.
   * @param session A session whose transaction sees one snapshot (repeatable read).
   * @throws SearchFailure CANCELLED or SEARCH_TOO_EXPENSIVE
   */
  async rank(request: RankRequest, session: RankingSession): Promise<Ranked> {
    const computing = new SlicedComputing(threadSlices, session);
    const wanted = postingRequestOf(request.plan, request.terms, request.languages);
    computing.stop();
    try {
      return await this.rankIn(await this.collection.readHeld(session), heldAlone, request, wanted, computing);
    } catch (error) {
      if (!(error instanceof NotHeld)) throw error;
    }
    await session.begin();
    return this.rankIn(await this.collection.read(session), session, request, wanted, computing);
  }

  private async rankIn(
    snapshot: Snapshot,
    reads: Reads,
    request: RankRequest,
    wanted: PostingRequest,
    computing: SlicedComputing,
  ): Promise<Ranked> {
    this.postings.keep(snapshot.segments);
    const ends = snapshot.segments.map((segment) => this.collection.placeOf(segment.end_document));
    const { counted, fewestOfNewest } = this.sizes;
    let begin = isDecidedByNewest(request) ? windowOf(ends, fewestOfNewest) : everything;
    for (;;) {
      const lists = await this.postings.lists(reads, snapshot, wanted, begin.segment);
      if (begin !== everything && !isEnoughLikely(request, lists, ends, begin, counted)) {
        begin = everything;
        continue;
      }
      const part = await this.rankPart(request, snapshot, lists, wanted, begin, computing);
      if (part.ranked !== null) return part.ranked;
      begin = nextWindow(ends, begin, part.hits, counted);
    }
  }

  private async rankPart(
    request: RankRequest,
    snapshot: Snapshot,
    lists: PostingLists,
    wanted: PostingRequest,
    begin: WindowStart,
    computing: SlicedComputing,
  ): Promise<RankedPart> {
    computing.resume();
    const { collection } = this;
    const tail = collection.placeTail(snapshot);
    const scores = this.freeScores.pop() ?? new Float64Array();
    const workspace: Workspace = { scores, computing };
    try {
      const view = this.viewOf(snapshot, lists, tail, request.asOf, begin);
      const stored = storedOf(view, (document) => collection.placeOf(document));
      await addTail(lists, snapshot.segments.length, snapshot.tail, tail.from, wanted, computing);
      return await this.rankRead(request, view, stored, workspace);
    } finally {
      collection.releaseTail(tail);
      this.freeScores.push(workspace.scores);
    }
  }

  private viewOf(
    snapshot: Snapshot,
    lists: PostingLists,
    tail: { from: number; to: number },
    asOf: string,
    begin: WindowStart,
  ): SearchView {
    const { collection } = this;
    const instant = microsecondsOf(asOf);
    const leftOut = collection.publishedBefore(begin.document);
    const stretches = snapshot.segments.map((segment): Stretch => {
      const { articles, words, received } = collection.totalsOf(segment);
      return {
        from: collection.placeOf(segment.first_document),
        to: collection.placeOf(segment.end_document),
        allReceived: received <= instant,
        articles,
        words,
      };
    });
    stretches.push({ ...tail, allReceived: false, articles: 0, words: 0 });
    return { snapshot, lists, table: collection.table, stretches, size: tail.to, asOf: instant, begin, leftOut };
  }

  private async rankRead(
    request: RankRequest,
    view: SearchView,
    stored: DocumentSet,
    workspace: Workspace,
  ): Promise<RankedPart> {
    const { table, size, lists } = view;
    const { computing } = workspace;
    const { plan, terms, languages, now } = request;
    const rarities = await this.score(request, view, stored, workspace);
    const { scores } = workspace;
    const candidates = new Candidates(lists, table, size, languages, now, computing);
    const isVisible = visible(request, view);
    const isHit = this.current(request, view);
    const { counted } = this.sizes;
    const matches = areTheTerms(plan, terms, languages)
      ? new AllMatches(scoredDocuments(scores, size))
      : await this.match(request, view, stored, candidates, computing);
    await matches.checkUntilMore(Math.max(counted, request.items), (one) => isVisible(one) && isHit(one));
    const found = matches.matching;
    found.intersect(stored);
    const order = orderOf(view, scores);
    if (isOfQuestion(terms)) await matches.checkBest(bestForProximity, order, isVisible);
    addProximity(scores, terms, rarities, lists, () => bestOf(request, view, found, scores));
    if (request.recencyHalfLifeDays !== undefined) {
      blendRecency(scores, matches.possible, table.published, view.asOf, request.recencyHalfLifeDays);
    }
    const isBehind = behind(request.after, view, scores);
    await matches.checkBest(request.most, order, (one) => isVisible(one) && isBehind(one) && isHit(one));
    const top = new TopDocuments(request.most, order);
    const items: number[] = [];
    let looked = 0;
    let hits = 0;
    // From the last sealed document to the first: most of them are older than the whole page and are skipped after one
    // comparison.
    await found.forEachDown(computing, (document) => {
      if (!isVisible(document)) return;
      looked += 1;
      if ((hits <= counted || items.length < request.items) && isHit(document)) {
        hits += 1;
        if (items.length < request.items) items.push(table.items[document] ?? 0);
      }
      if (isBehind(document) && top.accepts(document) && isHit(document)) top.offer(document);
    });
    const isPart = view.leftOut > -Infinity;
    if (isPart && !(hits > counted && isNewest(request.most, top, view))) {
      computing.stop();
      return { ranked: null, hits };
    }
    const documents = top.sorted().map((document): RankPlace => ({
      score: scores[document] ?? 0,
      published: table.published[document] ?? 0,
      itemId: String(table.items[document] ?? 0),
      version: table.versions[document] ?? 0,
    }));
    const exact = decidesAlone(plan);
    const { complete } = view.snapshot;
    const isCounted = exact && complete;
    const counts = { hits: isCounted ? hits : null, items: isCounted ? items : [] };
    computing.stop();
    return { ranked: { documents, candidates: looked, exact, ...counts, complete } };
  }

  /** Finds the matches; of a search by relevance for frequent phrases, only as many as it needs. */
  private async match(
    { plan, terms, languages, most, items }: RankRequest,
    { lists }: SearchView,
    stored: DocumentSet,
    candidates: Candidates,
    computing: SlicedComputing,
  ): Promise<Matches> {
    const { counted, checked } = this.sizes;
    const split = terms.length === 0 || most > mostOfCheck || items === Infinity ? null : splitPhrases(plan);
    // Otherwise all matches are needed for the count, and few documents have to be checked.
    const isFrequent = split !== null && estimateHits(split.phrases, lists, languages) > frequent * counted;
    if (!isFrequent) return new AllMatches(await candidates.of(plan, stored));
    return BoundedPhraseSearch.begin(plan, split, stored, frequent * counted, candidates, computing, checked);
  }

  private current(request: RankRequest, { table, asOf }: SearchView): (document: number) => boolean {
    const { items, versions } = table;
    const { replaced } = this.collection;
    if (request.includeOldRevisions) {
      return (document) => replaced.exists(items[document] ?? 0, versions[document] ?? 0);
    }
    return (document) => replaced.isCurrent(items[document] ?? 0, versions[document] ?? 0, asOf);
  }

  /**
   * Scores all documents into the workspace.
   * @returns the inverse document frequency of each term
   */
  private async score(
    request: RankRequest,
    view: SearchView,
    stored: DocumentSet,
    workspace: Workspace,
  ): Promise<number[]> {
    if (workspace.scores.length < view.size) workspace.scores = new Float64Array(Math.ceil(view.size * 1.25));
    else workspace.scores.fill(0, 0, view.size);
    if (request.terms.length === 0) return [];
    const statistics = statisticsOf(request, view, stored);
    const { scores, computing } = workspace;
    return scoreAll(scores, request.terms, view, statistics, this.tools, computing);
  }
}

/** The best visible documents, scored by words alone. The result is the same for each page of a search. */
function bestOf(request: RankRequest, view: SearchView, found: DocumentSet, scores: Float64Array): number[] {
  const best = new TopDocuments(bestForProximity, orderOf(view, scores));
  const isVisible = visible(request, view);
  found.forEach((document) => {
    // In this order, because the score excludes most documents.
    if (best.accepts(document) && isVisible(document)) best.offer(document);
  });
  return best.sorted();
}
