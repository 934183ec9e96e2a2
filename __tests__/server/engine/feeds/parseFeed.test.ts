import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import type { FeedItem, ParsedFeed } from '@server/engine/feeds/feedItem';
import { parseFeed } from '@server/engine/feeds/parseFeed';

const receivedAt = new Date('2026-11-20T12:00:00Z');
const fixture = (name: string) => fs.readFileSync(path.join(__dirname, 'fixtures', name));
const parse = (bytes: Buffer, contentType = '', url = 'https://host.example/feed.xml') =>
  parseFeed({ bytes, contentType, url, receivedAt });

async function feedOf(source: string | Buffer, contentType = ''): Promise<ParsedFeed> {
  const feed = await parse(typeof source === 'string' ? fixture(source) : source, contentType);
  if (feed.kind !== 'feed') throw new Error('not a feed');
  return feed;
}

const itemOf = ({ items }: ParsedFeed, headline: string): FeedItem => {
  const item = items.find((candidate) => candidate.headline === headline);
  if (!item) throw new Error(`no ${headline} among ${items.map((other) => other.headline).join(' | ')}`);
  return item;
};
const headlines = ({ items }: ParsedFeed) => items.map(({ headline }) => headline);

describe('content in unusual elements and encodings', () => {
  it("decodes Base64 in Atom 0.3, including the feed's title", async () => {
    const feed = await feedOf('atom-0.3-base64.xml');
    expect(feed).toMatchObject({ title: 'Harbour Daily', description: 'News of the café' });
    expect(itemOf(feed, 'Harbour closed').html).toBe(
      '<p>The harbour was <b>closed</b> at noon, says the café owner.</p>',
    );
  });

  it('decodes binary Atom 1.0 content if it is text, and drops it otherwise', async () => {
    const feed = await feedOf('atom-1.0-base64.xml');
    expect(itemOf(feed, 'Text in Base64').text).toBe('The harbour was closed at noon, says the café owner.');
    expect(itemOf(feed, 'Picture in Base64').text).toBe('A picture of the harbour.');
    expect(itemOf(feed, 'Markup in the entry').text).toBe('Not encoded.');
  });

  it('finds the text of an RSS item in its body or fullitem element, and the title of a channel in dc:title', async () => {
    const feed = await feedOf('rss-bodies.xml');
    expect(feed.title).toBe('Harbour Daily');
    expect(feed.items.map(({ text }) => text)).toEqual([
      'Words by prefix.',
      'Words by namespace.',
      'Words undeclared.',
      'Words of the full item.',
      'The whole text.',
    ]);
  });
});

describe('broken XML', () => {
  test('reads stray ampersands, undeclared entities, unclosed elements, and garbage around the document', async () => {
    const feed = await feedOf('rss-unescaped.xml');
    expect(feed).toMatchObject({
      format: 'rss',
      title: 'Q&A Daily © News',
      homepage: 'https://qa.example/',
      language: 'en',
    });
    expect(headlines(feed)).toEqual(['Smith & Sons buy AT&T unit – café talks', 'Never closed', 'After the open one']);
    const first = itemOf(feed, 'Smith & Sons buy AT&T unit – café talks');
    expect(first.url).toBe('https://qa.example/story?id=1&copy=2');
    expect(first.published).toBe('2026-02-02T15:00:00.000Z');
    expect(itemOf(feed, 'After the open one')).toMatchObject({
      url: 'https://qa.example/relative/path',
      text: 'Text with a bold word.',
    });
  });

  test('entities defined in the document are neither expanded nor loaded', async () => {
    const { text } = itemOf(await feedOf('rss-unescaped.xml'), 'Smith & Sons buy AT&T unit – café talks');
    expect(text).toBe('Profit rose by 5 & more; doses < 5 mg. &lol2; &secret;');
  });

  test('drops control characters', async () => {
    const feed = await feedOf('rss-control.xml');
    expect(feed.title).toBe('Control freak');
    expect(itemOf(feed, 'AB').text).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('keeps the content before a truncation and the beginning of the last item', async () => {
    const feed = await feedOf('rss-truncated.xml');
    expect(headlines(feed)).toEqual(['First', 'Second']);
    expect(itemOf(feed, 'Second').text).toBe('This one was being written when the disk');
  });

  test('keeps the items before a cut at any offset', async () => {
    const whole = fixture('rss-modules.xml');
    const second = whole.indexOf('</item>') + '</item>'.length;
    for (let length = second; length < whole.length; length += 97) {
      const feed = await feedOf(whole.subarray(0, length));
      expect(headlines(feed)).toContain('A film and a recording');
    }
  });

  test('stops at excessive nesting without crashing', async () => {
    const bomb = `<rss><channel><title>T</title><item><title>Before</title><link>https://x.example/1</link></item><item><title>Deep</title>${'<a>'.repeat(200_000)}${'</b>'.repeat(200_000)}`;
    const feed = await feedOf(Buffer.from(bomb));
    expect(headlines(feed)).toContain('Before');
  });

  test('stops at excessive nesting within an article without crashing', async () => {
    const html = '<i>'.repeat(100_000) + 'word' + '</b>'.repeat(100_000);
    const feed = await feedOf(
      Buffer.from(
        `<rss><channel><title>T</title><item><title>Deep</title><description><![CDATA[${html}]]></description></item></channel></rss>`,
      ),
    );
    expect(itemOf(feed, 'Deep').text).toBe('word');
  });
});

describe('escaping', () => {
  test('repairs text that was escaped twice', async () => {
    const feed = await feedOf('rss-twice-escaped.xml');
    expect(feed.title).toBe('Twice & more');
    expect(headlines(feed)).toEqual([
      'Johnson & Johnson’s "plan"',
      'Bold title & entity',
      'How to write <table> in HTML',
    ]);
    const [first, second, third] = feed.items;
    expect(first?.html).toBe(
      '<p>Paragraph with a <a href="https://twice.example/more" target="_blank" rel="noopener noreferrer nofollow">link</a>.</p>',
    );
    expect(second?.text).toBe('It’s fine here, and 3 < 5.');
    expect(third?.text).toBe('Write &amp;nbsp; for a space.');
  });
});

describe('RSS', () => {
  test('reads Dublin Core, content, media, podcasts, metadata, and other elements of items', async () => {
    const feed = await feedOf('rss-modules.xml');
    expect(feed.hints.ttlSeconds).toBe(45 * 60);
    const item = itemOf(feed, 'A film and a recording');
    expect(item).toMatchObject({
      guid: 'urn:m:1',
      url: 'https://m.example/1',
      author: ['Ada Lovelace', 'Grace Hopper'],
      published: '2026-03-01T07:00:00.000Z',
      language: 'de',
      publication: 'Origin Gazette',
      summary: 'Short form.',
      text: 'Top\nThe long form of it, with and more.',
      wordCount: 9,
      categories: ['Plain tag', 'Engines', 'Mathematics'],
      contentCategory: 'news',
      image: { url: 'https://cdn.m.example/large.jpg' },
      enclosures: [{ url: 'https://m.example/talk.mp3', type: 'audio/mpeg', length: 12345 }],
      related: [{ title: 'Background', url: 'https://m.example/about' }],
      metadata: {
        organization: ['Orrin & Hale'],
        location: ['Oslo'],
        industry: ['Biotechnology'],
        subject: ['Clinical trials'],
        indication: ['Psoriasis'],
        drugclass: ['Kinase inhibitors'],
        phase: ['Phase II'],
        keyword: ['ORH-1', 'one', 'two'],
      },
    });
    expect(item.html).toBe(
      '<h2>Top</h2><p>The long form of it, with <img src="https://m.example/pic.jpg?w=600" alt="A picture" width="600" height="300" loading="lazy" referrerpolicy="no-referrer" /> and more.</p>',
    );
    expect(itemOf(feed, 'Mail authors')).toMatchObject({
      author: ['Jane Q. Public'],
      guid: 'https://m.example/2',
      published: '2026-03-01T19:05:00.000Z',
      text: "From the podcast's own summary.",
    });
  });

  test('keeps a long description whole, and shortens one that is made from the text', async () => {
    const long = 'A sentence of the description. '.repeat(40).trim();
    const text = 'A sentence of the article. '.repeat(40).trim();
    const feed = await feedOf(
      Buffer.from(`<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title>
        <item><title>Described</title><description>${long}</description><content:encoded>${text}</content:encoded></item>
        <item><title>Without</title><content:encoded>${text}</content:encoded></item></channel></rss>`),
    );
    expect(itemOf(feed, 'Described').summary).toBe(long);
    expect(itemOf(feed, 'Without').summary.length).toBeLessThanOrEqual(280);
  });

  test('reads RSS 1.0 in RDF', async () => {
    const feed = await feedOf('rdf-1.0.xml');
    expect(feed).toMatchObject({ format: 'rdf', title: 'RDF', language: 'fr', hints: { ttlSeconds: 6 * 3600 } });
    expect(feed.items).toMatchObject([
      {
        guid: 'https://rdf.example/1',
        headline: 'Un',
        author: ['Renée'],
        published: '2026-01-05T00:00:00.000Z',
        language: 'fr',
      },
      {
        guid: 'https://rdf.example/2',
        url: 'https://rdf.example/2',
        headline: 'Deux',
        published: '2026-01-04T10:00:00.000Z',
      },
    ]);
  });

  test('reads 0.90 and 0.91 with almost empty items', async () => {
    expect(headlines(await feedOf('rss-0.90.xml'))).toEqual(['New Status Updates', 'Bugzilla Reorganized']);
    const feed = await feedOf('rss-0.91.xml');
    expect(headlines(feed)).toEqual([
      'Only a title and a link',
      'Only a title',
      'Only a description, which has to serve as the headline too.',
    ]);
    expect(feed.items[0]).toMatchObject({
      guid: 'http://old.example/1.html',
      published: null,
      html: '',
      text: '',
      wordCount: 0,
    });
    expect(feed.items[1]).toMatchObject({ url: null, guid: expect.stringMatching(/^sha256:/) });
  });

  test('makes guids unique that are missing, shared, or listed twice', async () => {
    const feed = await feedOf('rss-bad-guids.xml');
    expect(headlines(feed).sort()).toEqual(['Five has no link', 'Four', 'One', 'Three, listed again', 'Two']);
    expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(5);
    expect(itemOf(feed, 'Four').guid).toBe('https://g.example/4');
    expect((await feedOf('rss-bad-guids.xml')).items.map(({ guid }) => guid)).toEqual(
      feed.items.map(({ guid }) => guid),
    );
  });

  test('keeps the newest 500 items', async () => {
    const items = Array.from(
      { length: 600 },
      (_, day) =>
        `<item><title>Day ${String(day)}</title><pubDate>${new Date(Date.UTC(2020, 0, 1 + day)).toUTCString()}</pubDate></item>`,
    );
    const feed = await feedOf(Buffer.from(`<rss><channel><title>T</title>${items.join('')}</channel></rss>`));
    expect(feed.items).toHaveLength(500);
    expect(feed.omitted).toBe(100);
    expect(headlines(feed)[0]).toBe('Day 599');
    expect(headlines(feed).at(-1)).toBe('Day 100');
  });
});

describe('Atom', () => {
  test('reads 1.0 with a prefix, bases, XHTML, languages, and inherited authors', async () => {
    const feed = await feedOf('atom-1.0.xml');
    expect(feed).toMatchObject({
      format: 'atom',
      title: 'Das <Blatt>',
      homepage: 'https://host.example/',
      language: 'de',
    });
    expect(itemOf(feed, 'Ein Titel & mehr')).toMatchObject({
      guid: 'tag:atom.example,2026:1',
      url: 'https://atom.example/blog/2026/eins.html',
      language: 'de',
      author: ['Redaktion'],
      published: '2026-02-01T08:00:00.000Z',
      updated: '2026-02-02T10:00:00.000Z',
      metadata: { organization: ['Nordlicht AG'] },
      contentCategory: 'press',
      categories: ['Wirtschaft'],
      text: 'Erster Absatz mit Verweis.\nZweiter\nAbsatz.',
      enclosures: [{ url: 'https://atom.example/blog/2026/ton.ogg', type: 'audio/ogg', length: 99 }],
      related: [{ title: 'Quelle', url: 'https://elsewhere.example/' }],
    });
    expect(itemOf(feed, 'Ein Titel & mehr').html).toContain('href="https://atom.example/blog/mehr"');
    expect(itemOf(feed, 'Ohne Autor')).toMatchObject({
      url: 'https://atom.example/blog/zwei',
      author: ['Anna Seghers'],
      published: '2026-01-01T00:00:00.000Z',
      text: 'Nur eine Zusammenfassung.',
    });
  });

  test('reads the three modes of 0.3', async () => {
    const feed = await feedOf('atom-0.3.xml');
    expect(feed.items.map(({ headline, text, published }) => [headline, text, published])).toEqual([
      ['First', 'Escaped content.', '2004-05-11T12:29:29.000Z'],
      ['Second', 'As XML.', '2004-05-10T00:00:00.000Z'],
      ['Third', 'Packed.', null],
    ]);
  });
});

describe('the picture of a feed', () => {
  test.each([
    ['RSS 2.0', '<rss><channel><link>https://a.example/</link><image><url>/logo.png</url></image></channel></rss>'],
    [
      'RSS 1.0',
      '<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
        '<channel><title>T</title></channel><image><url>https://a.example/logo.png</url></image></rdf:RDF>',
    ],
    [
      'a podcast',
      '<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>' +
        '<itunes:image href="https://a.example/logo.png"/></channel></rss>',
    ],
    ['Atom', '<feed><icon>https://a.example/icon.png</icon><logo>https://a.example/logo.png</logo></feed>'],
    ['JSON Feed', '{"items": [], "icon": "https://a.example/logo.png", "favicon": "https://a.example/icon.png"}'],
  ])('is found in %s', async (_format, document) => {
    expect((await feedOf(Buffer.from(document))).image).toBe('https://a.example/logo.png');
  });

  test.each([
    '<rss><channel><image><url>javascript:alert(1)</url></image></channel></rss>',
    '<rss><channel><item><title>A</title><image><url>https://a.example/item.png</url></image></item></channel></rss>',
    '<feed><title>None</title></feed>',
  ])('is missing in %s', async (document) => {
    expect((await feedOf(Buffer.from(document))).image).toBeNull();
  });
});

describe('JSON Feed', () => {
  test('reads 1.1 and skips invalid entries', async () => {
    const feed = await feedOf('feed-1.1.json.txt');
    expect(feed).toMatchObject({ format: 'json', title: 'JSON', homepage: 'https://json.example/' });
    expect(feed.items).toHaveLength(2);
    expect(feed.items[0]).toMatchObject({
      guid: '7',
      url: 'https://json.example/seven',
      author: ['S. Even'],
      summary: 'The summary.',
      image: { url: 'https://json.example/seven.png' },
      categories: ['a', 'B'],
      published: '2026-02-07T12:07:07.000Z',
      enclosures: [{ url: 'https://json.example/7.mp3', type: 'audio/mpeg', length: 7000 }],
    });
    expect(feed.items[0]?.html).toContain('href="https://json.example/six"');
    expect(feed.items[1]).toMatchObject({
      guid: '8',
      author: ['House'],
      published: null,
      text: 'Plain text, 1 < 2.\nSecond paragraph. \ufffd',
      related: [{ url: 'https://elsewhere.example/8' }],
    });
    expect(feed.items[1]?.html).toBe('<p>Plain text, 1 &lt; 2.</p>\n<p>Second paragraph. \ufffd</p>');
  });

  test('reads the complete items of a damaged file', async () => {
    const feed = await feedOf('feed-cut.json.txt');
    expect(feed.title).toBe('Cut "JSON"');
    expect(headlines(feed)).toEqual(['One } { ]', 'Two with a tab']);
  });
});

describe('encodings', () => {
  const rss = (declared: string, words: string) =>
    `<?xml version="1.0"${declared ? ` encoding="${declared}"` : ''}?><rss><channel><title>T</title><item><title>${words}</title></item></channel></rss>`;
  const german = 'Größe „über“ 5 € – ja';

  test.each([
    ['UTF-8 as declared', Buffer.from(rss('utf-8', german)), ''],
    ['UTF-8 declared as Latin-1', Buffer.from(rss('iso-8859-1', german)), 'text/xml; charset=iso-8859-1'],
    [
      'UTF-8 with a mark, declared otherwise',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(rss('koi8-r', german))]),
      '',
    ],
    [
      'Windows-1252 declared as UTF-8',
      iconv.encode(rss('utf-8', german), 'windows-1252'),
      'application/xml; charset=utf-8',
    ],
    ['Windows-1252 declared as Latin-1', iconv.encode(rss('ISO-8859-1', german), 'windows-1252'), ''],
    ['Windows-1252 undeclared', iconv.encode(rss('', german), 'windows-1252'), ''],
    ['UTF-16 with its mark', iconv.encode(rss('utf-16', german), 'utf-16le', { addBOM: true }), ''],
    ['UTF-16 without', iconv.encode(rss('utf-16', german), 'utf-16be'), ''],
    [
      'both in one file',
      Buffer.concat([
        Buffer.from(rss('utf-8', 'Größe „über“ ').split('</title><item>')[0] ?? ''),
        Buffer.from('</title><item><title>Größe „über“ '),
        iconv.encode('5 € – ja', 'windows-1252'),
        Buffer.from('</title></item></channel></rss>'),
      ]),
      '',
    ],
  ])('decodes %s', async (_name, bytes, contentType) => {
    expect(headlines(await feedOf(bytes, contentType))).toEqual([german]);
  });

  test.each([
    ['windows-1251', 'Привет, мир'],
    ['koi8-r', 'Привет, мир'],
    ['shift_jis', '日本の新しい薬について'],
    ['euc-jp', '日本の新しい薬について'],
    ['gb2312', '新药在中国获得批准'],
    ['big5', '新藥在台灣獲得批准'],
    ['euc-kr', '새로운 약이 승인되었다'],
    ['iso-8859-2', 'Zażółć gęślą jaźń'],
  ])('decodes %s', async (encoding, words) => {
    expect(headlines(await feedOf(iconv.encode(rss(encoding, words), encoding)))).toEqual([words]);
    expect(headlines(await feedOf(iconv.encode(rss('', words), encoding), `text/xml; charset=${encoding}`))).toEqual([
      words,
    ]);
  });

  test('decodes iso-2022-jp', async () => {
    const bytes = Buffer.from(rss('iso-2022-jp', '\x1b$BF|K\\\x1b(B'), 'latin1');
    expect(headlines(await feedOf(bytes))).toEqual(['日本']);
  });
});

describe("documents that aren't feeds", () => {
  test('returns the feeds that a page links to', async () => {
    expect(await parse(fixture('page.html.txt'), 'text/html', 'https://page.example/news')).toEqual({
      kind: 'notAFeed',
      isPage: true,
      suggestions: [
        { title: 'All news', url: 'https://www.page.example/feed.xml' },
        { title: '', url: 'https://www.page.example/atom' },
        { title: '', url: 'https://json.page.example/feed.json' },
      ],
    });
  });

  test.each(['', 'hello', '{}', '[]', '{"items":1}', '<xml/>', '<svg><title>x</title></svg>', '%PDF-1.7'])(
    "reports that %j isn't a feed",
    async (text) => {
      expect(await parse(Buffer.from(text))).toMatchObject({ kind: 'notAFeed', suggestions: [] });
    },
  );

  test('never throws on random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => Boolean(await parse(Buffer.from(bytes)))),
      { numRuns: 200 },
    );
  });

  test('never throws on randomly damaged feeds, and returns storable items', async () => {
    const sources = fs.readdirSync(path.join(__dirname, 'fixtures')).map(fixture);
    const damage = fc.array(
      fc.tuple(
        fc.nat(6_000),
        fc.oneof(
          fc.uint8Array({ maxLength: 6 }),
          fc
            .constantFrom('<', '>', '&', '"', ']]>', '<![CDATA[', '</', '<!--', '&#0;', '\u0000')
            .map((text) => Buffer.from(text)),
        ),
      ),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sources), damage, async (source, places) => {
        let bytes = source;
        for (const [at, inserted] of places)
          bytes = Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + inserted.length)]);
        const feed = await parse(bytes);
        if (feed.kind === 'notAFeed') return;
        for (const item of feed.items) {
          expect(JSON.stringify(item)).not.toMatch(/\\u00(0[0-8bcef]|1)|\\ud[89a-f]/);
          expect(item.html).not.toMatch(/<script|javascript:|\son\w+=|src="data:/i);
          expect(item.guid).not.toBe('');
          expect(item.headline).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
  });
});
