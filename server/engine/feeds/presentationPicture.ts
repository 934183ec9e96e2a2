import { feedLimits } from '@contract/limits';
import { MarkupLimitError, parseMarkup } from './boundedMarkup';
import { webAddress } from './links';

/** What names the picture, the best first. */
const sources = ['og:image:secure_url', 'og:image', 'twitter:image', 'apple-touch-icon'] as const;

/** Thrown to stop parsing a page after its head. */
class HeadEnded extends Error {}

/**
 * The address of the picture with which a page is presented when it is shared (Open Graph's `og:image`), else its touch
 * icon; null if it names none.
 */
export function presentationPicture(html: string, pageUrl: string): string | null {
  const found = new Map<string, string>();
  let base = pageUrl;
  const note = (source: string, address: string): void => {
    if (address !== '' && !found.has(source)) found.set(source, address);
  };
  const onopentag = (tag: string, attributes: Record<string, string>): void => {
    const { property, name = '', content = '', rel = '', href = '' } = attributes;
    if (tag === 'body') throw new HeadEnded();
    if (tag === 'base' && URL.canParse(href, pageUrl)) base = new URL(href, pageUrl).href;
    if (tag === 'meta') note((property ?? name).toLowerCase(), content.trim());
    if (tag === 'link' && /(^|\s)apple-touch-icon(\s|$)/i.test(rel)) note('apple-touch-icon', href);
  };
  try {
    parseMarkup(html.slice(0, feedLimits.parse.pageLength), { onopentag });
  } catch (error) {
    if (!(error instanceof HeadEnded || error instanceof MarkupLimitError)) throw error;
  }
  for (const source of sources) {
    const url = webAddress(found.get(source) ?? '', base);
    if (found.has(source) && url !== null) return url;
  }
  return null;
}
