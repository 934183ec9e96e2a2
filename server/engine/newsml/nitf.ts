import type { NewsDocument } from '@contract/newsml/newsDocument';
import { namespaces } from '@contract/newsml/vocabulary';
import { optionalElement, textElement, xmlElement } from '@contract/newsml/xmlText';
import { toXhtml, type XhtmlOptions } from './xhtml';

/** NITF has fewer elements than HTML; of others only the content is written. */
const inNitf: Readonly<Record<string, string>> = {
  p: 'p',
  br: 'br',
  a: 'a',
  em: 'em',
  i: 'em',
  strong: 'em',
  b: 'em',
  q: 'q',
  sub: 'sub',
  sup: 'sup',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  dl: 'dl',
  dt: 'dt',
  dd: 'dd',
  pre: 'pre',
  hr: 'hr',
  table: 'table',
  caption: 'caption',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tfoot',
  tr: 'tr',
  th: 'th',
  td: 'td',
  h2: 'hl2',
  h3: 'hl2',
  h4: 'hl2',
  h5: 'hl2',
  h6: 'hl2',
};
const asNitf: XhtmlOptions = {
  rename: (name) => inNitf[name] ?? null,
  keepsAttribute: (name) => ['href', 'colspan', 'rowspan'].includes(name),
};

/** An article as an NITF document, in a `block`: Superdesk reads the text there with its inline elements. */
export function nitfOf({ headline, by, bodyHtml }: NewsDocument): string {
  return xmlElement('nitf', { xmlns: namespaces.nitf }, [
    xmlElement('head', {}, [textElement('title', headline)]),
    xmlElement('body', {}, [
      xmlElement('body.head', {}, [
        xmlElement('hedline', {}, [textElement('hl1', headline)]),
        optionalElement('byline', by),
      ]),
      xmlElement('body.content', {}, [`<block>${toXhtml(bodyHtml, asNitf)}</block>`]),
    ]),
  ]);
}
