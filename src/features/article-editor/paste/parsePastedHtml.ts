import { parseInertHtml } from '../inertHtml';

export interface PastedHtml {
  body: HTMLElement;
  /** The text of all style elements. */
  css: string;
}

/** The attribute that holds what the source has as `style`. */
export const styleAttribute = 'data-style';

/**
 * Parses pasted HTML into an inert document. Style elements are taken out and style attributes renamed before, because a
 * parser reports both as violations of the page's Content-Security-Policy.
 */
export function parsePastedHtml(html: string): PastedHtml {
  const css = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, content = '']) => content).join('\n');
  const plain = html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${styleAttribute}=`));
  return { body: parseInertHtml(plain), css };
}
