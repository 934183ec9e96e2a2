import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { correctQuery } from '@server/search/vocabulary/corrections';
import { entryOf, indexColumnsOf } from '@server/engine/vocabulary/lexemeEntry';
import { suggestNames } from '@server/search/vocabulary/suggestNames';
import type { Connection } from '@server/db/connect';
import { chance } from './support/corpus';
import { withBenchDatabase } from './support/database';

interface CorrectionsBenchOptions {
  words?: number;
  names?: number;
  asked?: number;
  say?: (line: string) => void;
}

interface CorrectionsBenchResult {
  kind: string;
  /** Milliseconds. */
  median: number;
  p95: number;
  worst: number;
  answered: number;
}

const syllables =
  'ab ac al an ar as at be bo ca ce ci co cor da de di do el en er es fi fo ge gra ha hel id in ir is ka ke la le li lo ma me mi mo na ne ni no oc ol on or os pa pe phi pi po pra qui ra re ri ro sa se si so sta ta te ti to tra tu ul un ur va ve vi vo xa za zi'.split(
    ' ',
  );

/** Distinct pronounceable words of two to five syllables. */
function inventedWords(count: number, random: () => number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    let word = '';
    for (let left = 2 + Math.floor(random() * 4); left > 0; left -= 1)
      word += syllables[Math.floor(random() * syllables.length)];
    words.add(word);
  }
  return [...words];
}

async function fill({ pool }: Connection, lexemes: readonly string[], random: () => number): Promise<void> {
  for (let from = 0; from < lexemes.length; from += 5_000) {
    const rows = lexemes
      .slice(from, from + 5_000)
      .map((lexeme) => ({ lexeme, ...indexColumnsOf(entryOf(lexeme)), text: entryOf(lexeme).text }));
    await pool.query(
      `insert into vocabulary (lexeme, articles, spelling, deletion_keys, name_vector)
       select lexeme, articles, written, keys::int[], starts::tsvector
       from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[]) as new(lexeme, articles, written, keys, starts)`,
      [
        rows.map(({ lexeme }) => lexeme),
        rows.map(() => 1 + Math.floor(random() ** 6 * 50_000)),
        rows.map(({ text }) => text),
        rows.map(({ keys }) => (keys === null ? null : `{${keys.join()}}`)),
        rows.map(({ starts }) => starts),
      ],
    );
  }
  await pool.query('vacuum analyze vocabulary');
}

/** A word with one or two letters deleted, doubled, swapped, or replaced. */
function misspelled(word: string, random: () => number): string {
  let text = word;
  for (let edits = word.length < 6 ? 1 : 1 + Math.floor(random() * 2); edits > 0; edits -= 1) {
    const at = Math.floor(random() * (text.length - 1));
    const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] ?? 'a';
    const [one = '', two = ''] = text.slice(at, at + 2);
    const changes = [one, one + two + two, two + one, letter + two, `${one}${letter}${two}`];
    text = text.slice(0, at) + (changes[Math.floor(random() * changes.length)] ?? '') + text.slice(at + 2);
  }
  return text;
}

function summary(kind: string, times: readonly number[], answered: number): CorrectionsBenchResult {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { kind, median: at(0.5), p95: at(0.95), worst: at(1), answered };
}

/**
 * Measures "did you mean" and suggestions over vocabularies of the given sizes. The limit is 50 ms, also for the
 * slowest request.
 */
export async function run(options: CorrectionsBenchOptions = {}): Promise<CorrectionsBenchResult[]> {
  const { words = 200_000, names = 50_000, asked = 200, say = () => undefined } = options;
  const random = chance(3);
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return withBenchDatabase(async (connection) => {
    const { db, pool } = connection;
    const known = inventedWords(words, random);
    const named = inventedWords(names, random).map((word) => `@o=${word} ${any(known) ?? ''} ag`);
    await fill(connection, [...known, ...named], random);
    const { rows } = await pool.query<{ size: string }>(
      "select pg_size_pretty(pg_total_relation_size('vocabulary')) as size",
    );
    say(`${words} words and ${names} names: ${rows[0]?.size ?? ''}`);
    const kinds: [string, () => Promise<boolean>][] = [
      ['a word with one or two mistakes', async () => corrected(misspelled(any(known) ?? '', random))],
      [
        'two such words in a query',
        async () =>
          corrected(
            `(${misspelled(any(known) ?? '', random)} OR ${any(known) ?? ''}) AND "${misspelled(any(known) ?? '', random)} ${any(known) ?? ''}"`,
          ),
      ],
      ['a word that is there', async () => corrected(any(known) ?? '')],
      [
        'a hundred words that are not',
        async () => corrected(Array.from({ length: 100 }, () => misspelled(any(known) ?? '', random)).join(' OR ')),
      ],
      ['a name begun with two letters', async () => suggested((any(known) ?? '').slice(0, 2))],
      ['a name begun with four letters', async () => suggested((any(known) ?? '').slice(0, 4))],
    ];
    const articleSearch = new PostgresArticleSearch(pool);
    const corrected = async (query: string) =>
      (await correctQuery({ db, pool, articleSearch }, 'd', query)).corrections.length > 0;
    const suggested = async (text: string) => (await suggestNames(db, 'd', text, null)).length > 0;
    const results: CorrectionsBenchResult[] = [];
    for (const [kind, ask] of kinds) {
      const times: number[] = [];
      let answered = 0;
      for (let number = 0; number < asked + 20; number += 1) {
        const start = performance.now();
        const found = await ask();
        if (number < 20) continue; // the first requests read data into memory
        times.push(performance.now() - start);
        if (found) answered += 1;
      }
      const result = summary(kind, times, answered / asked);
      results.push(result);
      say(
        `${kind}: median ${result.median.toFixed(1)} ms, p95 ${result.p95.toFixed(1)} ms, worst ${result.worst.toFixed(1)} ms, ${Math.round(result.answered * 100)} % answered`,
      );
    }
    return results;
  });
}

if (process.argv[1]?.endsWith('corrections.ts') === true) {
  const words = Number(process.argv[2]);
  void run({ ...(words > 0 ? { words } : {}), say: (text) => process.stdout.write(`${text}\n`) });
}
