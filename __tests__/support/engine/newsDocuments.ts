import fc from 'fast-check';
import type { NewsAttachment, NewsDocument } from '@contract/newsml/newsDocument';
import { newDraft } from '@contract/newsml/newsDocument';
import { writableText } from '@contract/newsml/xmlText';

/** A draft with some content, with the given parts. */
export const newsDocument = (parts: Partial<NewsDocument> = {}): NewsDocument => ({
  ...newDraft({ guid: 'tag:watchdesk.example,2026:article-17', now: '2026-11-22T18:00:00.000Z', author: 'Ada Admin' }),
  headline: 'Aldermoor begins trial',
  description: ['Twelve sites take part.'],
  bodyHtml: '<p>Twelve sites take part.</p>',
  providerName: 'Aldermoor Life Sciences',
  copyrightHolder: 'Aldermoor Life Sciences',
  copyrightNotice: '© 2026 Aldermoor Life Sciences',
  ...parts,
});

/** Any text that XML can contain. */
const text = fc.string({ unit: 'binary', maxLength: 40 }).map(writableText);
/** Text on one line, as labels are. */
const line = text.map((value) => value.replace(/[\t\n\r]+/g, ' '));
const filled = (values: fc.Arbitrary<string>) => values.filter((value) => value !== '');
const instant = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const phrase = fc.oneof(
  filled(text).map(escaped),
  fc.constant('<br />'),
  fc
    .tuple(fc.constantFrom('strong', 'em', 'code'), filled(text))
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`),
  fc
    .tuple(fc.webUrl(), filled(text))
    .map(
      ([url, value]) =>
        `<a href="${escaped(url)}" title="${escaped(value).replaceAll('"', '&quot;')}">${escaped(value)}</a>`,
    ),
);
const phrases = fc.array(phrase, { maxLength: 4 }).map((parts) => parts.join(''));
const block = fc.oneof(
  fc
    .tuple(fc.constantFrom('p', 'h2', 'blockquote', 'pre'), phrases)
    .map(([name, value]) => `<${name}>${value}</${name}>`),
  fc.array(phrases, { maxLength: 3 }).map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  fc.webUrl().map((url) => `<img src="${escaped(url)}" alt="" />`),
);
/** HTML as the sanitizer writes it. */
export const sanitizedHtml = fc.array(block, { maxLength: 5 }).map((parts) => parts.join('\n'));

const attachment: fc.Arbitrary<NewsAttachment> = fc.record({
  type: fc.constantFrom('file', 'item', 'link'),
  id: fc.string({ unit: 'grapheme-ascii', maxLength: 12 }).map(writableText),
  headline: line,
  description: text,
  link: fc.oneof(fc.constant(''), fc.webUrl({ withQueryParameters: true })),
  previewPath: fc.oneof(fc.constant(''), fc.webPath()),
  contentType: fc.constantFrom('', 'image/png', 'application/pdf'),
  size: fc.option(fc.nat()),
});

/** Documents with any text in each field. */
export const anyNewsDocument: fc.Arbitrary<NewsDocument> = fc.record({
  guid: fc.uuid().map((id) => `urn:uuid:${id}`),
  version: fc.integer({ min: 1 }),
  versionCreated: instant,
  firstCreated: instant,
  pubStatus: fc.constantFrom('draft', 'withheld', 'usable', 'canceled'),
  embargoed: fc.oneof(fc.constant(null), fc.constant(''), instant),
  language: fc.constantFrom('en', 'en-GB', 'de', 'zh-Hant-TW'),
  category: fc.record({ id: filled(text), name: line }),
  headline: line,
  slugline: line,
  by: line,
  authors: fc.array(filled(line), { maxLength: 3 }),
  description: fc.array(filled(text), { maxLength: 3 }),
  bodyHtml: sanitizedHtml,
  keywords: fc.array(filled(line), { maxLength: 3 }),
  providerName: line,
  copyrightHolder: line,
  copyrightNotice: text,
  original: fc.option(fc.record({ publication: line, link: fc.webUrl() })),
  attachments: fc.array(attachment, { maxLength: 3 }),
});
