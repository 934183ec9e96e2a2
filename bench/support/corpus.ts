import { noMetadata, type ArticleText } from '@server/engine/analyzer/articleText';
import { readRealArticles, realData } from './realArticles';

/** A seeded random number generator (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sentences of words with Zipf's distribution, used if the real articles aren't available. */
function inventedSentences(random: () => number): string[] {
  return Array.from({ length: 40_000 }, () =>
    Array.from({ length: 18 }, () => `w${Math.floor(Math.exp(random() * Math.log(60_000))).toString(36)}`).join(' '),
  );
}

/** The sentences for recombined articles: from real articles if available, otherwise invented. */
export function readSentences(): { sentences: string[]; real: boolean } {
  if (realData === undefined) return { sentences: inventedSentences(chance(1)), real: false };
  const sentences = readRealArticles().flatMap(({ html }) => {
    const text = html
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    return text.split(/(?<=[.!?]) (?=[A-Z])/).filter((sentence) => sentence.length > 20 && sentence.length < 600);
  });
  return { sentences, real: true };
}

const publications = Array.from({ length: 50 }, (_, index) => `Publication ${index}`);
const organizations = Array.from({ length: 200 }, (_, index) => `Company ${index} Inc`);

/** Generates endless reproducible articles of about 300 words from the sentences, one per minute, oldest first. */
export function* recombined(sentences: readonly string[], seed: number, from: Date): Generator<ArticleText> {
  const random = chance(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() ** 1.5 * list.length)] ?? '';
  const any = (): string => sentences[Math.floor(random() * sentences.length)] ?? '';
  for (let number = 0; ; number += 1) {
    const body: string[] = [];
    let words = 0;
    while (words < 270) {
      const sentence = any();
      body.push(sentence);
      words += sentence.split(' ').length;
    }
    const publication = pick(publications);
    yield {
      headline: any().split(' ').slice(0, 9).join(' '),
      summary: any(),
      body: body.join(' '),
      author: [],
      publication,
      ...noMetadata(),
      organization: [pick(organizations)],
      category: null,
      language: 'en',
      source: { id: publication.toLowerCase().replace(' ', '-'), name: publication, packageIds: [] },
      departmentId: null,
      published: new Date(from.getTime() + number * 60_000).toISOString(),
    };
  }
}

/** The next `count` items. */
export function take<T>(items: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    // Not for…of, which ends a generator when the loop is left: nothing could be taken from it again.
    const next = items.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}
