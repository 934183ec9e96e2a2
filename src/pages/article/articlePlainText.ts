import { sanitizedFragment } from './sanitizeHtml';

const blockEnds = /<\/(?:p|div|h[1-6]|li|blockquote|figcaption|pre|tr|dd|dt)>|<br\s*\/?>/gi;

/** The text of an article's HTML: each block on a line of its own. */
export function articlePlainText(html: string): string {
  const fragment = sanitizedFragment(html.replace(blockEnds, '$&\n'));
  return fragment.textContent
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
