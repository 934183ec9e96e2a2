import { Bits } from '@server/engine/postings/bits';
import type { Snapshot } from './collection';
import type { Beginning } from './searchWindow';
import type { RankPlace, RankRequest } from '@server/engine/postings/rankRequest';
import type { ScoredCollection, Statistics } from '@server/engine/postings/score';

/** What a request sees of the collection, all of it in memory. */
export interface View extends ScoredCollection {
  snapshot: Snapshot;
  /** Those before it are left out. */
  begin: Beginning;
  /** The latest publication among what was left out, microseconds; -Infinity: nothing was. */
  leftOut: number;
}

/** The documents that are looked at: those of numbers that are nobody's are left out. */
export function storedOf({ stretches, snapshot, size, begin }: View, placeOf: (document: number) => number): Bits {
  const stored = new Bits(size);
  for (const { from, to } of stretches.slice(begin.segment)) stored.addRange(Math.max(from, begin.document), to);
  for (const segment of snapshot.segments) for (const document of segment.gone) stored.remove(placeOf(document));
  return stored;
}

/**
 * How many articles there are, and how long they are on average: sums of whole numbers, the same in any order. Where sources are
 * named, an article is long or short by what is usual among these: a wire's ten words do not make every report too long.
 */
export function statisticsOf(request: RankRequest, view: View, stored: Bits): Statistics {
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

function statisticsOfAll({ stretches, table, asOf }: View, stored: Bits): Statistics {
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

/** By score, then newest first, then what was stored later. */
export function orderOf({ table }: View, scores: Float64Array): (one: number, other: number) => boolean {
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

/** Whether a document comes behind a place. */
export function behind(
  after: RankPlace | undefined,
  { table }: View,
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

/** 1 for each place of a source that whoever searches may see and wants. */
function allowedSources(request: RankRequest, { table }: View): Uint8Array {
  const wanted = request.sourceIds === null ? null : new Set(request.sourceIds);
  return Uint8Array.from(table.sourceList, ([id, department]) =>
    (department === null || department === request.departmentId) && (wanted === null || wanted.has(id)) ? 1 : 0,
  );
}

/** Received in time, and of a source that whoever searches may see and wants. */
export function visible(request: RankRequest, view: View): (document: number) => boolean {
  const allowed = allowedSources(request, view);
  const { asOf, table } = view;
  const { received, sources } = table;
  return (document) => (received[document] ?? 0) <= asOf && allowed[sources[document] ?? 0] === 1;
}
