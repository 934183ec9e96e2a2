/** The elements of an article's body, by the name in the source. */
export const elementNames: Readonly<Record<string, string>> = {
  p: 'p',
  br: 'br',
  hr: 'hr',
  // h1 belongs to the page.
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  blockquote: 'blockquote',
  pre: 'pre',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  table: 'table',
  caption: 'caption',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tfoot',
  tr: 'tr',
  th: 'th',
  td: 'td',
  a: 'a',
  img: 'img',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

/** Elements without a counterpart that begin a new paragraph. */
export const containers = new Set([
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'address',
  'center',
  'figure',
  'figcaption',
  'details',
  'summary',
  'dl',
  'dt',
  'dd',
  'fieldset',
  'form',
]);

const blocks = ['p, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, table, hr', ...containers].join(', ');

export const containsBlocks = (element: Element): boolean => element.querySelector(blocks) !== null;

/** Links that services put in place of the real address, with the parameter that has it. */
const redirects: [pattern: RegExp, parameter: string][] = [
  [/^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i, 'q'],
  [/^https?:\/\/[a-z\d-]+\.safelinks\.protection\.outlook\.com\//i, 'url'],
];

/** The target of a link that may stay: http, https, or mailto. */
export function linkTarget(href: string): string | null {
  const given = href.trim();
  if (!/^(https?:\/\/|mailto:)/i.test(given) || !URL.canParse(given)) return null;
  const redirect = redirects.find(([pattern]) => pattern.test(given));
  const real = redirect && new URL(given).searchParams.get(redirect[1]);
  return real ? linkTarget(real) : given;
}

/** The address of an image that may stay: JPEG or PNG, from the web or contained in the text itself. */
export function imageSource(image: Element): string | null {
  const source = (image.getAttribute('src') ?? '').trim();
  // Invisible images report to their owner who reads the text.
  if (['width', 'height'].some((side) => /^[01]$/.test(image.getAttribute(side) ?? ''))) return null;
  if (/^data:image\/(jpe?g|png);base64,[a-z\d+/=]+$/i.test(source)) return source;
  if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) return null;
  return /\.(jpe?g|png)$/i.test(new URL(source).pathname) ? source : null;
}
