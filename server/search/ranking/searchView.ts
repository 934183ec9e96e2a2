import { DocumentSet } from '@server/engine/postings/documentSet';
import type { Snapshot } from './collection';
import type { WindowStart } from './windowStart';
import type { RankPlace, RankRequest } from '@server/engine/postings/rankRequest';
import type { ScoredCollection, Statistics } from '@server/engine/postings/score';

/** The collection as one request sees it, in memory. */
export interface SearchView extends ScoredCollection {
  snapshot: Snapshot;
  /** The segment and document at which the searched part begins; documents before it are left out. */
  begin: WindowStart;
  /**
   * The latest publication among the documents left out, in microseconds since the epoch; -Infinity if none was left
   * out.
   */
  leftOut: number;
}

/** The set of documents in the window, without unused numbers. */
export function storedOf(
  { stretches, snapshot, size, begin }: SearchView,
  placeOf: (document: number) => number,
): DocumentSet {
  const stored = new DocumentSet(size);
  for (const { from, to } of stretches.slice(begin.segment)) stored.addRange(Math.max(from, begin.document), to);
  for (const segment of snapshot.segments) for (const document of segment.tombstones) stored.remove(placeOf(document));
  return stored;
}

/**
 * The number of articles and their average length, computed from integer sums and therefore independent of the order.
 * If the request names sources, the average covers only these: the ten words of a wire message must not make every
 * report count as long.
 */
export function statisticsOf(request: RankRequest, view: SearchView, stored: DocumentSet): Statistics {
  const all = statisticsOfAll(view, stored);
  if (request.sourceIds === null) return all;
  const { table, size, asOf } = view;
  const { lengths, received, sources } = table;
  const allowed = allowedSources(request, view);
  let articles = 0;
  let words = 0;
  for (let document = 0; document < size; document += 1) {
    if (allowed[sources[document] ?? 0] !== 1 || (received[document] ?? 0) > asOf || !stored.has(document)) continue;
    articles += 1;
    words += lengths[document] ?? 0;
  }
  return { ...all, averageLength: words / Math.max(articles, 1) };
}

function statisticsOfAll({ stretches, table, asOf }: SearchView, stored: DocumentSet): Statistics {
  let articles = 0;
  let words = 0;
  for (const stretch of stretches) {
    articles += stretch.allReceived ? stretch.articles : 0;
    words += stretch.allReceived ? stretch.words : 0;
    for (let document = stretch.from; !stretch.allReceived && document < stretch.to; document += 1) {
      if (!stored.has(document) || (table.received[document] ?? 0) > asOf) continue;
      articles += 1;
      words += table.lengths[document] ?? 0;
    }
  }
  return { articles, averageLength: words / Math.max(articles, 1) };
}

/** Orders by score, then newest first, then stored last first. */
export function orderOf({ table }: SearchView, scores: Float64Array): (one: number, other: number) => boolean {
  const { published, items, versions } = table;
  return (one, other) => {
    const score = (scores[one] ?? 0) - (scores[other] ?? 0);
    if (score !== 0) return score > 0;
    const time = (published[one] ?? 0) - (published[other] ?? 0);
    if (time !== 0) return time > 0;
    const item = (items[one] ?? 0) - (items[other] ?? 0);
    return item === 0 ? (versions[one] ?? 0) > (versions[other] ?? 0) : item > 0;
  };
}

/** True if a document comes after a place in the order of hits. */
export function behind(
  after: RankPlace | undefined,
  { table }: SearchView,
  scores: Float64Array,
): (document: number) => boolean {
  if (after === undefined) return () => true;
  const { published, items, versions } = table;
  const item = Number(after.itemId);
  return (document) => {
    const score = scores[document] ?? 0;
    if (score !== after.score) return score < after.score;
    const time = published[document] ?? 0;
    if (time !== after.published) return time < after.published;
    const own = items[document] ?? 0;
    return own === item ? (versions[document] ?? 0) < after.version : own < item;
  };
}

/** One flag per source: 1 if the caller may see the source and the request includes it. */
function allowedSources(request: RankRequest, { table }: SearchView): Uint8Array {
  const wanted = request.sourceIds === null ? null : new Set(request.sourceIds);
  return Uint8Array.from(table.sourceList, ([id, department]) =>
    (department === null || department === request.departmentId) && (wanted === null || wanted.has(id)) ? 1 : 0,
  );
}

/**
 * Returns a predicate for documents that were received by `asOf` and whose source the caller may see and the request
 * includes.
 */
export function visible(request: RankRequest, view: SearchView): (document: number) => boolean {
  const allowed = allowedSources(request, view);
  const { asOf, table } = view;
  const { received, sources } = table;
  return (document) => (received[document] ?? 0) <= asOf && allowed[sources[document] ?? 0] === 1;
}
