import type { QueryNode } from '@contract/query/ast';
import { chance } from './corpus';

const letters = /^[A-Za-z][A-Za-z-]{3,}$/;
/** Nobody saves a search for "with" or "that": the commonest words are left out. */
const commonest = 500;

function commonWords(sentences: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const text of sentences) {
    for (const one of text.toLowerCase().split(/[^a-z-]+/)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return new Set(
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, commonest)
      .map(([one]) => one),
  );
}

function word(text: string): QueryNode {
  return { kind: 'word', field: 'document', text };
}

/**
 * Saved queries as people write them, over the words of the sentences less the commonest 500: two or three words (55 %), a phrase (15 %), a list
 * of alternatives with a word (10 %), NOT (10 %), a prefix with a word (5 %), a word of the headline (5 %).
 */
export function savedQueries(sentences: readonly string[], count: number, seed: number): QueryNode[] {
  const random = chance(seed);
  const common = commonWords(sentences);
  const wordsOf = (): string[] => {
    for (;;) {
      const sentence = sentences[Math.floor(random() * sentences.length)] ?? '';
      const words = sentence.split(/[^A-Za-z-]+/).filter((one) => letters.test(one) && !common.has(one.toLowerCase()));
      if (words.length >= 4) return words;
    }
  };
  const one = (): QueryNode => {
    const words = wordsOf();
    return word(words[Math.floor(random() * words.length)] ?? 'news');
  };
  return Array.from({ length: count }, (): QueryNode => {
    const kind = random();
    if (kind < 0.55) return { kind: 'and', children: random() < 0.5 ? [one(), one()] : [one(), one(), one()] };
    if (kind < 0.7) {
      const words = wordsOf();
      const start = Math.floor(random() * (words.length - 2));
      return { kind: 'phrase', field: 'document', text: words.slice(start, start + 2).join(' '), slop: 0 };
    }
    if (kind < 0.8) return { kind: 'and', children: [one(), { kind: 'or', children: [one(), one(), one()] }] };
    if (kind < 0.9) return { kind: 'and', children: [one(), one(), { kind: 'not', child: one() }] };
    const words = wordsOf();
    // A prefix with a hyphen is the matcher's alone: the SQL join could not be held against it.
    const text = (words[0] ?? 'news').replaceAll('-', '');
    if (kind < 0.95) {
      return { kind: 'and', children: [one(), { kind: 'prefix', field: 'document', text: text.slice(0, 5) }] };
    }
    return { kind: 'and', children: [{ kind: 'word', field: 'headline', text }, one()] };
  });
}
