import type { Bits } from './bits';

const microsecondsOfDay = 86_400_000_000;
/** What of a score no age takes away. */
const kept = 0.5;

/** What a score is multiplied by: 1 for what is new or dated later, half-way to a half after the half-life. */
export function recencyOf(published: number, asOf: number, halfLifeDays: number): number {
  const days = Math.max(0, asOf - published) / microsecondsOfDay;
  return kept + (1 - kept) * 2 ** (-days / halfLifeDays);
}

/**
 * Blends recency into scores. It decides among articles whose relevance is alike: one that is more than twice as relevant
 * stays in front however old it is, where a decay to nothing would bury the one article about a matter under yesterday's
 * mentions of it. Ages count from `asOf`, so that a search's pages agree.
 * @param published microseconds since 1970 UTC, by document
 */
export function blendRecency(
  scores: Float64Array,
  documents: Bits,
  published: Float64Array,
  asOf: number,
  halfLifeDays: number,
): void {
  documents.forEach((document) => {
    scores[document] = (scores[document] ?? 0) * recencyOf(published[document] ?? 0, asOf, halfLifeDays);
  });
}
