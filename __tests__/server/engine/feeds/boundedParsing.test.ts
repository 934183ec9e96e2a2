import { feedLimits } from '@contract/limits';
import { announcedFeeds } from '@server/engine/feeds/announcedFeeds';
import { cleanHtml } from '@server/engine/feeds/cleanHtml';
import { decodeText } from '@server/engine/feeds/decodeText';
import { readJsonFeed } from '@server/engine/feeds/jsonFeed';
import { parseFeed } from '@server/engine/feeds/parseFeed';
import { plainText } from '@server/engine/feeds/plainText';
import { readXmlTree as readTree } from '@server/engine/feeds/xmlTree';
import { readOpml } from '@server/channels/sources/opml';

const base = 'https://x.example/';
const readXmlTree = (text: string) => readTree(text, base);
const megabytes = (text: string, count: number) => text.repeat(Math.ceil((count * 1_000_000) / text.length));
const numbered = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');
const read = (text: string) =>
  parseFeed({ bytes: Buffer.from(text), contentType: '', url: base, receivedAt: new Date('2026-11-20T12:00:00Z') });
const item = (inner: string) => `<rss><channel><item><title>A</title>${inner}</item></channel></rss>`;

/** Each takes a fraction of a second in linear time, but minutes in quadratic time. */
const attacks: Record<string, () => unknown> = {
  'a page of end tags without elements': () =>
    announcedFeeds(`<html><body>${'<b>'.repeat(60_000)}${'</x>'.repeat(400_000)}`, base),
  'a page of paragraph ends among open elements': () => cleanHtml('<b>'.repeat(900) + megabytes('</p>', 1), base),
  'a feed of items and end tags without elements': () =>
    readXmlTree(`<rss><channel>${'<item>'.repeat(4_900)}${'</x>'.repeat(1_900_000)}`),
  'heads of tables that are never closed': () => cleanHtml('<thead>'.repeat(40_000), base),
  'feet of tables that are never closed': () => cleanHtml('<tfoot>'.repeat(40_000), base),
  'paragraphs and list items by turns': () => cleanHtml('<p><li>'.repeat(140_000), base),
  'tables within tables': () => cleanHtml('<table><tr><td>'.repeat(60_000), base),
  'definitions and options by turns': () => plainText('<dd><option>'.repeat(80_000)),
  'sections of Word that never end': () => cleanHtml('<![if'.repeat(60_000), base),
  'brackets behind too many open elements': () => cleanHtml('<b>'.repeat(1_100) + '<'.repeat(300_000), base),
  'the address of an image': () => cleanHtml(`<img src="${'lazy'.repeat(60_000)}">`, base),
  'images without a source': () => cleanHtml(megabytes('some text<img>', 1), base),
  'an element of a million attributes': () => readXmlTree(`<rss ${megabytes('a b ', 4)}>`),
  'an element of different attributes': () =>
    readXmlTree(`<rss ${numbered(500_000, (index) => `a${index.toString(36)}="" `)}>`),
  'a namespace of a megabyte around many elements': () =>
    readXmlTree(`<rss xmlns="${megabytes('x', 1)}">${'<b/>'.repeat(200_000)}`),
  'a base of a megabyte around many items': () =>
    read(
      `<rss xml:base="https://x.example/${megabytes('x', 1)}"><channel>${'<item><title>x</title></item>'.repeat(5_000)}`,
    ),
  'bases within bases around many items': () =>
    read(
      `<rss><channel>${numbered(190, (index) => `<d xml:base="${'a/'.repeat(900)}${index}/">`)}${'<item><title>x</title><link>y</link></item>'.repeat(5_000)}`,
    ),
  'hollow elements within each other': () =>
    cleanHtml(megabytes(`<p>${'<b>'.repeat(90)}${'</b>'.repeat(90)}</p>`, 1), base),
  'a language of a megabyte around many items': () =>
    read(`<rss xml:lang="${megabytes(' ', 1)}"><channel>${'<item><title>x</title></item>'.repeat(5_000)}`),
  'a page with a long base and many links': () =>
    announcedFeeds(`<base href="/${'x'.repeat(200_000)}/">${'<a href=f.rss>'.repeat(20_000)}`, base),
  'authors of a feed that each item takes over': () =>
    read(
      `<feed>${'<author><name>A B</name></author>'.repeat(30_000)}${'<entry><title>x</title></entry>'.repeat(500)}</feed>`,
    ),
  'subjects of nothing but spaces': () => read(item(`<dc:subject>${megabytes(' ', 1)}x</dc:subject>`)),
  'half a million headings': () => read(item(`<description><![CDATA[${'<h1 '.repeat(240_000)}]]></description>`)),
  'JSON ten million brackets deep': () => readJsonFeed(`{"items":${'['.repeat(10_000_000)}`),
  'JSON of two million lists': () => readJsonFeed(`{"items":[${'[],'.repeat(2_000_000)}[]]}`),
  'JSON of an open string of escaped quotes': () => readJsonFeed(`{"items":[],"title":"${'\\"'.repeat(2_000_000)}`),
  'JSON that begins many titles': () => readJsonFeed(`{${'"title":"\\'.repeat(400_000)}"items":[{}`),
  'angle brackets': () => readXmlTree(megabytes('<', 4)),
  'empty sections of CDATA': () => readXmlTree(`<rss>${megabytes('<![CDATA[]]>', 4)}`),
  'comments that are never closed': () => readXmlTree(`<rss>${megabytes('<!--', 4)}`),
  'processing instructions': () => readXmlTree(`<rss>${megabytes('<?x?>', 4)}`),
  'document types': () => read(`${megabytes('<!DOCTYPE rss [<!ENTITY a "b">', 4)}<rss>`),
  'entities in an attribute': () => readXmlTree(`<rss a="${megabytes('&amp;', 4)}">`),
  'bytes that are no UTF-8': () => decodeText(Buffer.from(megabytes('a\u00ff', 4), 'latin1')),
  'an international host name of eight thousand letters': () =>
    cleanHtml(
      `<a href="https://${numbered(7_900, (index) => String.fromCodePoint(0x4e00 + index))}/">`.repeat(100),
      base,
    ),
  'a list of feeds with end tags without outlines': () =>
    readOpml(`<opml>${'<body>'.repeat(900)}<outline xmlUrl="https://x.example/"/>${'</x>'.repeat(1_900_000)}`),
};

describe('bounded parsing', () => {
  test.each(Object.entries(attacks))('takes linear time for %s', async (_name, attack) => {
    const started = process.cpuUsage();
    await attack();
    expect(process.cpuUsage(started).user).toBeLessThan(8_000_000);
  });

  it('drops an end tag without an open element and keeps the text around it', () => {
    expect(cleanHtml('<p>one</x> two</b> <b>three</b></i></p>', base)).toBe('<p>one two <b>three</b></p>');
  });

  it('removes empty elements, innermost first, and keeps lines apart', () => {
    const hollow = `${'<div><b>'.repeat(20)}<i></i><br>${'</b></div>'.repeat(20)}`;
    expect(cleanHtml(`one${hollow}two<p><a>three</a><b></b></p><p>&nbsp;<img></p>`, base)).toBe(
      cleanHtml(`one${hollow}two<p>three</p>`, base),
    );
    expect(cleanHtml('one<div><p><b></b></p></div><p></p>two', base)).toBe('one<br />two');
  });

  it('keeps the text of an excessively nested article', () => {
    const depth = feedLimits.clean.markup.depth + 1;
    expect(cleanHtml(`${'<thead>'.repeat(depth)}words`, base)).toBe('<p>words</p>');
  });

  it('reads the items before the excess of open elements', async () => {
    const feed = await read(
      `<rss><channel><item><title>Before</title></item>${'<deep>'.repeat(feedLimits.parse.depth)}<item><title>After</title></item>`,
    );
    expect(feed).toMatchObject({ items: [{ headline: 'Before' }] });
  });

  it('rejects excessively nested JSON', () => {
    const nested = (depth: number) => `{"items":[{"id":"1","x":${'['.repeat(depth)}${']'.repeat(depth)}}]}`;
    expect(readJsonFeed(nested(feedLimits.parse.depth - 3))?.items).toHaveLength(1);
    expect(readJsonFeed(nested(feedLimits.parse.depth))).toBeNull();
  });

  it('reads only the head of a page that lists a feed there', () => {
    const page =
      '<head><link rel="alternate" type="application/rss+xml" href="/a"></head><body><link rel="alternate" type="application/rss+xml" href="/b">';
    expect(announcedFeeds(page, base)).toEqual([{ title: '', url: 'https://x.example/a' }]);
  });

  it('reports the line of an outline and rejects excessively nested outlines', () => {
    expect(readOpml('<opml>\n<body>\n<outline text="A" xmlUrl="https://x.example/a"/>')[0]?.line).toBe(3);
    expect(() => readOpml('<outline>'.repeat(2_000))).toThrow('nested too deep');
  });
});
