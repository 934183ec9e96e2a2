import fc from 'fast-check';
import type { ParsedFeed } from '@server/engine/feeds/feedItem';
import { parseFeed } from '@server/engine/feeds/parseFeed';
import type { OutgoingEntry, OutgoingFeed } from '@server/engine/feeds/writing/outgoingFeed';
import { writeAtom } from '@server/engine/feeds/writing/writeAtom';
import { writeJsonFeed } from '@server/engine/feeds/writing/writeJsonFeed';
import { isRecord } from '@server/engine/isRecord';
import { requireWellFormed } from '@server/engine/newsml/wellFormed';

const entry = (parts: Partial<OutgoingEntry> = {}): OutgoingEntry => ({
  id: 'tag:watchdesk.example,2026:item-1',
  url: 'https://watchdesk.example/article/1',
  title: 'Trial <begins> & “more”',
  summary: 'It began.',
  html: '<p>It <em>began</em> &amp; goes on.</p>',
  authors: ['Ada Admin', 'Bo Berg'],
  language: 'en-GB',
  published: '2026-11-22T08:00:00.000Z',
  updated: '2026-11-22T09:00:00.000Z',
  categories: ['Health'],
  image: 'https://watchdesk.example/a.png',
  enclosures: [{ url: 'https://watchdesk.example/a.pdf', type: 'application/pdf', length: 12 }],
  isCanceled: false,
  ...parts,
});

const feed = (entries: OutgoingEntry[]): OutgoingFeed => ({
  id: 'tag:watchdesk.example,2026:feed-1',
  title: 'Vaccines & more',
  description: 'What Aldermoor reads',
  homepage: 'https://watchdesk.example/',
  url: 'https://watchdesk.example/feeds/a.atom',
  publisher: 'Aldermoor',
  copyright: '© 2026 Aldermoor',
  updated: '2026-11-22T07:00:00.000Z',
  entries,
});

async function parse(text: string, contentType: string): Promise<ParsedFeed> {
  const receivedAt = new Date('2026-11-22T20:00:00Z');
  const parsed = await parseFeed({
    bytes: Buffer.from(text),
    contentType,
    url: 'https://watchdesk.example/',
    receivedAt,
  });
  if (parsed.kind !== 'feed') throw new Error('The document is not a feed.');
  return parsed;
}

describe.each([
  ['writeAtom', writeAtom, 'application/atom+xml'],
  ['writeJsonFeed', writeJsonFeed, 'application/feed+json'],
])('%s', (_name, write, contentType) => {
  it('writes what our own parser reads', async () => {
    const parsed = await parse(write(feed([entry()])), contentType);
    expect(parsed).toMatchObject({ title: 'Vaccines & more', homepage: 'https://watchdesk.example/' });
    expect(parsed.items).toHaveLength(1);
    expect(parsed.items[0]).toMatchObject({
      guid: 'tag:watchdesk.example,2026:item-1',
      url: 'https://watchdesk.example/article/1',
      headline: 'Trial <begins> & “more”',
      summary: 'It began.',
      html: '<p>It <em>began</em> &amp; goes on.</p>',
      author: ['Ada Admin', 'Bo Berg'],
      language: 'en',
      published: '2026-11-22T08:00:00.000Z',
      updated: '2026-11-22T09:00:00.000Z',
      categories: ['Health'],
      image: { url: 'https://watchdesk.example/a.png' },
    });
    expect(parsed.items[0]?.enclosures).toContainEqual({
      url: 'https://watchdesk.example/a.pdf',
      type: 'application/pdf',
      length: 12,
    });
  });

  it('writes nothing of a withdrawn article but its id', () => {
    const text = write(feed([entry({ isCanceled: true })]));
    expect(text).toContain('tag:watchdesk.example,2026:item-1');
    expect(text).not.toMatch(/began|begins|Ada Admin|a\.png|a\.pdf/);
  });

  it('writes a feed without entries', async () => {
    expect((await parse(write(feed([])), contentType)).items).toEqual([]);
  });
});

describe('writeAtom', () => {
  it('is well-formed, whatever text it has', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, (title, html, name) => {
        const xml = writeAtom(feed([entry({ title, html, summary: name, authors: [name], categories: [name] })]));
        expect(() => requireWellFormed(xml)).not.toThrow();
      }),
    );
  });

  it('has each member that RFC 4287 requires once, and the time of the latest change', () => {
    const later = '2026-11-22T10:00:00.000Z';
    const xml = writeAtom(feed([entry(), entry({ id: 'urn:b', updated: later })]));
    const before = xml.slice(0, xml.indexOf('<entry'));
    expect(before.match(/<(id|title|updated|author)>/g)).toEqual(['<id>', '<title>', '<updated>', '<author>']);
    expect(before).toContain(`<updated>${later}</updated>`);
    const [, first = ''] = xml.split('<entry');
    expect(first.match(/<(id|title|published|updated|content)\b/g)).toHaveLength(5);
  });

  it('writes a withdrawn article as a tombstone (RFC 6721)', async () => {
    const xml = writeAtom(feed([entry({ isCanceled: true })]));
    expect(xml).toContain('<at:deleted-entry ref="tag:watchdesk.example,2026:item-1" when="2026-11-22T09:00:00.000Z">');
    expect((await parse(xml, 'application/atom+xml')).items).toEqual([]);
  });
});

describe('writeJsonFeed', () => {
  const itemsOf = (text: string): unknown[] => {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && Array.isArray(value.items) ? value.items : [];
  };

  it('gives every item an id and content, as JSON Feed 1.1 requires', () => {
    const entries = [entry(), entry({ html: '', summary: '' }), entry({ isCanceled: true })];
    for (const item of itemsOf(writeJsonFeed(feed(entries)))) {
      if (!isRecord(item)) throw new Error('The item is not an object.');
      expect(typeof item.id).toBe('string');
      expect(typeof (item.content_html ?? item.content_text)).toBe('string');
    }
  });

  it('leaves out empty members', () => {
    const bare = entry({
      title: '',
      summary: '',
      authors: [],
      categories: [],
      image: null,
      enclosures: [],
      language: '',
    });
    expect(itemsOf(writeJsonFeed(feed([bare])))).toEqual([
      {
        id: bare.id,
        url: bare.url,
        content_html: bare.html,
        date_published: bare.published,
        date_modified: bare.updated,
      },
    ]);
  });

  it('reports that an article was withdrawn', () => {
    expect(itemsOf(writeJsonFeed(feed([entry({ isCanceled: true })])))[0]).toMatchObject({
      content_text: 'This article was withdrawn.',
      _watchdesk: { pub_status: 'canceled' },
    });
  });
});
