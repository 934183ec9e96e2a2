/** Quality measures of a ranking, given the relevant articles; ids are ordered best first. */
export interface Relevance {
  /** Average precision over all relevant articles; those not found count zero. */
  averagePrecision: number;
  /** Normalized discounted cumulative gain at 10 with binary relevance. */
  ndcgAt10: number;
}

export function relevanceOf(found: readonly string[], relevant: ReadonlySet<string>): Relevance {
  let hits = 0;
  let precisions = 0;
  let gain = 0;
  let ideal = 0;
  for (const [index, id] of found.entries()) {
    if (!relevant.has(id)) continue;
    hits += 1;
    precisions += hits / (index + 1);
    if (index < 10) gain += 1 / Math.log2(index + 2);
  }
  for (let index = 0; index < Math.min(10, relevant.size); index += 1) ideal += 1 / Math.log2(index + 2);
  return { averagePrecision: precisions / Math.max(1, relevant.size), ndcgAt10: ideal === 0 ? 0 : gain / ideal };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

const rounds = 20_000;

/**
 * Fisher's randomization test for paired differences, two-sided: the probability of a mean at least this far from zero
 * if each sign were random.
 */
export function randomizationTest(differences: readonly number[], random: () => number): number {
  const observed = Math.abs(mean(differences));
  let asFar = 0;
  for (let round = 0; round < rounds; round += 1) {
    const sum = differences.reduce((total, value) => total + (random() < 0.5 ? value : -value), 0);
    // Tolerates rounding errors in equal sums.
    if (Math.abs(sum / Math.max(1, differences.length)) >= observed - 1e-12) asFar += 1;
  }
  return (asFar + 1) / (rounds + 1);
}
