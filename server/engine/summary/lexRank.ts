/** The lexemes of a sentence with their frequencies. */
export type Bag = ReadonlyMap<string, number>;

/** The probability of a jump to a random sentence, and when the power iteration stops. */
const damping = 0.15;
const tolerance = 1e-6;
const maxIterations = 100;

/**
 * The centrality of each sentence, which adds up to 1: continuous LexRank (Erkan and Radev, "LexRank: Graph-based
 * Lexical Centrality as Salience in Text Summarization", Journal of Artificial Intelligence Research 22, 2004). The
 * sentences are a graph whose edges are weighted by their idf-modified cosine similarity; the stationary distribution of
 * a random walk on it is the score. Quadratic in the number of sentences.
 */
export function lexRank(similarities: readonly (readonly number[])[]): number[] {
  const size = similarities.length;
  if (size === 0) return [];
  const totals = similarities.map((row) => row.reduce((sum, value) => sum + value, 0));
  // A sentence without words is similar to none: its walk continues anywhere.
  const transitions = similarities.map((row, from) => {
    const total = totals[from] ?? 0;
    return Float64Array.from(row, (value) => (total === 0 ? 1 / size : value / total));
  });
  let scores = new Float64Array(size).fill(1 / size);
  for (let round = 0; round < maxIterations; round += 1) {
    const next = new Float64Array(size).fill(damping / size);
    transitions.forEach((row, from) => {
      const share = (1 - damping) * (scores[from] ?? 0);
      for (let to = 0; to < size; to += 1) next[to] = (next[to] ?? 0) + share * (row[to] ?? 0);
    });
    const change = next.reduce((sum, value, at) => sum + Math.abs(value - (scores[at] ?? 0)), 0);
    scores = next;
    if (change < tolerance) break;
  }
  return [...scores];
}

/** The idf-modified cosine similarity of all pairs of sentences, from 0 to 1. */
export function similarityMatrix(bags: readonly Bag[]): number[][] {
  const idf = inverseDocumentFrequencies(bags);
  const vectors = bags.map(
    (bag) => new Map([...bag].map(([lexeme, count]) => [lexeme, count * (idf.get(lexeme) ?? 0)])),
  );
  const norms = vectors.map((vector) => Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight ** 2, 0)));
  const matrix = bags.map(() => new Array<number>(bags.length).fill(0));
  vectors.forEach((one, i) => {
    for (let j = i; j < vectors.length; j += 1) {
      const norm = (norms[i] ?? 0) * (norms[j] ?? 0);
      if (norm === 0) continue;
      const similarity = Math.min(1, dotProduct(one, vectors[j] ?? new Map<string, number>()) / norm);
      (matrix[i] ?? [])[j] = similarity;
      (matrix[j] ?? [])[i] = similarity;
    }
  });
  return matrix;
}

function dotProduct(one: Bag, other: Bag): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [lexeme, weight] of small) sum += weight * (large.get(lexeme) ?? 0);
  return sum;
}

/** A word of every sentence says nothing about any of them; 1 is added so that it doesn't count as absent. */
function inverseDocumentFrequencies(bags: readonly Bag[]): Map<string, number> {
  const containing = new Map<string, number>();
  for (const bag of bags) for (const lexeme of bag.keys()) containing.set(lexeme, (containing.get(lexeme) ?? 0) + 1);
  return new Map([...containing].map(([lexeme, count]) => [lexeme, Math.log(1 + bags.length / count)]));
}
