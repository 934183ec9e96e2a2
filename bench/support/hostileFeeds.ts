/** A feed or page crafted to take long to parse; a few kilobytes when compressed. */
interface HostileDocument {
  contentType: string;
  text: () => string;
}

const rss = (inside: string): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Hostile</title>${inside}</channel></rss>`;

const item = (number: number, html: string): string =>
  `<item><guid>${number}</guid><title>Item ${number}</title><description><![CDATA[${html}]]></description></item>`;

const xml = 'application/rss+xml; charset=utf-8';

/** By the path under which they are served. */
export const hostileDocuments: Readonly<Record<string, HostileDocument>> = {
  // A naive parser searches all open elements for each end tag.
  'page-end-tags': {
    contentType: 'text/html',
    text: () => `<html><body>${'<b>'.repeat(60_000)}${'</x>'.repeat(200_000)}</body></html>`,
  },
  'xml-end-tags': { contentType: xml, text: () => rss('<item>'.repeat(4_900) + '</x>'.repeat(5_900_000)) },
  'nested-thead': { contentType: xml, text: () => rss(item(1, '<table>' + '<thead>'.repeat(40_000))) },
  'json-depth': {
    contentType: 'application/feed+json',
    text: () => `{"version":"https://jsonfeed.org/version/1.1","items":${'['.repeat(10_000_000)}`,
  },
  attributes: {
    contentType: xml,
    text: () => rss(`<item ${Array.from({ length: 2_000_000 }, (_, n) => `a${n.toString(36)}=""`).join(' ')}/>`),
  },
  // Each ancestor lengthens the URL that the next one is resolved against.
  'nested-base': {
    contentType: xml,
    text: () => {
      const ancestors = Array.from({ length: 190 }, (_, n) => `<d xml:base="${'a/'.repeat(900)}${n}/">`);
      const items = Array.from({ length: 5_000 }, (_, n) => `<item><title>${n}</title><link>l${n}</link></item>`);
      return rss([...ancestors, ...items].join(''));
    },
  },
  'hollow-elements': {
    contentType: xml,
    text: () => rss(item(1, `<p>${'<b>'.repeat(90)}${'</b>'.repeat(90)}</p>`.repeat(1_500))),
  },
  'large-items': {
    contentType: xml,
    text: () =>
      rss(Array.from({ length: 23 }, (_, n) => item(n, '<p>A paragraph of an article. '.repeat(36_000))).join('')),
  },
};
