import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { IncomingItem, IncomingPackage } from '@server/engine/newsml/incoming';
import { writeNewsItem } from '@server/engine/newsml/newsItem';
import { readNewsDocuments } from '@server/engine/newsml/readNewsDocuments';
import { NewsmlError } from '@server/engine/newsml/wellFormed';
import { anyNewsDocument } from '../../../support/engine/newsDocuments';
import { newsmlFolder, newsmlSchemaMissing } from '../../../support/engine/newsmlSchema';
import { describeUnless } from '../../../support/jest/describeIf';

const receivedAt = new Date('2026-11-22T20:00:00Z');
const read = (text: string, contentType = '') => readNewsDocuments(Buffer.from(text), contentType, { receivedAt });

function readOne(text: string, contentType = ''): IncomingItem {
  const [document] = read(text, contentType);
  if (document?.kind !== 'item') throw new Error('The document contains no item.');
  return document;
}

function readPackage(text: string): IncomingPackage {
  const [document] = read(text);
  if (document?.kind !== 'package') throw new Error('The document contains no package.');
  return document;
}

/** A newsItem in the style of an agency; the parts are XML. */
const newsItem = ({
  meta = '',
  status = '<pubStatus qcode="stat:usable"/>',
  content = '',
  body = '',
  attributes = '',
}) =>
  `<?xml version="1.0" encoding="utf-8"?>
<newsMessage xmlns="http://iptc.org/std/nar/2006-10-01/"><header><sent>2026-11-22T10:00:00Z</sent></header><itemSet>
<newsItem standard="NewsML-G2" standardversion="2.18" conformance="power" guid="urn:newsml:agency:20261122:1" version="3" xml:lang="en-GB" ${attributes}>
<catalogRef href="http://www.iptc.org/std/catalog/catalog.IPTC-G2-Standards_29.xml"/>
<itemMeta><itemClass qcode="ninat:text"/><provider qcode="nprov:AGENCY"/><versionCreated>2026-11-22T10:05:00+01:00</versionCreated>
<firstCreated>2026-11-22T08:00:00+01:00</firstCreated>${status}${meta}</itemMeta>
<contentMeta>${content}<headline>Trial begins</headline></contentMeta>
<contentSet>${body}</contentSet></newsItem></itemSet></newsMessage>`;

const xhtml = (body: string) =>
  `<inlineXML contenttype="application/xhtml+xml"><html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html></inlineXML>`;

describe('readNewsDocuments, NewsML-G2', () => {
  it('returns id, version, dates, people, subjects, places, and the body', () => {
    const document = readOne(
      newsItem({
        meta: '<edNote>Call the desk: +41 22 555 01 02</edNote><link rel="irel:seeAlso" href="https://example.com/a"><title>Background</title></link>',
        content: `<located qcode="city:GVA"><name xml:lang="de">Genf</name><name xml:lang="en">Geneva</name></located>
          <creator><name>Ada Admin</name></creator><infoSource><name>The Wire</name></infoSource><language tag="en-GB"/>
          <keyword>vaccines</keyword>
          <subject type="cpnat:abstract" qcode="medtop:07000000"><name xml:lang="de">Gesundheit</name><name xml:lang="en-GB">health</name></subject>
          <subject type="cpnat:organisation" qcode="org:1"><name>Aldermoor</name></subject>
          <subject qcode="medtop:20000446"/><slugline>TRIAL-START</slugline><by>By Ada Admin in Geneva</by>
          <description role="drol:caption">A picture</description><description role="drol:summary">It began.</description>`,
        body: xhtml('<h1>Trial</h1><p onclick="a()">It <em>began</em> today.<script>alert(1)</script></p>'),
      }),
    );
    expect(document).toMatchObject({
      version: 3,
      status: 'usable',
      heldUntil: null,
      slugline: 'TRIAL-START',
      edNote: 'Call the desk: +41 22 555 01 02',
      byline: 'By Ada Admin in Geneva',
      itemClass: 'text',
      warnings: [],
      item: {
        guid: 'urn:newsml:agency:20261122:1',
        headline: 'Trial begins',
        summary: 'It began.',
        html: '<h2>Trial</h2><p>It <em>began</em> today.</p>',
        author: ['Ada Admin'],
        publication: 'The Wire',
        language: 'en',
        published: '2026-11-22T07:00:00.000Z',
        updated: '2026-11-22T09:05:00.000Z',
        related: [{ title: 'Background', url: 'https://example.com/a' }],
      },
    });
    expect(document.item.metadata).toMatchObject({
      subject: ['health'],
      organization: ['Aldermoor'],
      location: ['Geneva'],
      keyword: ['vaccines'],
    });
    expect(JSON.stringify(document.item)).not.toContain('555');
  });

  it('takes the people of the byline if there are no creators', () => {
    expect(readOne(newsItem({ content: '<by>By Ada Admin</by>', body: xhtml('<p>a</p>') })).item.author).toEqual([
      'Ada Admin',
    ]);
  });

  it('reads HTML that is called plain text', () => {
    const data = (text: string) => `<inlineData contenttype="text/plain"><![CDATA[${text}]]></inlineData>`;
    expect(readOne(newsItem({ body: data('\n<p>\n First line\nof two.</p>\n') })).item.text).toBe('First line of two.');
    expect(readOne(newsItem({ body: data('If a <p> is here,\nb </p>.') })).item.text).toBe(
      'If a <p> is here,\nb </p>.',
    );
  });

  it('reads Superdesk: NITF in inlineXML and the embargo after the status', () => {
    const document = readOne(
      newsItem({
        status: '<pubStatus qcode="stat:usable"/><embargoed>2026-11-23T06:00:00+00:00</embargoed>',
        body: `<inlineXML contenttype="application/nitf+xml"><nitf xmlns="http://iptc.org/std/NITF/2006-10-18/"><body><body.head>
          <hedline><hl1>Other</hl1></hedline><byline>By <person>Bo Berg</person></byline><abstract><p>In short.</p></abstract></body.head>
          <body.content><block><p>First <a href="https://example.com">link</a>.</p><hl2>Part two</hl2><bq><p>Said.</p></bq>
          <media media-type="image"><media-reference mime-type="image/jpeg" source="https://example.com/a.jpg"/><media-caption>Cap</media-caption></media>
          </block></body.content></body></nitf></inlineXML>`,
      }),
    );
    expect(document).toMatchObject({ heldUntil: '2026-11-23T06:00:00.000Z', byline: 'By Bo Berg' });
    expect(document.item).toMatchObject({
      headline: 'Trial begins',
      summary: 'In short.',
      author: ['Bo Berg'],
      image: { url: 'https://example.com/a.jpg' },
    });
    expect(document.item.text).toBe('First link.\nPart two\nSaid.\nCap');
    expect(document.item.html).toMatch(/<h2>Part two<\/h2>\s*<blockquote>/);
  });

  it('leaves out the headline and byline that the text repeats at its beginning, as dpa’s does', () => {
    const header = '<header><h1>Trial begins</h1><p class="byline">By Ada Admin, agency</p></header>';
    const text = '<section class="main"><p>It began today.</p><p>Trial begins</p></section>';
    const withBy = (by: string) => readOne(newsItem({ content: `<by>${by}</by>`, body: xhtml(header + text) })).item;
    expect(withBy('By Ada Admin, agency').text).toBe('It began today.\nTrial begins');
    expect(withBy('Bo Berg').text).toBe('By Ada Admin, agency\nIt began today.\nTrial begins');
  });

  it('splits paragraphs that are marked by indentation within one p, as those of Reuters are', () => {
    const paragraphs = (body: string) => readOne(newsItem({ body: xhtml(body) })).item.html;
    expect(
      paragraphs(
        '<p>    GENEVA, Nov 22 - It began today.\n    "It is <em>early</em>," she said.\n    More follows.\n</p>',
      ),
    ).toBe('<p>GENEVA, Nov 22 - It began today.</p><p>"It is <em>early</em>," she said.</p><p>More follows.</p>');
    expect(paragraphs('<p>  It began\ntoday in\nGeneva.\n  KEY FIGURES\n  They are few.\nMore follow.</p>')).toBe(
      '<p>It began\ntoday in\nGeneva.</p><p>KEY FIGURES</p><p>They are few.\nMore follow.</p>',
    );
    const formatted = '<p>\n      It began today in\n      Geneva. More\n      follows.\n    </p>';
    expect(paragraphs(formatted).match(/<p>/g)).toHaveLength(1);
  });

  it('takes the text once if it comes as inlineXML and inlineData', () => {
    const data = '<inlineData contenttype="text/plain">It began today.</inlineData>';
    const document = readOne(newsItem({ body: data + xhtml('<p>It <strong>began</strong> today.</p>') }));
    expect(document.item.html).toBe('<p>It <strong>began</strong> today.</p>');
    expect(readOne(newsItem({ body: data + xhtml('') })).item.text).toBe('It began today.');
  });

  it('reads escaped HTML in inlineData', () => {
    const body = '<inlineData contenttype="text/html">&lt;p&gt;A &amp;amp; B&lt;/p&gt;</inlineData>';
    expect(readOne(newsItem({ body })).item.html).toBe('<p>A &amp; B</p>');
  });

  it.each([
    ['', 'usable'],
    ['<pubStatus qcode="stat:canceled"/>', 'canceled'],
    ['<pubStatus qcode="stat:withheld"/>', 'withheld'],
    ['<pubStatus qcode="agency:who-knows"/>', 'withheld'],
  ])('reads the status %s as %s', (status, expected) => {
    expect(readOne(newsItem({ status, body: xhtml('<p>a</p>') })).status).toBe(expected);
  });

  it.each([
    ['<embargoed/>', '', 0],
    ['<embargoed>2026-12-01T00:00:00Z</embargoed>', '2026-12-01T00:00:00.000Z', 0],
    ['<embargoed>2026-12-01T00:00:00</embargoed>', '2026-12-01T00:00:00.000Z', 1],
    ['<embargoed>20261201T010000+0100</embargoed>', '2026-12-01T00:00:00.000Z', 0],
    ['<embargoed>tomorrow</embargoed>', '', 1],
  ])('holds an item with %s until "%s"', (meta, heldUntil, warnings) => {
    const document = readOne(newsItem({ meta, body: xhtml('<p>a</p>') }));
    expect(document.heldUntil).toBe(heldUntil);
    expect(document.warnings).toHaveLength(warnings);
  });

  it('reads a withdrawal without content', () => {
    const document = readOne(
      '<newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:a" version="4"><itemMeta><pubStatus qcode="stat:canceled"/></itemMeta></newsItem>',
    );
    expect(document).toMatchObject({ status: 'canceled', version: 4, item: { guid: 'urn:a' } });
  });

  it('returns the pictures of remoteContent, widest first, and other files as enclosures', () => {
    const body = `<remoteContent rendition="rnd:thumbnail" contenttype="image/jpeg" href="https://example.com/s.jpg" width="80"/>
      <remoteContent contenttype="image/jpeg" href="https://example.com/l.jpg" width="4000"/>
      <remoteContent contenttype="application/pdf" href="https://example.com/a.pdf" size="12"/>`;
    expect(readOne(newsItem({ body })).item).toMatchObject({
      image: { url: 'https://example.com/l.jpg' },
      enclosures: [{ url: 'https://example.com/a.pdf', type: 'application/pdf', length: 12 }],
    });
  });

  it('returns the references of a package in order, with nested groups in their place', () => {
    const document = readPackage(
      `<packageItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:p" version="2"><itemMeta><embargoed/></itemMeta>
       <contentMeta><headline>Top ten</headline></contentMeta><groupSet root="G1">
       <group id="G2"><itemRef residref="urn:b"/><groupRef idref="G1"/></group>
       <group id="G1"><itemRef residref="urn:a" version="3"><title>A</title></itemRef><groupRef idref="G2"/><itemRef href="https://example.com/c"/></group>
       </groupSet></packageItem>`,
    );
    expect(document).toMatchObject({ guid: 'urn:p', version: 2, headline: 'Top ten', heldUntil: '' });
    expect(document.itemRefs).toEqual([
      { guid: 'urn:a', version: 3, href: '', title: 'A' },
      { guid: 'urn:b', version: null, href: '', title: '' },
      { guid: '', version: null, href: 'https://example.com/c', title: '' },
    ]);
  });

  it('returns several items of one message', () => {
    const one = /<newsItem[\s\S]*<\/newsItem>/.exec(newsItem({ body: xhtml('<p>a</p>') }))?.[0] ?? '';
    const message = `<newsMessage xmlns="http://iptc.org/std/nar/2006-10-01/"><itemSet>${one}${one.replace(':1"', ':2"')}</itemSet></newsMessage>`;
    expect(read(message).map((document) => document.kind === 'item' && document.item.guid)).toEqual([
      'urn:newsml:agency:20261122:1',
      'urn:newsml:agency:20261122:2',
    ]);
  });

  it('reads an own article that another installation exports', () => {
    fc.assert(
      fc.property(anyNewsDocument, (given) => {
        const headline = given.headline.trim() === '' ? 'A' : given.headline;
        const [document] = read(writeNewsItem({ ...given, headline }, { audience: 'export', withNitf: true }));
        expect(document).toMatchObject({ kind: 'item', version: given.version, warnings: [] });
        expect(document?.heldUntil).toBe(given.embargoed);
      }),
      { numRuns: 50 },
    );
  });
});

describe('readNewsDocuments, NITF', () => {
  const nitf = (
    status: string,
  ) => `<?xml version="1.0"?><!DOCTYPE nitf SYSTEM "nitf-3-4.dtd"><nitf><head><title>T</title>
    <tobject><tobject.subject tobject.subject.type="Health" tobject.subject.refnum="07000000"/></tobject>
    <docdata management-status="${status}"><doc-id id-string="agency.1"/><date.issue norm="20261122T080000Z"/><date.release norm="20261201T000000Z"/>
    <du-key key="TRIAL" version="2"/><ed-msg info="Desk only"/><key-list><keyword key="vaccines"/></key-list>
    <identified-content><org>Aldermoor</org><location>Geneva</location></identified-content></docdata></head>
    <body xml:lang="de"><body.head><hedline><hl1>Studie beginnt</hl1></hedline><byline>Von Ada Admin</byline></body.head>
    <body.content><p>Sie beginnt.</p><table><tr><td>1</td></tr></table></body.content></body></nitf>`;

  it('reads a document with a document type, which is ignored', () => {
    const document = readOne(nitf('usable'), 'application/xml');
    expect(document).toMatchObject({
      version: 2,
      status: 'usable',
      heldUntil: null,
      slugline: 'TRIAL',
      edNote: 'Desk only',
    });
    expect(document.item).toMatchObject({
      guid: 'agency.1',
      headline: 'Studie beginnt',
      author: ['Ada Admin'],
      language: 'de',
      published: '2026-11-22T08:00:00.000Z',
      text: 'Sie beginnt.\n1',
    });
    expect(document.item.metadata).toMatchObject({
      subject: ['Health'],
      organization: ['Aldermoor'],
      location: ['Geneva'],
      keyword: ['vaccines'],
    });
    expect(JSON.stringify(document.item)).not.toContain('Desk only');
  });

  it('distinguishes the title of an author from the name', () => {
    const document = readOne(nitf('usable').replace('Von Ada Admin', 'By ADA ADMIN<byttl>Science Writer</byttl>'));
    expect(document.byline).toBe('By ADA ADMIN, Science Writer');
    expect(document.item.author).toEqual(['ADA ADMIN']);
  });

  it('takes the language and the place that older versions state in other elements', () => {
    const older = nitf('usable')
      .replace('<nitf>', '<nitf baselang="nb-NO">')
      .replace(' xml:lang="de"', '')
      .replace('<docdata', '<docdata><evloc city="Oslo" iso-cc="NOR"/></docdata><docdata');
    const { item } = readOne(older);
    expect(item.language).toBe('nb');
    expect(item.metadata.location).toContain('Oslo');
  });

  it('keeps the captions of pictures, with the pictures that have an absolute address', () => {
    const media = (source: string, caption: string) =>
      `<media media-type="image"><media-reference mime-type="image/jpeg" source="${source}" alternate-text="A ward"/>` +
      `<media-caption>${caption}</media-caption></media>`;
    const withMedia = (content: string) => readOne(nitf('usable').replace('<table>', `${content}<table>`)).item;
    const { html, image } = withMedia(media('https://example.com/a.jpg', '<p>The ward in <em>Geneva</em>.</p>'));
    expect(html).toMatch(
      /<figure><img src="https:\/\/example\.com\/a\.jpg" alt="A ward"[^>]*\/?>\s*<figcaption><p>The ward in <em>Geneva<\/em>\.<\/p><\/figcaption><\/figure>/,
    );
    expect(image).toEqual({ url: 'https://example.com/a.jpg' });
    expect(withMedia(media('iJIJyyF0tiE', 'The ward.')).html).toContain(
      '<figure><figcaption>The ward.</figcaption></figure>',
    );
    expect(withMedia(media('https://example.com/a.jpg', '')).html).not.toContain('<figure>');
  });

  it('leaves out pictures without an absolute address', () => {
    const picture = '<media media-type="image"><media-reference mime-type="image/jpeg" source="iJIJyyF0tiE"/></media>';
    expect(readOne(nitf('usable').replace('<table>', `${picture}<table>`)).item.image).toBeNull();
  });

  it('holds an embargoed document until its release', () => {
    expect(readOne(nitf('embargoed'))).toMatchObject({ status: 'usable', heldUntil: '2026-12-01T00:00:00.000Z' });
  });
});

describe('readNewsDocuments, ninjs', () => {
  it('reads 1.x with the additions of Superdesk', () => {
    const document = readOne(
      JSON.stringify({
        guid: 'urn:newsml:sd:1',
        uri: 'urn:x',
        version: '5',
        type: 'text',
        pubstatus: 'usable',
        versioncreated: '2026-11-22T10:00:00+0000',
        firstcreated: '2026-11-22T09:00:00+0000',
        embargoed: '2026-11-25T00:00:00Z',
        headline: 'Trial begins',
        byline: 'By Ada Admin',
        authors: [{ name: 'Bo Berg', role: 'writer' }],
        description_html: '<p>In short.</p>',
        body_html: '<p>It <b>began</b>.</p>',
        ednote: 'Desk only',
        slugline: 'TRIAL',
        language: 'en',
        subject: [{ code: '07000000', name: 'health' }],
        place: [{ name: 'Geneva' }],
        organisation: [{ name: 'Aldermoor' }],
        keywords: ['vaccines'],
        associations: {
          featuremedia: {
            type: 'picture',
            renditions: {
              small: { href: 'https://example.com/s.jpg', width: 80, mimetype: 'image/jpeg' },
              original: { href: 'https://example.com/l.jpg', width: 4000, mimetype: 'image/jpeg' },
            },
          },
        },
      }),
      'application/json',
    );
    expect(document).toMatchObject({
      version: 5,
      heldUntil: '2026-11-25T00:00:00.000Z',
      byline: 'By Ada Admin',
      edNote: 'Desk only',
      slugline: 'TRIAL',
      warnings: [],
      item: {
        guid: 'urn:newsml:sd:1',
        headline: 'Trial begins',
        summary: 'In short.',
        html: '<p>It <b>began</b>.</p>',
        author: ['Bo Berg'],
        image: { url: 'https://example.com/l.jpg' },
        published: '2026-11-22T09:00:00.000Z',
        metadata: { subject: ['health'], location: ['Geneva'], organization: ['Aldermoor'], keyword: ['vaccines'] },
      },
    });
  });

  it('reads the names of 3.x, which are in camel case', () => {
    const item = {
      uri: 'https://example.com/3',
      versionCreated: '2026-11-22T10:00:00Z',
      firstCreated: '2026-11-21T10:00:00Z',
      pubStatus: 'canceled',
      edNote: 'Desk only',
      headlines: [{ role: 'main', value: 'Trial begins' }],
      bodies: [
        { role: 'main', contentType: 'text/plain', value: 'It began. It ended.' },
        { role: 'richtext', contentType: 'application/xhtml+xml', value: '<p>It began.</p><p>It ended.</p>' },
      ],
    };
    const document = readOne(JSON.stringify(item));
    expect(document).toMatchObject({ status: 'canceled', edNote: 'Desk only' });
    expect(document.item).toMatchObject({
      published: '2026-11-21T10:00:00.000Z',
      updated: '2026-11-22T10:00:00.000Z',
      html: '<p>It began.</p><p>It ended.</p>',
    });
  });

  it('reads the text of a composite, which would be lost in a package', () => {
    const release = {
      uri: 'https://example.com/release',
      type: 'composite',
      headline: 'Workstations',
      body_xhtml: '<p>They are <b>small</b>.</p>',
      associations: { photo: { type: 'picture', renditions: { l: { href: 'https://example.com/l.jpg' } } } },
    };
    const document = readOne(JSON.stringify(release));
    expect(document.itemClass).toBe('text');
    expect(document.item).toMatchObject({
      html: '<p>They are <b>small</b>.</p>',
      image: { url: 'https://example.com/l.jpg' },
    });
  });

  it('reads a body in NITF', () => {
    const nitf =
      '<?xml version="1.0"?><nitf><body><body.head><hedline><hl1>Other</hl1></hedline></body.head>' +
      '<body.content><block><p>First.</p><hl2>Part two</hl2></block></body.content></body></nitf>';
    const bodies = [{ role: 'nitf', contenttype: 'text/vnd.IPTC.NITF', value: nitf }];
    const { item } = readOne(JSON.stringify({ uri: 'urn:1', headlines: [{ value: 'Trial begins' }], bodies }));
    expect(item.headline).toBe('Trial begins');
    expect(item.text).toBe('First.\nPart two');
  });

  it.each(['item', 'items'])('reads the list `%s` of an answer', (name) => {
    const items = [
      { guid: 'urn:1', headline: 'One' },
      { guid: 'urn:2', headline: 'Two' },
    ];
    expect(read(JSON.stringify({ total: 2, [name]: items }))).toHaveLength(2);
  });

  it('reads 2.x', () => {
    const document = readOne(
      JSON.stringify({
        standard: { name: 'ninjs', version: '2.1' },
        uri: 'https://example.com/a',
        pubstatus: 'canceled',
        version: '1',
        headlines: [
          { role: 'short', value: 'Short' },
          { role: 'main', value: 'Trial begins' },
        ],
        descriptions: [{ contenttype: 'text/plain', value: 'In short.' }],
        bodies: [
          { contenttype: 'text/plain', value: 'It began.' },
          { contenttype: 'text/html', value: '<p>It began.</p>' },
        ],
        by: 'Ada Admin',
        subjects: [{ uri: 'x', name: 'health' }],
        renditions: [{ name: 'main', href: 'https://example.com/l.jpg', contenttype: 'image/jpeg' }],
      }),
    );
    expect(document).toMatchObject({ status: 'canceled', byline: 'Ada Admin' });
    expect(document.item).toMatchObject({
      guid: 'https://example.com/a',
      url: 'https://example.com/a',
      headline: 'Trial begins',
      summary: 'In short.',
      html: '<p>It began.</p>',
      image: { url: 'https://example.com/l.jpg' },
    });
  });

  it('reads a composite as a package', () => {
    const text = JSON.stringify({
      type: 'composite',
      uri: 'urn:p',
      headline: 'Top',
      associations: { a: { uri: 'urn:a', version: '2', headline: 'A' }, b: { uri: 'urn:b' } },
    });
    expect(readPackage(text)).toMatchObject({
      guid: 'urn:p',
      itemRefs: [
        { guid: 'urn:a', version: 2, title: 'A' },
        { guid: 'urn:b', version: null },
      ],
    });
  });
});

describe('readNewsDocuments, plain text', () => {
  it('takes the first line as the headline', () => {
    const { item } = readOne('Trial begins\r\n\r\nIt began <today>.\r\n\r\nMore.', 'text/plain; charset=utf-8');
    expect(item).toMatchObject({ headline: 'Trial begins', html: '<p>It began &lt;today&gt;.</p>\n<p>More.</p>' });
  });
});

describe('readNewsDocuments, documents with faults', () => {
  it('reads a document that is cut off, with a warning that says where', () => {
    const whole = newsItem({ body: xhtml('<p>First.</p><p>Second.</p>') });
    const document = readOne(whole.slice(0, whole.indexOf('Second')));
    expect(document.item.text).toBe('First.');
    expect(document.warnings.join()).toMatch(/Read despite an error\. Line \d+, column \d+: /);
  });

  it('expands no entities and loads nothing', () => {
    const xml = newsItem({ body: xhtml('<p>&x;</p>') }).replace(
      '<newsMessage',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><newsMessage',
    );
    expect(readOne(xml).item.text).toBe('&x;');
  });

  it.each([
    ['XML without items', '<rss><channel/></rss>', 'Line 1, column 1: The document contains no news item'],
    ['broken XML without items', '<a>\n<b></a>', 'Line 2, column 8: '],
    [
      'NewsML 1',
      '<NewsML><NewsItem><NewsComponent><NewsLines><HeadLine>A</HeadLine></NewsLines></NewsComponent></NewsItem></NewsML>',
      'This is NewsML 1, which is not supported. Send NewsML-G2, NITF, or ninjs.',
    ],
    ['broken JSON', '{"uri": "a",\n "x": }', 'Line 2, column 7: This is not valid JSON.'],
    ['JSON that is cut off', '{"uri": "a",\n "x": "', 'Line 2, column'],
    ['JSON of another kind', '{"a": 1}', 'Line 1, column 1: The JSON contains no ninjs item.'],
    ['deep JSON', '['.repeat(100_000), 'Line 1, column 1: The JSON is nested too deeply'],
    [
      'too many items',
      `<newsMessage>${'<newsItem/>'.repeat(501)}</newsMessage>`,
      'The document has more than 500 items.',
    ],
    ['nothing', ' \n', 'Line 1, column 1: The document is empty.'],
  ])('rejects %s with the position', (_name, text, message) => {
    expect(() => read(text)).toThrow(NewsmlError);
    expect(() => read(text)).toThrow(message);
  });

  it('throws nothing but NewsmlError, whatever it reads', () => {
    const whole = newsItem({ body: xhtml('<p>First.</p>'), content: '<by>A</by>', meta: '<embargoed/>' });
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(20), fc.string({ maxLength: 5 }), (at, length, inserted) => {
        try {
          read(whole.slice(0, at) + inserted + whole.slice(at + length));
        } catch (error) {
          expect(error).toBeInstanceOf(NewsmlError);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describeUnless(newsmlSchemaMissing, 'Listings of IPTC', () => {
  const folders = newsmlSchemaMissing === null ? ['listings', 'examples'] : [];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(newsmlFolder, folder)).map((name) => path.join(newsmlFolder, folder, name)),
  );

  // The others are fragments of a newsItem.
  it('are read', () => {
    const found = files.map((file) => {
      const text = readFileSync(file, 'utf8');
      return /<(newsItem|packageItem|nitf)\b/.test(text) ? read(text).length : 1;
    });
    expect(found).toEqual(files.map(() => 1));
  });
});
