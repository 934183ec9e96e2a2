import { termsOf } from '@server/engine/analyzer/tokenize';
import { isStemmable } from '@server/engine/analyzer/lexemes';
import { stemsOf } from '@server/engine/analyzer/stemmers';

const k1 = 1.2;
const b = 0.75;

/** The English stems of a text, one per word. */
function stems(text: string): string[] {
  return termsOf(text).flatMap(({ parts }) =>
    parts.map(({ word: { lower, folded } }) => (isStemmable(folded) ? (stemsOf(lower, 'en')[0] ?? folded) : folded)),
  );
}

interface Counted {
  id: string;
  counts: Map<string, number>;
  words: number;
}

function count({ id, text }: { id: string; text: string }): Counted {
  const words = stems(text);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { id, counts, words: words.length };
}

/** Textbook BM25 over one field of English stems without stop words, the baseline for relevance. */
export class PlainBm25 {
  private readonly articles: Counted[];
  private readonly averageWords: number;

  constructor(articles: readonly { id: string; text: string }[]) {
    this.articles = articles.map(count);
    this.averageWords = this.articles.reduce((sum, { words }) => sum + words, 0) / Math.max(1, this.articles.length);
  }

  /** The ids of all articles with a word of the question, best first; repeated words count repeatedly. */
  search(question: string): string[] {
    const scores = new Map<Counted, number>();
    for (const word of stems(question)) {
      const having = this.articles.filter(({ counts }) => counts.has(word));
      const idf = Math.log(1 + (this.articles.length - having.length + 0.5) / (having.length + 0.5));
      for (const article of having) {
        const mentions = article.counts.get(word) ?? 0;
        const norm = k1 * (1 - b + (b * article.words) / this.averageWords);
        scores.set(article, (scores.get(article) ?? 0) + (idf * mentions * (k1 + 1)) / (mentions + norm));
      }
    }
    return [...scores].sort(([, one], [, other]) => other - one).map(([{ id }]) => id);
  }
}
