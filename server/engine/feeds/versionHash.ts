import { createHash } from 'node:crypto';
import { parseMarkup } from './boundedMarkup';
import { imageIdentity, linkIdentity } from './links';

interface HashedBody {
  headline: string;
  /** Cleaned HTML. */
  html: string;
  text: string;
  image: { url: string } | null;
}

interface HashedContent extends HashedBody {
  /** The item's own description, not one made from its text. */
  description: string;
  author: readonly string[];
  /** Categories, tags, and keywords, in any order. */
  names: readonly string[];
}

const withoutSpace = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

const sha256 = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * The hash that identifies a version of an item: its headline, words, links, images, description, authors, categories,
 * and keywords. Changes of white space, markup, dates, URL schemes, tracking parameters, image URL parameters, and of the
 * order of names don't affect it.
 * @returns SHA-256 in hexadecimal
 */
export function versionHash({ description, author, names, ...body }: HashedContent): string {
  const sorted = (list: readonly string[]) => [...new Set(list.map(withoutSpace))].sort();
  return sha256([...bodyContent(body), withoutSpace(description), sorted(author), sorted(names)]);
}

/**
 * The hash of releases before migration 0600, without description, authors, and names. An item that is stored under it
 * is the same one, and must not get a new version only because it is read again.
 */
export const earlierVersionHash = (body: HashedBody): string => sha256(bodyContent(body));

function bodyContent({ headline, html, text, image }: HashedBody): unknown[] {
  const links: string[] = [];
  const images = image ? [imageIdentity(image.url)] : [];
  parseMarkup(html, {
    onopentag: (name, { href, src }) => {
      if (name === 'a' && href) links.push(linkIdentity(href));
      if (name === 'img' && src) images.push(imageIdentity(src));
    },
  });
  return [withoutSpace(headline), withoutSpace(text), links, [...new Set(images)].sort()];
}
