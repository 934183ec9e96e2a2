import fc from 'fast-check';
import { feedLimits } from '@contract/limits';
import { cleanHtml } from '@server/engine/feeds/cleanHtml';
import { readNewsItem, writeNewsItem } from '@server/engine/newsml/newsItem';
import { NewsmlError } from '@server/engine/newsml/wellFormed';
import { anyNewsDocument, newsDocument, sanitizedHtml } from '../../../support/engine/newsDocuments';
import { newsmlSchemaMissing, schemaErrors } from '../../../support/engine/newsmlSchema';
import { describeUnless } from '../../../support/jest/describeIf';

describe('writeNewsItem and readNewsItem', () => {
  it('return the same document, whatever text it has', () => {
    fc.assert(
      fc.property(anyNewsDocument, (document) => {
        expect(readNewsItem(writeNewsItem(document))).toEqual(document);
      }),
      { numRuns: 300 },
    );
  });

  it('return the same document if it is also written as NITF', () => {
    fc.assert(
      fc.property(anyNewsDocument, (document) => {
        expect(readNewsItem(writeNewsItem(document, { withNitf: true }))).toEqual(document);
      }),
      { numRuns: 100 },
    );
  });

  it('return the body of any HTML as the sanitizer left it', () => {
    fc.assert(
      fc.property(fc.oneof(sanitizedHtml, fc.string({ unit: 'grapheme' })), (html) => {
        const bodyHtml = cleanHtml(html, 'https://watchdesk.example/');
        expect(readNewsItem(writeNewsItem(newsDocument({ bodyHtml }))).bodyHtml).toBe(bodyHtml);
      }),
    );
  });

  it('write HTML that is not XML as XHTML', () => {
    const bodyHtml = '<p>a&nbsp;b<br>c &eacute; &lt;<p>d<img src=x.png alt>\u0007<o:p>e</o:p>';
    const xml = writeNewsItem(newsDocument({ bodyHtml }));
    expect(xml).toContain('<p>a\u00a0b<br/>c é &lt;</p><p>d<img src="x.png" alt=""/>e</p>');
  });

  it.each([
    ['draft', 'internal', 'wdstat:draft'],
    ['draft', 'export', 'stat:withheld'],
    ['usable', 'export', 'stat:usable'],
    ['canceled', 'export', 'stat:canceled'],
  ] as const)('write the status %s for %s as %s', (pubStatus, audience, code) => {
    expect(writeNewsItem(newsDocument({ pubStatus }), { audience })).toContain(`<pubStatus qcode="${code}"/>`);
  });

  it('write line ends so that an XML parser keeps them', () => {
    const xml = writeNewsItem(newsDocument({ description: ['a\r\nb'] }));
    expect(xml).toContain('<description role="drol:summary">a&#13;\nb</description>');
  });

  it('write labels on one line and an invalid language as undetermined', () => {
    const xml = writeNewsItem(newsDocument({ headline: 'One\r\n\ttwo', language: 'en_GB' }));
    expect(xml).toContain('<headline>One two</headline>');
    expect(xml).toContain('xml:lang="en-GB"');
    expect(writeNewsItem(newsDocument({ language: '' }))).toContain('xml:lang="und"');
  });

  it('read what other programs wrote with prefixes, CDATA, and another order', () => {
    const document = readNewsItem(
      `<?xml version="1.0"?><n:newsItem xmlns:n="http://iptc.org/std/nar/2006-10-01/" guid="urn:a" version="3">
       <n:contentMeta><n:headline><![CDATA[A & B]]></n:headline><n:language tag="de"/></n:contentMeta>
       <n:itemMeta><n:versionCreated>2026-01-01T00:00:00Z</n:versionCreated></n:itemMeta></n:newsItem>`,
    );
    expect(document).toMatchObject({
      guid: 'urn:a',
      version: 3,
      headline: 'A & B',
      language: 'de',
      pubStatus: 'usable',
    });
  });
});

describe('readNewsItem rejects', () => {
  const item = (content: string, before = '') =>
    `${before}<newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:a">${content}</newsItem>`;
  const deep = feedLimits.parse.depth + 1;

  it.each([
    ['text that is not XML', 'Hello', /^Line 1, column \d+: /],
    ['a truncated document', writeNewsItem(newsDocument()).slice(0, -30), /^Line \d+, column \d+: /],
    ['a wrong end tag', item('<itemMeta></contentMeta>'), /^Line 1, column \d+: /],
    ['an entity of HTML', item('a&nbsp;b'), /undefined entity/],
    ['an external entity', item('&x;', '<!DOCTYPE newsItem [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), /DOCTYPE/],
    ['a document type alone', item('', '<!DOCTYPE newsItem SYSTEM "http://example.com/a.dtd">'), /DOCTYPE/],
    ['deep nesting', item('<a>'.repeat(deep) + '</a>'.repeat(deep)), /nested deeper/],
    ['too many elements', item('<a/>'.repeat(feedLimits.parse.markup.elements)), /too many elements/],
    [
      'too many attributes',
      `<a ${Array.from({ length: 201 }, (_, index) => `a${index}=""`).join(' ')}/>`,
      /many attributes/,
    ],
    ['another vocabulary', '<rss><channel/></rss>', /no newsItem/],
  ])('%s', (_name, xml, message) => {
    expect(() => readNewsItem(xml)).toThrow(NewsmlError);
    expect(() => readNewsItem(xml)).toThrow(message);
  });
});

describeUnless(newsmlSchemaMissing, 'The Core schema of NewsML-G2 2.23', () => {
  it('accepts every document that is written', () => {
    const documents = fc.sample(anyNewsDocument, 60);
    const written = documents.flatMap((document) => [
      writeNewsItem(document),
      writeNewsItem(document, { audience: 'export', withNitf: true }),
    ]);
    expect(schemaErrors(written).flat()).toEqual([]);
  });

  it('rejects a document without a provider, so that the test above means something', () => {
    const xml = writeNewsItem(newsDocument()).replace(/<provider[^>]*>.*?<\/provider>/s, '');
    expect(schemaErrors([xml]).flat()).not.toEqual([]);
  });
});
