import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { feedLimits } from '@contract/limits';
import { MarkupBounds, MarkupLimitError } from './boundedMarkup';
import { removeEmptyElements } from './removeEmptyElements';
import { linkAddress, webAddress } from './links';
import { blockElements, embeddedClass } from './plainText';
import { isTrackingImage } from './trackingImage';

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const phrases = [
  'a',
  'img',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'kbd',
  'samp',
  'var',
  'abbr',
  'cite',
  'q',
  'time',
];

// Elements whose content isn't text of the article.
const dropped = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'head',
  'svg',
  'math',
  'template',
  'object',
  'applet',
  'canvas',
  'select',
  'button',
  'xml',
  'noembed',
  'noframes',
];

/** h1 belongs to the page: the article's topmost heading becomes h2, and the others keep their distance from it. */
function headingShift(html: string): number {
  let topmost: number | undefined;
  for (const [, level] of html.matchAll(/<h([1-6])[\s>]/gi)) topmost = Math.min(topmost ?? 6, Number(level));
  return topmost === undefined ? 0 : 2 - topmost;
}

const sourceOf = (attributes: Attributes): string => {
  const given = attributes.src ?? '';
  const isPlaceholder =
    given === '' ||
    given.startsWith('data:') ||
    /(blank|placeholder|spacer|lazy)[^/]{0,100}\.(gif|png|svg)/i.test(given);
  if (!isPlaceholder) return given;
  const later =
    attributes['data-src'] ??
    attributes['data-original'] ??
    attributes['data-lazy-src'] ??
    attributes['data-orig-file'];
  const fromSet = (attributes.srcset ?? attributes['data-srcset'])?.trim().split(/\s+/)[0]?.replace(/,$/, '');
  return later ?? fromSet ?? (given.startsWith('data:') ? '' : given);
};

const pick = (attributes: Attributes, names: readonly string[]): Attributes =>
  Object.fromEntries(names.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])));

function image(attributes: Attributes, base: string): Tag {
  const src = webAddress(sourceOf(attributes), base);
  // Replaced by `<img />`, which is removed later: removing it in sanitize-html would copy the whole output.
  if (src === null || isTrackingImage(src, attributes)) return { tagName: 'img', attribs: {} };
  const sizes = Object.entries(pick(attributes, ['width', 'height'])).filter(([, value]) => /^\d{1,5}$/.test(value));
  const attribs = { src, alt: attributes.alt ?? '', ...pick(attributes, ['title']), ...Object.fromEntries(sizes) };
  return { tagName: 'img', attribs: { ...attribs, loading: 'lazy', referrerpolicy: 'no-referrer' } };
}

function link(attributes: Attributes, base: string): Tag {
  const href = linkAddress(attributes.href ?? '', base);
  // Kept as `<a>` and unwrapped later: if it were renamed to a forbidden element, its closing tag would remain.
  if (href === null) return { tagName: 'a', attribs: {} };
  return {
    tagName: 'a',
    attribs: { href, ...pick(attributes, ['title']), target: '_blank', rel: 'noopener noreferrer nofollow' },
  };
}

/**
 * Replaces a frame, video, or audio by a link to it. `plainText` leaves the link's text out, because it isn't the
 * article's.
 */
function embedded(kind: string) {
  return (name: string, attributes: Attributes, base: string): Tag => {
    const href = webAddress(attributes.src ?? attributes['data-src'] ?? attributes.data ?? '', base);
    if (href === null) return { tagName: name, attribs: {} };
    const said = attributes.type?.startsWith('audio/') ? 'Audio' : kind;
    const text = attributes.title?.trim() || `${said}: ${new URL(href).hostname}`;
    return { tagName: 'a', attribs: { ...link({ href }, base).attribs, class: embeddedClass }, text };
  };
}

function transformsFor(base: string, shift: number): NonNullable<IOptions['transformTags']> {
  const heading = (name: string): Tag => ({
    tagName: `h${Math.min(6, Math.max(2, Number(name[1]) + shift))}`,
    attribs: {},
  });
  const named = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, () => heading(name)]));
  const frame = embedded('Embedded content');
  const film = embedded('Video');
  const sound = embedded('Audio');
  const block = (): Tag => ({ tagName: 'div', attribs: {} });
  const toBlocks = Object.fromEntries(
    ['section', 'article', 'main', 'header', 'footer', 'aside', 'address', 'center', 'fieldset'].map((name) => [
      name,
      block,
    ]),
  );
  return {
    ...named,
    ...toBlocks,
    img: (_name, attributes) => image(attributes, base),
    a: (_name, attributes) => link(attributes, base),
    iframe: (name, attributes) => frame(name, attributes, base),
    embed: (name, attributes) => frame(name, attributes, base),
    source: (name, attributes) => film(name, attributes, base),
    video: (name, attributes) => film(name, attributes, base),
    audio: (name, attributes) => sound(name, attributes, base),
    strike: () => ({ tagName: 's', attribs: {} }),
    tt: () => ({ tagName: 'code', attribs: {} }),
  };
}

function optionsFor(html: string, base: string): IOptions {
  const bounds = new MarkupBounds(html, feedLimits.clean.markup);
  // Untyped, because the types of sanitize-html are for an older htmlparser2 than it uses.
  const parserOptions: object = bounds.parserOptions;
  return {
    allowedTags: [...blockElements, ...headings, ...tables, ...phrases],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'referrerpolicy'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start', 'type'],
      abbr: ['title'],
      time: ['datetime'],
    },
    allowedClasses: { a: [embeddedClass] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: dropped,
    nestingLimit: feedLimits.clean.nesting,
    transformTags: transformsFor(base, headingShift(html)),
    parser: parserOptions,
    onOpenTag: (name) => bounds.opened(name),
    onCloseTag: (name) => bounds.closed(name),
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Sanitizes an article's HTML with an allow-list of elements and attributes. Links and images become absolute, without
 * tracking parameters, and are http(s) or mailto only. Tracking pixels, scripts, styles, forms, and Word markup are
 * removed; frames and videos become links; headings start at h2. Of excessively nested content only the text is kept.
 * Never throws.
 * @param base The absolute URL that relative ones are resolved against.
 */
export function cleanHtml(html: string, base: string): string {
  const text = html.slice(0, feedLimits.clean.htmlLength).replaceAll('\u0000', '');
  // Word's conditional sections are parsed as declarations, which would end at the first `>` inside them.
  const plain = text.replace(/<!\[(if|endif)[^\]<]*\]>/gi, '');
  try {
    return removeEmptyElements(sanitizeHtml(plain, optionsFor(plain, base))).trim();
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error;
    return textAsHtml(text.replace(/<[^<>]*>/g, ' '));
  }
}

/** Converts plain text to HTML: blank lines separate paragraphs, line breaks are kept. */
export function textAsHtml(text: string): string {
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n\s*\n/);
  const filled = paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '');
  return filled.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`).join('\n');
}
