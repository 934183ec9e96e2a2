import { createHash } from 'node:crypto';
import { parseMarkup } from './boundedMarkup';
import { imageIdentity, linkIdentity } from './links';

export interface HashedContent {
  headline: string;
  /** Cleaned HTML. */
  html: string;
  text: string;
  image: { url: string } | null;
}

const withoutSpace = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/**
 * The hash that identifies a version of an item: its headline, words, links, and images. Changes of white space,
 * markup, dates, URL schemes, tracking parameters, and image URL parameters don't affect it.
 * @returns SHA-256 in hexadecimal
 */
export function versionHash({ headline, html, text, image }: HashedContent): string {
  const links: string[] = [];
  const images = image ? [imageIdentity(image.url)] : [];
  parseMarkup(html, {
    onopentag: (name, { href, src }) => {
      if (name === 'a' && href) links.push(linkIdentity(href));
      if (name === 'img' && src) images.push(imageIdentity(src));
    },
  });
  const content = [withoutSpace(headline), withoutSpace(text), links, [...new Set(images)].sort()];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
