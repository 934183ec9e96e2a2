import type { Pool } from 'pg';
import type { QueryNode } from '@contract/query/ast';
import { facets } from '@server/engine/search/facets';
import type { SearchRequest } from '@server/engine/search/request';
import { search } from '@server/engine/search/search';
import { chance, readSentences, recombined, take } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { fillArticles, storeBatch } from './support/fillArticles';

export interface SearchBenchOptions {
  articles?: number;
  /** Searches of each kind. */
  searches?: number;
  /** Articles a second that arrive meanwhile; 0: none. */
  arriving?: number;
  say?: (line: string) => void;
}

export interface SearchBenchResult {
  kind: string;
  /** Milliseconds. */
  median: number;
  p95: number;
  worst: number;
  averageHits: number;
}

type Word = (share: 'common' | 'middle' | 'rare') => string;

function word(text: string, field: 'document' | 'headline' = 'document'): QueryNode {
  return { kind: 'word', field, text };
}

/** Words by how many sentences have them: the 100 commonest of five letters or more, the next thousands, the rest. */
function wordsByShare(sentences: readonly string[], random: () => number): Word {
  const counts = new Map<string, number>();
  for (const text of sentences) {
    for (const one of new Set(text.toLowerCase().match(/\b[a-z]{5,}\b/g))) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([one]) => one);
  const ranges = { common: [0, 100], middle: [300, 3_000], rare: [6_000, sorted.length] } as const;
  return (share) => {
    const [from, to] = ranges[share];
    return sorted[from + Math.floor(random() * (to - from))] ?? 'news';
  };
}

function kindsOf(pick: Word, phrase: () => string, newest: Date): Record<string, () => Partial<SearchRequest>> {
  const recent = new Date(newest.getTime() - 60 * 86_400_000).toISOString().slice(0, 10);
  const date: QueryNode = { kind: 'range', field: 'date', from: { kind: 'day', date: recent }, to: { kind: 'open' } };
  const not: QueryNode = { kind: 'not', child: word('state') };
  return {
    'rare word': () => ({ query: word(pick('rare')) }),
    'common word': () => ({ query: word(pick('common')) }),
    'two words': () => ({ query: { kind: 'and', children: [word(pick('common')), word(pick('middle'))] } }),
    'list of twenty': () => ({
      query: { kind: 'or', children: Array.from({ length: 20 }, () => word(pick('middle'))) },
    }),
    phrase: () => ({ query: { kind: 'phrase', field: 'document', text: phrase(), slop: 0 } }),
    'words within five': () => ({
      query: { kind: 'phrase', field: 'document', text: `${pick('common')} ${pick('common')}`, slop: 5 },
    }),
    prefix: () => ({ query: { kind: 'prefix', field: 'document', text: pick('middle').slice(0, 4) } }),
    'headline word': () => ({ query: word(pick('common'), 'headline') }),
    'NOT with date and source': () => ({
      query: { kind: 'and', children: [word(pick('common')), not, date] },
      allSources: false,
      sourceIds: ['publication-1', 'publication-7', 'publication-20'],
    }),
    'all of some sources': () => ({ query: null, allSources: false, sourceIds: ['publication-3', 'publication-30'] }),
    'relevance, middle words': () => ({
      query: { kind: 'and', children: [word(pick('middle')), word(pick('middle'))] },
      sort: 'RELEVANT_FIRST',
    }),
    'relevance, common words': () => ({
      query: { kind: 'or', children: [word(pick('common')), word(pick('common')), word(pick('common'))] },
      sort: 'RELEVANT_FIRST',
    }),
  };
}

function summary(kind: string, times: number[], hits: number): SearchBenchResult {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { kind, median: at(0.5), p95: at(0.95), worst: at(1), averageHits: hits / times.length };
}

async function measure(pool: Pool, kind: string, make: () => Partial<SearchRequest>, searches: number) {
  const times: number[] = [];
  let hits = 0;
  for (let number = 0; number < searches; number += 1) {
    const request: SearchRequest = {
      query: null,
      departmentId: null,
      sourceIds: [],
      allSources: true,
      start: 0,
      limit: 25,
      sort: 'NEWEST_FIRST',
      grouping: 'NONE',
      now: new Date(),
      ...make(),
    };
    const start = performance.now();
    const found = kind === 'facets of a common word' ? await facets(pool, request) : await search(pool, request);
    times.push(performance.now() - start);
    hits += 'hitCount' in found ? found.hitCount : found.counted;
  }
  return summary(kind, times, hits);
}

/**
 * The times of searches by kind, hits counted, over articles recombined from real sentences, while more arrive: the
 * limits are 50 ms for 95 of 100 without facets, and 300 ms for the worst (200,000 articles, two cores of one's own).
 */
export async function run(options: SearchBenchOptions = {}): Promise<SearchBenchResult[]> {
  const { articles = 200_000, searches = 40, arriving = 50, say = () => undefined } = options;
  const { sentences } = readSentences();
  const random = chance(9);
  const pick = wordsByShare(sentences, random);
  const phrase = (): string => {
    const words = (sentences[Math.floor(random() * sentences.length)] ?? '').split(/[^A-Za-z]+/).filter(Boolean);
    const start = Math.floor(random() * Math.max(1, words.length - 2));
    return words.slice(start, start + 2).join(' ');
  };
  const from = new Date(Date.now() - articles * 60_000);
  const endless = recombined(sentences, 5, from);
  return withBenchDatabase(async ({ pool }) => {
    const start = performance.now();
    await fillArticles(pool, endless, articles);
    say(`${articles} articles stored in ${Math.round((performance.now() - start) / 1000)} s`);
    const arrivals = arriving === 0 ? null : recombined(sentences, 77, new Date());
    let storing = Promise.resolve();
    const timer = setInterval(() => {
      if (arrivals !== null) storing = storing.then(() => storeBatch(pool, take(arrivals, Math.ceil(arriving / 5))));
    }, 200);
    try {
      const results: SearchBenchResult[] = [];
      const kinds = Object.entries(kindsOf(pick, phrase, new Date()));
      kinds.push(['facets of a common word', () => ({ query: word(pick('common')) })]);
      for (const [kind, make] of kinds) {
        const result = await measure(pool, kind, make, searches);
        results.push(result);
        say(
          `${kind}: median ${result.median.toFixed(1)} ms, p95 ${result.p95.toFixed(1)} ms, worst ${result.worst.toFixed(1)} ms, ${Math.round(result.averageHits)} hits`,
        );
      }
      return results;
    } finally {
      clearInterval(timer);
      await storing;
    }
  });
}

if (process.argv[1]?.endsWith('search.ts') === true) {
  const articles = Number(process.argv[2]);
  void run({ ...(articles > 0 ? { articles } : {}), say: (text) => process.stdout.write(`${text}\n`) });
}
