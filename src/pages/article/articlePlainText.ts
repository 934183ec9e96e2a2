import { sanitizedFragment } from './sanitizeHtml';

const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, figure, figcaption, pre, table, caption, tr, hr, br';

/** The text of an article's HTML: each block on a line of its own. */
export function articlePlainText(html: string): string {
  const fragment = sanitizedFragment(html);
  for (const block of fragment.querySelectorAll(blocks)) {
    block.before('\n');
    block.after('\n');
  }
  for (const cell of fragment.querySelectorAll('td, th')) cell.after(' ');
  return fragment.textContent
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
