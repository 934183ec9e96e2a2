import type { QueryNode } from '@contract/query/ast';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { chance } from './corpus';

export interface SavedQueryOfBench {
  query: QueryNode;
  /** Ids of sources, or all. */
  sources: readonly string[] | 'all';
}

const letters = /^[A-Za-z][A-Za-z-]{3,}$/;
/** The number of most frequent words to leave out, because nobody saves a search for "with" or "that". */
const mostCommonWords = 500;
const companies = 5_000;
const listed = 100;
const languages = ['en', 'en', 'en', 'en', 'en', 'en', 'en', 'en', 'en-GB', 'en-IN'];

function wordsByCount(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of sentences) {
    for (const one of text.toLowerCase().split(/[^a-z-]+/)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([one]) => one);
}

const endings = ['Pharma', 'Holding', 'Bank', 'Energy', 'Group', 'Foods', 'Systems', 'Motors', 'Media', 'Labs'];

/** An invented company name by number. */
function companyName(number: number): string {
  return `${(number * 7_919 + 26 ** 3).toString(36).replace(/\d/g, (digit) => 'aeioubdfgk'[Number(digit)] ?? '')} ${endings[number % endings.length] ?? ''}`;
}

/**
 * An article as a wire sends it: tagged with one to three companies, known ones more often, in one of three variants of
 * English, because the join's rows have stems of one language only.
 */
export function asSent(article: ArticleText, random: () => number): ArticleText {
  const one = (): string => companyName(Math.floor(random() ** 3 * companies));
  const organization = Array.from({ length: 1 + Math.floor(random() * 3) }, one);
  return { ...article, organization, language: languages[Math.floor(random() * languages.length)] ?? 'en' };
}

type Words = () => string[];

/** Picks the words of a random sentence, without the most frequent ones. */
function wordsOf(sentences: readonly string[]): (random: () => number) => Words {
  const common = new Set(wordsByCount(sentences).slice(0, mostCommonWords));
  return (random) => () => {
    for (;;) {
      const sentence = sentences[Math.floor(random() * sentences.length)] ?? '';
      const words = sentence.split(/[^A-Za-z-]+/).filter((one) => letters.test(one) && !common.has(one.toLowerCase()));
      if (words.length >= 4) return words;
    }
  };
}

const word = (text: string): QueryNode => ({ kind: 'word', field: 'document', text });

/** Kinds of queries with their percentages. */
function kinds(words: Words, random: () => number): (readonly [number, () => QueryNode])[] {
  const pick = (): string => {
    const found = words();
    return found[Math.floor(random() * found.length)] ?? 'news';
  };
  const one = (): QueryNode => word(pick());
  const two = (slop: number): QueryNode => {
    const found = words();
    const start = Math.floor(random() * (found.length - 2));
    return { kind: 'phrase', field: 'document', text: found.slice(start, start + 2).join(' '), slop };
  };
  const company = (): QueryNode => {
    const text = companyName(Math.floor(random() * companies));
    return { kind: 'phrase', field: 'organization', text, slop: 0 };
  };
  const companyList = (): QueryNode => ({ kind: 'or', children: Array.from({ length: listed }, company) });
  // A prefix with a hyphen is decided by the matcher only and couldn't be compared with the SQL join.
  const start = (): QueryNode => ({ kind: 'prefix', field: 'document', text: pick().replaceAll('-', '').slice(0, 5) });
  const and = (...children: QueryNode[]): QueryNode => ({ kind: 'and', children });
  const or = (...children: QueryNode[]): QueryNode => ({ kind: 'or', children });
  return [
    [5, one],
    [25, () => and(one(), one())],
    [20, () => and(one(), one(), one())],
    [12, () => two(0)],
    [4, () => two(5)],
    [8, () => and(one(), or(one(), one(), one()))],
    [8, () => and(one(), one(), { kind: 'not', child: one() })],
    [5, () => and(one(), start())],
    [4, () => and({ kind: 'word', field: 'headline', text: pick() }, one())],
    [3, () => and({ kind: 'word', field: 'body', text: pick() }, one())],
    [2, () => and({ kind: 'word', field: 'language', text: 'en-GB' }, one())],
    [2, companyList],
    [2, () => and(companyList(), one())],
  ];
}

/**
 * Generates saved queries as people write them from the words of the sentences, without the 500 most frequent: single
 * words, two or three words, phrases, proximity, alternatives, NOT, prefixes, fields, a language, lists of 100
 * companies; one in twenty is limited to five sources. Each call generates the same queries and stores none, because a
 * million of them would take too much memory.
 */
export function mixedQueries(
  sentences: readonly string[],
  seed: number,
): (count: number) => Iterable<SavedQueryOfBench> {
  const words = wordsOf(sentences);
  return function* made(count) {
    const random = chance(seed);
    const all = kinds(words(random), random);
    for (let number = 0; number < count; number += 1) {
      let left = random() * 100;
      const make = all.find(([share]) => (left -= share) < 0)?.[1] ?? all[0]?.[1];
      const from = Math.floor(random() * 45);
      const sources = random() < 0.05 ? Array.from({ length: 5 }, (_, at) => `publication-${from + at}`) : 'all';
      yield { query: make?.() ?? word('news'), sources };
    }
  };
}

/**
 * As `mixedQueries`, but only the first thousand ever match: the others are two words, one of which occurs in no
 * article.
 */
export function foreignQueries(mixed: (count: number) => Iterable<SavedQueryOfBench>) {
  return function* made(count: number): Iterable<SavedQueryOfBench> {
    yield* mixed(1_000);
    for (let number = 1_000; number < count; number += 1) {
      const children = [word('government'), word(`xq${(number * 2_654_435_761).toString(36)}`)];
      yield { query: { kind: 'and', children }, sources: 'all' };
    }
  };
}

/** Saved queries of two words: the "simple query" of the memory measurement. */
export function simpleQueries(sentences: readonly string[], seed: number) {
  const words = wordsOf(sentences);
  return function* made(count: number): Iterable<SavedQueryOfBench> {
    const pick = words(chance(seed));
    for (let number = 0; number < count; number += 1) {
      const [first = 'news', second = 'word'] = pick();
      yield { query: { kind: 'and', children: [word(first), word(second)] }, sources: 'all' };
    }
  };
}
