/** The number of segments of similar size that are merged into one. */
const together = 8;
/**
 * Segments of fewer than eight times as many documents are of the lowest level, because merging them again costs little.
 * Those of each further level have up to eight times as many.
 */
const smallest = 50;

function levelOf(documents: number): number {
  return Math.max(0, Math.floor(Math.log(Math.max(1, documents) / smallest) / Math.log(together)));
}

/**
 * The neighboring segments to merge next, of the smallest size first; none if there are fewer than eight of similar size
 * side by side. The number of segments stays logarithmic, and above the lowest level so does the number of times that a
 * document is merged: smaller segments don't count, and are merged only if they lie before or between the eight, because
 * a large segment must not be written again for each few articles that follow it.
 * @param segments All segments, in the order of their documents.
 */
export function segmentsToMerge<Segment extends { documents: number }>(segments: readonly Segment[]): Segment[] {
  const levels = segments.map(({ documents }) => levelOf(documents));
  for (const level of [...new Set(levels)].sort((a, b) => a - b)) {
    let run: Segment[] = [];
    let similar = 0;
    for (const [index, segment] of segments.entries()) {
      const own = levels[index] ?? 0;
      if (own > level) [run, similar] = [[], 0];
      else run.push(segment);
      if (own === level) similar += 1;
      if (similar === together) return run;
    }
  }
  return [];
}
