import type { NewsDocument } from '@contract/newsml/newsDocument';
import { parseInertHtml } from '@client/features/article-editor/inertHtml';
import { diffArrays, diffWordsWithSpace } from 'diff';

const blockNames = 'p, h1, h2, h3, h4, h5, h6, li, td, th, pre, blockquote, br, hr, figcaption';

/** The text of an article, one paragraph an entry: headline, description, and body without formatting. */
export function paragraphsOf({ headline, description, bodyHtml }: NewsDocument): string[] {
  const body = parseInertHtml(bodyHtml);
  for (const block of body.querySelectorAll(blockNames)) block.append('\n');
  for (const lineBreak of body.querySelectorAll('br, hr')) lineBreak.replaceWith('\n');
  for (const image of body.querySelectorAll('img')) image.replaceWith(`[${image.alt || image.src}]\n`);
  const lines = body.textContent.split('\n').map((line) => line.trim());
  return [headline, ...description, ...lines].filter((line) => line !== '');
}

/** A piece of text of one side; `changed` if the other side doesn't have it. */
export interface Piece {
  text: string;
  changed: boolean;
}

/** A paragraph of each side; a side that doesn't have it is empty. */
interface DifferenceRow {
  before: Piece[];
  after: Piece[];
}

function pairRow(before: string | undefined, after: string | undefined): DifferenceRow {
  if (before === undefined || after === undefined) {
    const whole = (text: string | undefined) => (text === undefined ? [] : [{ text, changed: true }]);
    return { before: whole(before), after: whole(after) };
  }
  const parts = diffWordsWithSpace(before, after);
  return {
    before: parts.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, changed: removed })),
    after: parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, changed: added })),
  };
}

/** The paragraphs of two versions side by side. Paragraphs in the same place are compared word by word. */
export function differenceOf(before: readonly string[], after: readonly string[]): DifferenceRow[] {
  const chunks = diffArrays([...before], [...after]);
  const rows: DifferenceRow[] = [];
  let removed: string[] = [];
  const flush = (added: readonly string[]): void => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) rows.push(pairRow(removed[at], added[at]));
    removed = [];
  };
  for (const chunk of chunks) {
    if (chunk.removed) removed = chunk.value;
    else if (chunk.added) flush(chunk.value);
    else {
      flush([]);
      for (const text of chunk.value)
        rows.push({ before: [{ text, changed: false }], after: [{ text, changed: false }] });
    }
  }
  flush([]);
  return rows;
}
