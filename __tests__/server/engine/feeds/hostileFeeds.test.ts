import { parseFeed } from '@server/engine/feeds/parseFeed';

const size = 400_000;
const inDescription = (html: string) =>
  `<rss><channel><title>T</title><item><title>A</title><description><![CDATA[${html}]]></description></item></channel></rss>`;
const everywhere = (text: string) =>
  `<rss><channel><title>${text}</title><item><title>${text}</title><description>${text}</description><author>${text}</author><pubDate>${text}</pubDate></item></channel></rss>`;

/**
 * Documents that are crafted to take quadratic time, 0.5 to 3 MB each. Legitimate feeds of that size take a fraction of
 * a second.
 */
const documents: Record<string, string> = {
  'items that are never closed': `<rss><channel>${'<item>'.repeat(size / 3)}`,
  'elements that are never closed': `<rss><channel>${'<a>'.repeat(size / 2)}`,
  'ends of what was never begun': inDescription('<i></x>'.repeat(size / 8)),
  'paragraphs that are never closed': inDescription('<p>'.repeat(size / 6)),
  'angle brackets': inDescription('<'.repeat(size)),
  'escaped elements that never end': everywhere('&amp;lt;a '.repeat(size / 10)),
  ampersands: everywhere('&'.repeat(size / 4)),
  spaces: everywhere(`${' '.repeat(size / 4)}x`),
  'links within links': inDescription('<a href="javascript:1">'.repeat(size / 25)),
  'hollow elements': inDescription('<b></b>'.repeat(size / 8)),
  'many attributes': `<rss ${Array.from({ length: size / 20 }, (_, index) => `a${String(index)}="x"`).join(' ')}><channel><item><title>x</title></item></channel></rss>`,
  'many namespaces': `<rss><channel>${Array.from({ length: 150 }, (_, index) => `<a xmlns:p${String(index)}="u">`).join('')}${'<b xmlns:q="u"/>'.repeat(size / 16)}`,
  'tiny items': `<rss><channel>${'<item><title>x</title></item>'.repeat(size / 15)}`,
  'nested JSON': `{"items":[${'{"a":'.repeat(size / 6)}`,
  'CDATA in CDATA': `<rss><channel><item><title>${'<![CDATA['.repeat(size / 9)}`,
  'a document type of entities': `<!DOCTYPE x [${'<!ENTITY a "b">'.repeat(size / 16)}]><rss><channel><item><title>x</title></item></channel></rss>`,
};

test.each(Object.entries(documents))('parsing %s takes linear time', async (_name, document) => {
  const started = process.cpuUsage();
  await parseFeed({
    bytes: Buffer.from(document),
    contentType: '',
    url: 'https://x.example/',
    receivedAt: new Date('2026-11-20T12:00:00Z'),
  });
  // Quadratic time would take minutes.
  expect(process.cpuUsage(started).user).toBeLessThan(20_000_000);
});
