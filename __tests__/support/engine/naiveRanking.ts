import type { ArticleText } from '@server/engine/analyzer/articleText';
import { isStemmable } from '@server/engine/analyzer/lexemes';
import { languageCode, stemsOf } from '@server/engine/analyzer/stemmers';
import { termsOf, type Word } from '@server/engine/analyzer/tokenize';
import { summaryOf } from '@server/engine/feeds/plainText';

/** An article of the collection that is ranked naively. */
export interface NaiveArticle {
  id: string;
  text: ArticleText;
}

interface ReadArticle {
  id: string;
  published: number;
  /** The positions of each form in headline, lead, and text. */
  parts: Map<string, number[]>[];
  /** The forms of a headline that was derived from the text. */
  derivedHeadline: Set<string>;
  length: number;
}

const worths = [4, 2, 1];

function formsOf(word: Word, language: string): string[] {
  const stems = isStemmable(word.folded) ? stemsOf(word.lower, language) : [];
  return stems.length > 0 ? stems.map((stem) => `/${stem}`) : [word.folded];
}

function read(text: string, language: string): Set<string>[] {
  return termsOf(text).flatMap((term) => {
    const own = term.parts.map(
      ({ word, possessive, symbol }) =>
        new Set([
          ...formsOf(word, language),
          ...(possessive === null ? [] : formsOf(possessive, language)),
          ...(symbol === null ? [] : [symbol.folded]),
        ]),
    );
    if (term.joined !== null) {
      for (const form of formsOf(term.joined, language)) for (const end of [own.at(0), own.at(-1)]) end?.add(form);
    }
    return own;
  });
}

function placed(positions: readonly Set<string>[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  positions.forEach((forms, place) => {
    for (const form of forms) {
      const own = places.get(form);
      if (own === undefined) places.set(form, [place]);
      else own.push(place);
    }
  });
  return places;
}

const known = new WeakMap<ArticleText, ReadArticle>();

function readArticle(article: NaiveArticle): ReadArticle {
  let one = known.get(article.text);
  if (one === undefined) known.set(article.text, (one = readAnew(article)));
  return one;
}

function readAnew({ id, text }: NaiveArticle): ReadArticle {
  const language = languageCode(text.language, 'en');
  // A lead that repeats the beginning of the text counts as text; such a headline counts as one mention in a lead.
  const isDerived = text.headline === summaryOf(text.body, 100);
  const headline = isDerived ? '' : text.headline;
  const derivedHeadline = new Set(isDerived ? read(text.headline, language).flatMap((forms) => [...forms]) : []);
  const summary = summaryOf(text.summary) === summaryOf(text.body) ? '' : text.summary;
  const positions = [headline, summary, text.body].map((part) => read(part, language));
  const length = positions.reduce((sum, part, index) => sum + (worths[index] ?? 0) * part.length, 0);
  const parts = positions.map(placed);
  return { id, published: Date.parse(text.published), parts, derivedHeadline, length };
}

function mentions(article: ReadArticle, forms: readonly string[], joined: readonly string[]): number {
  const derived = [...forms, ...joined].some((form) => article.derivedHeadline.has(form)) ? 2 : 0;
  return article.parts.reduce((sum, part, index) => {
    const count = (form: string): number => part.get(form)?.length ?? 0;
    const most = Math.max(0, ...forms.map(count), ...joined.map((form) => Math.ceil(count(form) / 2)));
    return sum + (worths[index] ?? 0) * most;
  }, derived);
}

/** Whether two words are within eight positions of each other, at different positions. */
function standNear(article: ReadArticle, first: readonly string[], second: readonly string[]): boolean {
  return article.parts.some((part) => {
    const places = (forms: readonly string[]): number[] => forms.flatMap((form) => part.get(form) ?? []);
    const others = places(second);
    return places(first).some((one) => others.some((other) => other !== one && other >= one - 6 && other <= one + 8));
  });
}

/** For the best hundred articles, adds a quarter of the more frequent word's weight for each pair of query neighbors that are close in the text. */
function addNearness(
  scores: Map<string, number>,
  terms: readonly { forms: string[]; idf: number }[],
  ranked: readonly ReadArticle[],
): void {
  for (const article of ranked.slice(0, 100)) {
    terms.forEach((term, index) => {
      const next = terms[index + 1];
      if (next === undefined || !standNear(article, term.forms, next.forms)) return;
      scores.set(article.id, (scores.get(article.id) ?? 0) + Math.min(term.idf, next.idf) / 4);
    });
  }
}

/**
 * The reference ranking of English articles for words joined by OR, as simple as possible: it reads every article for
 * every word. Equal scores: newest first, then the later stored one.
 * @param sourceId ranks only the articles of this source; the average length is theirs
 */
export function naiveRanking(
  words: readonly string[],
  articles: readonly NaiveArticle[],
  sourceId: string | null = null,
): { id: string; score: number }[] {
  const all = articles.map(readArticle);
  const wanted = new Set(
    articles.filter(({ text }) => sourceId === null || text.source.id === sourceId).map(({ id }) => id),
  );
  const average = all.reduce((sum, { id, length }) => sum + (wanted.has(id) ? length : 0), 0) / wanted.size;
  const scores = new Map<string, number>();
  const asked = new Map<string, { forms: string[]; idf: number }>();
  for (const word of words) {
    for (const term of termsOf(word)) {
      const acronym = term.parts.every((part) => part.word.folded.length === 1);
      const joined = term.joined === null || acronym ? [] : formsOf(term.joined, 'en');
      for (const part of term.parts) {
        const own =
          part.symbol === null ? [part.word, ...(part.possessive === null ? [] : [part.possessive])] : [part.symbol];
        const forms = own.flatMap((one) => formsOf(one, 'en'));
        const found = all.map((article) => ({ article, count: mentions(article, forms, joined) }));
        const df = found.filter(({ count }) => count > 0).length;
        const idf = Math.log(1 + (all.length - df + 0.5) / (df + 0.5));
        asked.set(JSON.stringify([forms, joined]), { forms, idf: df === 0 ? 0 : idf });
        for (const { article, count } of found) {
          if (count === 0) continue;
          const norm = 1.5 * (1 - 0.75 + (0.75 * article.length) / average);
          scores.set(article.id, (scores.get(article.id) ?? 0) + (idf * 2.5 * count) / (count + norm));
        }
      }
    }
  }
  const inOrder = (): { id: string; score: number }[] => ordered(scores, all, wanted);
  const byId = new Map(all.map((article) => [article.id, article]));
  const best = inOrder().flatMap(({ id }) => byId.get(id) ?? []);
  addNearness(scores, [...asked.values()], best);
  return inOrder();
}

function ordered(
  scores: ReadonlyMap<string, number>,
  all: readonly ReadArticle[],
  wanted: ReadonlySet<string>,
): { id: string; score: number }[] {
  const published = new Map(all.map((article) => [article.id, article.published]));
  return [...scores]
    .filter(([id]) => wanted.has(id))
    .map(([id, score]) => ({ id, score }))
    .sort(
      (one, other) =>
        (Math.abs(one.score - other.score) < 1e-9 ? 0 : other.score - one.score) ||
        (published.get(other.id) ?? 0) - (published.get(one.id) ?? 0) ||
        Number(other.id) - Number(one.id),
    );
}
