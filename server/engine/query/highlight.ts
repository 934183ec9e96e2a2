import type { QueryNode } from '@contract/query/ast';
import { limits } from '@contract/limits';
import { languageCode } from '../analyzer/stemmers';
import { escapeHtml } from '../escapeHtml';
import { readHtml } from './htmlText';
import { longestSpan, marksIn, type Mark } from './highlightRanges';
import type { ArticlePart } from './plan';
import type { TextTokens } from './textTokens';
import { collapseSpaces, TokenizedTexts } from './tokenizedTexts';

/** The cache of this process, shared by all requests. */
const texts = new TokenizedTexts();

function render(text: string, marks: readonly Mark[], from: number, to: number): string {
  let html = '';
  let at = from;
  for (const mark of marks) {
    const start = Math.max(mark.start, from);
    const end = Math.min(mark.end, to);
    if (start >= end) continue;
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

/**
 * Converts plain text to HTML with the query's words in `<mark>`, everything else escaped.
 * @param query Null marks nothing.
 * @param language The article's stored language.
 */
export function markText(query: QueryNode | null, text: string, language: string | null, part: ArticlePart): string {
  const marks = query === null ? [] : marksIn(query, text, texts.cachedTokensOf(text, analyzed(language)), part);
  return render(text, marks, 0, text.length);
}

/**
 * Puts the query's words in cleaned HTML into `<mark>`. Tags and entities stay unchanged; a word that spans a tag is
 * marked in parts.
 */
export function markHtml(query: QueryNode | null, html: string, language: string | null, part: ArticlePart): string {
  if (query === null) return html;
  const { text, starts, ends } = readHtml(html);
  let out = '';
  let at = 0;
  for (const mark of marksIn(query, text, texts.tokensOf(text, analyzed(language)), part)) {
    let unit = mark.start;
    while (unit < mark.end) {
      const start = starts[unit] ?? html.length;
      let end = ends[unit] ?? html.length;
      while (unit + 1 < mark.end && (starts[unit + 1] ?? 0) <= end) {
        unit += 1;
        end = Math.max(end, ends[unit] ?? end);
      }
      unit += 1;
      if (end > start) {
        out += `${html.slice(at, start)}<mark>${html.slice(start, end)}</mark>`;
        at = end;
      }
    }
  }
  return out + html.slice(at);
}

/** The language by which a text is analyzed. */
const analyzed = (language: string | null): string => languageCode(language, limits.defaultLanguage);

interface MarkedFlat {
  flat: string;
  marks: Mark[];
  /** The offset of each position. */
  starts: TextTokens['starts'];
}

function markedFlat(query: QueryNode, text: string, language: string | null): MarkedFlat {
  const { flat, tokens } = texts.of(text, analyzed(language));
  return { flat, marks: marksIn(query, flat, tokens, 'body'), starts: tokens.starts };
}

const lookBack = 60;
const wordSeek = 24;

function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff;
}

/** The start of a word at or shortly after an offset. */
function startNear(text: string, offset: number): number {
  if (offset <= 0) return 0;
  const space = text.slice(offset - 1, offset + wordSeek).search(/\s/);
  if (space >= 0) return offset + space;
  return isLowSurrogate(text, offset) ? offset + 1 : offset;
}

function endNear(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  const near = text.slice(offset - wordSeek, offset + 1);
  const space = near.search(/\s\S*$/);
  if (space > 0) return offset - wordSeek + space;
  return isLowSurrogate(text, offset) ? offset - 1 : offset;
}

/**
 * The number of characters that an excerpt is looked for in first: tokenizing takes most of its time, and most articles
 * have their first match near the beginning.
 */
const usualBeginning = 1_600;

/**
 * An excerpt of about `length` characters around the query's first matches (or the beginning of the text), as HTML with
 * no tags but `<mark>`, and with ellipses where text was left out.
 * @param beginning tried first; the excerpt is the same whatever it is
 */
export function excerptOf(
  query: QueryNode | null,
  text: string,
  language: string | null,
  length: number = limits.excerptCharacters,
  beginning = usualBeginning,
): string {
  if (query === null) return excerptAround({ flat: collapseSpaces(text), marks: [] }, length);
  return (
    excerptOfBeginning(query, text, language, length, beginning) ??
    excerptAround(markedFlat(query, text, language), length)
  );
}

/** The excerpt, if the beginning of the text decides it; otherwise undefined. */
function excerptOfBeginning(
  query: QueryNode,
  text: string,
  language: string | null,
  length: number,
  beginning: number,
): string | undefined {
  if (text.length < 2 * beginning) return undefined;
  const cut = text.lastIndexOf(' ', beginning);
  if (cut <= 0 || text.slice(cut).trim() === '') return undefined;
  const marked = markedFlat(query, text.slice(0, cut), language);
  const [first] = marked.marks;
  if (!first) return undefined;
  // The words behind the excerpt must be more than a phrase can span, so that none ends beyond the beginning.
  const end = first.start + length;
  const behind = marked.starts.length - marked.starts.findIndex((start) => start >= end);
  const isInside = (marked.starts.at(-1) ?? 0) >= end && behind > longestSpan(query, 'body');
  return isInside ? excerptAround(marked, length, true) : undefined;
}

/** @param isCut true if the text goes on */
function excerptAround({ flat, marks }: { flat: string; marks: Mark[] }, length: number, isCut = false): string {
  const first = marks[0]?.start ?? 0;
  const latest = Math.max(0, flat.length - length);
  const from = first + lookBack < length ? 0 : startNear(flat, Math.min(first - lookBack, latest));
  const to = endNear(flat, from + length);
  return `${from > 0 ? '…' : ''}${render(flat, marks, from, to)}${to < flat.length || isCut ? '…' : ''}`;
}
