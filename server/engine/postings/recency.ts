import type { DocumentSet } from './documentSet';

const microsecondsOfDay = 86_400_000_000;
/** The fraction of a score that doesn't decay. */
export const kept = 0.5;

/** The factor for a score: 1 for a new or future-dated article, 0.75 after one half-life, towards 0.5. */
export function recencyOf(published: number, asOf: number, halfLifeDays: number): number {
  const days = Math.max(0, asOf - published) / microsecondsOfDay;
  return kept + (1 - kept) * 2 ** (-days / halfLifeDays);
}

/**
 * Blends recency into scores. It decides between articles of similar relevance: one that is more than twice as relevant
 * stays ahead at any age, whereas decay to zero would rank yesterday's mentions above the one article about a subject.
 * Ages are relative to `asOf`, so that the pages of a search are consistent.
 * @param published Microseconds since the epoch (UTC), by document.
 */
export function blendRecency(
  scores: Float64Array,
  documents: DocumentSet,
  published: Float64Array,
  asOf: number,
  halfLifeDays: number,
): void {
  documents.forEach((document) => {
    scores[document] = (scores[document] ?? 0) * recencyOf(published[document] ?? 0, asOf, halfLifeDays);
  });
}
