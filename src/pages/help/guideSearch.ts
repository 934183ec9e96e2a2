import { foldCaseAndAccents } from '@client/shared/texts/foldCaseAndAccents';
import type { GuidePage } from './guidePages';
import { plainText, type Block } from './guideMarkdown';

/** A part of a search result's text; `marked` if it matches a word that the user searched for. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

/** A search result: a page, and the line of it that matches best. */
export interface GuideSearchResult {
  page: GuidePage;
  /** The path of the page, with the anchor of the heading above the line. */
  to: string;
  title: readonly TextPiece[];
  line: readonly TextPiece[];
}

interface Line {
  text: string;
  /** The id of the nearest heading above the line. */
  anchor: string | null;
  heading: boolean;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
const wordsOf = (text: string): string[] => [...foldCaseAndAccents(text).matchAll(word)].map(([one]) => one);

/**
 * Searches the guide. A page matches if each word of the query is a prefix of one of its words; case and accents are
 * ignored. Matches in titles rank highest, then in headings, then in lines.
 */
export function searchGuide(pages: readonly GuidePage[], query: string): GuideSearchResult[] {
  const queryWords = wordsOf(query);
  if (queryWords.length === 0) return [];
  return pages
    .flatMap((page) => {
      const lines = linesOf(page);
      const matchCount = (text: string): number => countMatches(text, queryWords);
      if (matchCount([page.title, ...lines.map(({ text }) => text)].join('\n')) < queryWords.length) return [];
      const lineScore = (line: Line): number => matchCount(line.text) * 2 + (line.heading ? 1 : 0);
      const best = lines.reduce((one, other) => (lineScore(other) > lineScore(one) ? other : one), lines[0] ?? noLine);
      const score =
        matchCount(page.title) * 10 + Math.max(0, ...lines.filter((l) => l.heading).map((l) => matchCount(l.text))) * 4;
      // For a heading, the line below it is shown, too.
      const shown = best.heading ? (lines[lines.indexOf(best) + 1] ?? best) : best;
      const to = best.anchor === null ? page.path : `${page.path}#${best.anchor}`;
      const text = best.heading && shown !== best ? `${best.text}: ${shown.text}` : shown.text;
      const result: GuideSearchResult = {
        page,
        to,
        title: highlight(page.title, queryWords),
        line: highlight(excerpt(text, queryWords), queryWords),
      };
      return [{ result, score: score + matchCount(best.text) }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ result }) => result);
}

const noLine: Line = { text: '', anchor: null, heading: false };

function linesOf(page: GuidePage): Line[] {
  let anchor: string | null = null;
  return page.blocks.flatMap((block) => {
    if (block.kind === 'heading') anchor = block.id;
    return textsOf(block).map((text) => ({ text, anchor, heading: block.kind === 'heading' }));
  });
}

function textsOf(block: Block): string[] {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'paragraph') return [plainText(block.line)];
  if (block.kind === 'list') return block.items.map(plainText);
  if (block.kind === 'table') return block.rows.map((row) => row.map(plainText).join(' – '));
  return [];
}

/** The number of query words that are a prefix of a word of the text. */
function countMatches(text: string, queryWords: readonly string[]): number {
  const words = wordsOf(text);
  return queryWords.filter((one) => words.some((other) => other.startsWith(one))).length;
}

const excerptLength = 180;

/** Shortens a long line to the part around its first match. */
function excerpt(text: string, queryWords: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const first = [...text.matchAll(word)].find(([one]) =>
    queryWords.some((other) => foldCaseAndAccents(one).startsWith(other)),
  );
  const at = first?.index ?? 0;
  if (at < excerptLength - 60) return `${text.slice(0, excerptLength).replace(/\s\S*$/, '')}…`;
  const from = text.lastIndexOf(' ', at - 60) + 1;
  const rest = text.slice(from, from + excerptLength);
  return `…${from + excerptLength < text.length ? `${rest.replace(/\s\S*$/, '')}…` : rest}`;
}

/** Splits text into pieces and highlights the matching prefixes, with accents even if they were typed without. */
function highlight(text: string, queryWords: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(word)) {
    const [found] = match;
    const prefix = queryWords
      .filter((one) => foldCaseAndAccents(found).startsWith(one))
      .sort((a, b) => b.length - a.length)[0];
    if (prefix === undefined) continue;
    let end = 0;
    while (end < found.length && foldCaseAndAccents(found.slice(0, end)).length < prefix.length) end++;
    while (end < found.length && /\p{M}/u.test(found.charAt(end))) end++;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), marked: false });
    at = match.index + end;
    pieces.push({ text: text.slice(match.index, at), marked: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}
