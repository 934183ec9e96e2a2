import { foldCaseAndAccents } from '@client/shared/texts/foldCaseAndAccents';
import type { GuidePage } from './guide';
import { plain, type Block } from './markdown';

export interface Piece {
  text: string;
  marked: boolean;
}

/** A page that was found, and the line of it that says most of what was looked for. */
export interface Finding {
  page: GuidePage;
  /** The page's address, at the heading that the line stands below. */
  to: string;
  title: readonly Piece[];
  line: readonly Piece[];
}

interface Line {
  text: string;
  anchor: string | null;
  heading: boolean;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
const wordsOf = (text: string): string[] => [...foldCaseAndAccents(text).matchAll(word)].map(([one]) => one);

/** Pages that hold every word that was typed, at the beginning of a word: those that are about it first. */
export function findInGuide(pages: readonly GuidePage[], query: string): Finding[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return pages
    .flatMap((page) => {
      const lines = linesOf(page);
      const has = (text: string): number => hits(text, wanted);
      if (has([page.title, ...lines.map(({ text }) => text)].join('\n')) < wanted.length) return [];
      const worth = (line: Line): number => has(line.text) * 2 + (line.heading ? 1 : 0);
      const best = lines.reduce((one, other) => (worth(other) > worth(one) ? other : one), lines[0] ?? noLine);
      const score = has(page.title) * 10 + Math.max(0, ...lines.filter((l) => l.heading).map((l) => has(l.text))) * 4;
      // A heading says where; what stands below it says more.
      const shown = best.heading ? (lines[lines.indexOf(best) + 1] ?? best) : best;
      const to = best.anchor === null ? page.path : `${page.path}#${best.anchor}`;
      const text = best.heading && shown !== best ? `${best.text}: ${shown.text}` : shown.text;
      const finding: Finding = { page, to, title: mark(page.title, wanted), line: mark(excerpt(text, wanted), wanted) };
      return [{ finding, score: score + has(best.text) }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ finding }) => finding);
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
  if (block.kind === 'paragraph') return [plain(block.line)];
  if (block.kind === 'list') return block.items.map(plain);
  if (block.kind === 'table') return block.rows.map((row) => row.map(plain).join(' – '));
  return [];
}

/** How many of the words begin a word of the text. */
function hits(text: string, wanted: readonly string[]): number {
  const words = wordsOf(text);
  return wanted.filter((one) => words.some((other) => other.startsWith(one))).length;
}

const excerptLength = 180;

/** The stretch of a long line around its first match. */
function excerpt(text: string, wanted: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const first = [...text.matchAll(word)].find(([one]) =>
    wanted.some((other) => foldCaseAndAccents(one).startsWith(other)),
  );
  const at = first?.index ?? 0;
  if (at < excerptLength - 60) return `${text.slice(0, excerptLength).replace(/\s\S*$/, '')}…`;
  const from = text.lastIndexOf(' ', at - 60) + 1;
  const rest = text.slice(from, from + excerptLength);
  return `…${from + excerptLength < text.length ? `${rest.replace(/\s\S*$/, '')}…` : rest}`;
}

/** Only the typed beginning of a word is marked; accents that it was typed without belong to it. */
function mark(text: string, wanted: readonly string[]): Piece[] {
  const marked: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(word)) {
    const [found] = match;
    const begun = wanted
      .filter((one) => foldCaseAndAccents(found).startsWith(one))
      .sort((a, b) => b.length - a.length)[0];
    if (begun === undefined) continue;
    let end = 0;
    while (end < found.length && foldCaseAndAccents(found.slice(0, end)).length < begun.length) end++;
    while (end < found.length && /\p{M}/u.test(found.charAt(end))) end++;
    if (match.index > at) marked.push({ text: text.slice(at, match.index), marked: false });
    at = match.index + end;
    marked.push({ text: text.slice(match.index, at), marked: true });
  }
  if (at < text.length) marked.push({ text: text.slice(at), marked: false });
  return marked;
}
