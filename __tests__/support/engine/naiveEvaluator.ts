import type { QueryNode, TextField } from '@contract/query/ast';
import { prefixesOf, sequencesOf, type Alternatives } from '@server/engine/analyzer/analyzeQueryText';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { foldWhole } from '@server/engine/analyzer/fold';
import { isStemmable } from '@server/engine/analyzer/lexemes';
import { languageCode, stemsOf } from '@server/engine/analyzer/stemmers';
import { termsOf, type Word } from '@server/engine/analyzer/tokenize';

/** The words at each position of a text. Signs (C++) are never stemmed. */
type Position = { words: Word[]; signs: string[] };

const readBefore = new Map<string, Position[]>();

/** A cache: each text is analyzed once, however many queries are evaluated on it. */
function read(text: string): Position[] {
  let positions = readBefore.get(text);
  if (positions === undefined) readBefore.set(text, (positions = readAnew(text)));
  return positions;
}

function readAnew(text: string): Position[] {
  const positions: Position[] = [];
  for (const term of termsOf(text)) {
    const own = term.parts.map((part) => ({
      words: part.possessive === null ? [part.word] : [part.word, part.possessive],
      signs: part.symbol === null ? [] : [part.symbol.folded],
    }));
    if (term.joined !== null) for (const end of [own.at(0), own.at(-1)]) end?.words.push(term.joined);
    positions.push(...own);
  }
  return positions;
}

const stemsBefore = new Map<string, Map<string, readonly string[]>>();

/** A cache of the stems by which a word is compared; empty if the word is compared unchanged. */
function stems(word: Word, language: string): readonly string[] {
  let known = stemsBefore.get(language);
  if (known === undefined) stemsBefore.set(language, (known = new Map<string, readonly string[]>()));
  let found = known.get(word.lower);
  if (found === undefined)
    known.set(word.lower, (found = isStemmable(word.folded) ? stemsOf(word.lower, language) : []));
  return found;
}

function same(asked: Word, found: Word, language: string): boolean {
  if (asked.folded === found.folded) return true;
  const wanted = stems(asked, language);
  return wanted.length > 0 && stems(found, language).some((stem) => wanted.includes(stem));
}

function stands(asked: Alternatives, at: Position | undefined, language: string): boolean {
  if (at === undefined) return false;
  return asked.some((word) => at.signs.includes(word.folded) || at.words.some((found) => same(word, found, language)));
}

/** Every way to give each word of a phrase a position of its own. */
function somewhere(
  asked: readonly Alternatives[],
  text: readonly Position[],
  slop: number,
  language: string,
  taken: readonly number[] = [],
): boolean {
  const next = asked[taken.length];
  if (next === undefined) return true;
  const adjusted = taken.map((position, place) => position - place);
  const [least, most] = [Math.min(...adjusted), Math.max(...adjusted)];
  return text.some((at, position) => {
    const own = position - taken.length;
    return (
      Math.max(most, own) - Math.min(least, own) <= slop &&
      !taken.includes(position) &&
      stands(next, at, language) &&
      somewhere(asked, text, slop, language, [...taken, position])
    );
  });
}

function prefixStands(lead: readonly Word[], prefix: string, text: readonly Position[]): boolean {
  const forms = (at: Position | undefined): string[] =>
    at === undefined ? [] : [...at.signs, ...at.words.map((word) => word.folded)];
  return text.some((_, start) => {
    const before = lead.every((word, place) => forms(text[start + place]).includes(word.folded));
    return before && forms(text[start + lead.length]).some((form) => form.startsWith(prefix));
  });
}

function languageNames(article: ArticleText): string[] {
  const code = languageCode(article.language, 'en');
  const names = ['en', code].flatMap((shown) => {
    try {
      return [new Intl.DisplayNames([shown], { type: 'language', fallback: 'none' }).of(code) ?? ''];
    } catch {
      return [];
    }
  });
  return names.filter((name) => name !== '');
}

/** The texts of a field in which words are searched, and the ids that match only as a whole. */
function textsOf(article: ArticleText, field: TextField): { texts: readonly string[]; ids: readonly string[] } {
  switch (field) {
    case 'document':
      return { texts: [article.headline, article.summary, article.body], ids: [] };
    case 'headline':
      return { texts: [article.headline], ids: [] };
    case 'body':
      return { texts: [article.summary, article.body], ids: [] };
    case 'publication':
      return { texts: [article.publication], ids: [] };
    case 'category':
      return {
        texts: article.category === null ? [] : [article.category.name],
        ids: article.category === null ? [] : [article.category.id],
      };
    case 'source':
      return { texts: [article.source.name], ids: [article.source.id, ...article.source.packageIds] };
    case 'language':
      return { texts: languageNames(article), ids: [languageCode(article.language, 'en'), article.language ?? ''] };
    default:
      return { texts: article[field], ids: [] };
  }
}

function textMatches(article: ArticleText, field: TextField, asked: string, slop: number): boolean {
  const { texts, ids } = textsOf(article, field);
  const language = languageCode(article.language, 'en');
  const proper = field !== 'document' && field !== 'headline' && field !== 'body';
  const whole = foldWhole(asked, 200);
  if (proper && whole !== '' && [...texts, ...ids].some((name) => foldWhole(name, 200) === whole)) return true;
  return sequencesOf(asked).some((sequence) => texts.some((text) => somewhere(sequence, read(text), slop, language)));
}

/** The same day and time some months later, or the last day of that month if it is shorter. */
function sameDay(from: Date, months: number): number {
  for (let day = from.getUTCDate(); ; day -= 1) {
    const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
    const at = new Date(Date.UTC(year, month, day) + (from.getTime() % 86_400_000));
    if (at.getUTCMonth() === ((month % 12) + 12) % 12) return at.getTime();
  }
}

function instant(bound: Extract<QueryNode, { kind: 'range' }>['from'], now: Date, end: boolean): number {
  if (bound.kind === 'open') return end ? Infinity : -Infinity;
  if (bound.kind === 'day') return Date.parse(`${bound.date}T${end ? '23:59:59.999' : '00:00:00.000'}Z`);
  if (bound.kind === 'instant') return Date.parse(bound.at);
  if (bound.unit === 'M' || bound.unit === 'y') return sameDay(now, bound.amount * (bound.unit === 'y' ? 12 : 1));
  const hours = { m: 1 / 60, h: 1, d: 24, w: 168 }[bound.unit];
  return now.getTime() + bound.amount * hours * 3_600_000;
}

/** The reference evaluation of a query: as simple as possible, without an index, by trying every case. */
export function naiveMatches(query: QueryNode, article: ArticleText, now: Date): boolean {
  switch (query.kind) {
    case 'word':
      return textMatches(article, query.field, query.text, 0);
    case 'phrase':
      return textMatches(article, query.field, query.text, query.slop);
    case 'prefix':
      return prefixesOf(query.text).some((asked) =>
        textsOf(article, query.field).texts.some((text) => prefixStands(asked.lead, asked.prefix, read(text))),
      );
    case 'name': {
      const { texts, ids } = textsOf(article, query.field);
      return [...texts, ...ids].some((name) => foldWhole(name, 200) === foldWhole(query.text, 200));
    }
    case 'range': {
      const at = Date.parse(article.published);
      return at >= instant(query.from, now, false) && at <= instant(query.to, now, true);
    }
    case 'and':
      return query.children.every((child) => naiveMatches(child, article, now));
    case 'or':
      return query.children.some((child) => naiveMatches(child, article, now));
    case 'not':
      return !naiveMatches(query.child, article, now);
  }
}
