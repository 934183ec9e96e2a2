/**
 * BM25 (Robertson and Zaragoza, 2009) over what the database tells of a word in an article. k1 and b are the usual
 * ones; a word in the headline counts as three more in the text, one in the lead as one more.
 */
const k1 = 1.2;
const b = 0.75;
const headlineWorth = 3;

// ts_rank of a single lexeme with equal weights is (1 + 1/4 + 1/9 + …) / (π²/6), one summand an occurrence.
const fullRank = Math.PI ** 2 / 6;
const occurrences = 256;
const sums: number[] = [];
for (let count = 1, sum = 0; count <= occurrences; count += 1) {
  sum += 1 / count ** 2;
  sums.push(sum);
}

/** How often a lexeme occurs, from its `ts_rank('{1,1,1,1}', vector, lexeme)`. */
export function occurrencesOf(rank: number): number {
  if (rank <= 0) return 0;
  const sum = rank * fullRank;
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] ?? 0) < sum - 5e-6) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

export interface TermInArticle {
  /** ts_rank with equal weights, and with the headline's 1 and the lead's 1/4 alone. */
  rank: number;
  prominence: number;
  /** Inverse document frequency. */
  idf: number;
}

export function idfOf(articles: number, frequency: number): number {
  return Math.log(1 + (articles - frequency + 0.5) / (frequency + 0.5));
}

/** The score of an article of `words` words among articles of `averageWords`. */
export function bm25(terms: readonly TermInArticle[], words: number, averageWords: number): number {
  const norm = k1 * (1 - b + (b * words) / Math.max(averageWords, 1));
  return terms.reduce((score, term) => {
    const frequency = occurrencesOf(term.rank) + headlineWorth * term.prominence * fullRank;
    return frequency === 0 ? score : score + (term.idf * frequency * (k1 + 1)) / (frequency + norm);
  }, 0);
}
