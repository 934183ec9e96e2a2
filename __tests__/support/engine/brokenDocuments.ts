/** A document as a pattern: its middle is repeated until the document has the requested length. */
export interface BrokenDocument {
  /** The enclosing elements, for reports. */
  kind: string;
  /** Content-Type, at times with an encoding that is not the document's. */
  contentType: string;
  write(length: number): Buffer;
  /** The pattern, to reproduce a finding by hand. */
  pattern: { prefix: string; unit: string; suffix: string };
}

type Random = () => number;

/** Numbers from 0 up to, not including, 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = (text: string): string[] => text.split(' ');
const xmlNames = words(
  'item entry channel rss feed rdf:RDF title description link guid author name category pubDate updated source summary content ' +
    'content:encoded dc:subject dc:creator dc:date dc:language dc:title media:group media:content media:thumbnail media:keywords ' +
    'itunes:summary xhtml:body body fullitem enclosure image url ttl a b x x:y',
);
const htmlNames = words(
  'p div li ul ol dl dt dd table thead tbody tfoot tr td th caption a b i em span font h1 h2 h6 pre code blockquote figure br img ' +
    'input option optgroup select button script style svg math title textarea xmp iframe video source object o:p rt rp html head body base link',
);
const attributeNames = words(
  'href src srcset data-src style class title width height xmlns xmlns:x xml:base xml:lang type rel mode url domain alt x',
);
const texts = [
  ' ',
  '\n',
  '\t \u00a0',
  'word ',
  'a',
  '<',
  '>',
  '&',
  '&amp;',
  '&amp;lt;b',
  '&lt;b&gt;',
  '&#x41;',
  '&nbsp;',
  '&#',
  '"',
  "'",
  ';',
  ',',
  ' and ',
  '(',
  ')',
  'a@b ',
  '漢字',
  'e\u0301',
  '\ud83d\ude00',
  '\u0000',
  '\ufeff',
  '- ',
  '.',
  'Mon, 02 ',
  '2026-01-01T00:00 ',
  'http://a.b/?c=d&',
  'https://',
  'mailto:a@',
  '//',
  '../',
  ']]>',
  '-->',
  '?>',
  '=',
  '/',
  '\\',
];
const sections = [
  '<![CDATA[',
  '<![CDATA[x]]>',
  '<!--',
  '<!-- x -->',
  '<?x',
  '<?x ?>',
  '<!DOCTYPE x [<!ENTITY a "b">',
  '<!x>',
  '<![if x]>',
  '<![endif]>',
  '</>',
  '<>',
  '< a',
];
const jsonTokens = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\"',
  '\\',
  '"items":[',
  '"title":"',
  '"id":1,',
  '{},',
  '[],',
  '"a":',
  '1e9',
  'null',
  '"x",',
  '{"content_html":"<p>","id":"1"},',
  '{"authors":[{"name":"A B"}]},',
  '\\u0041',
  ' ',
  '\n',
];

class Grammar {
  constructor(private readonly random: Random) {}

  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const found = list[Math.floor(this.random() * list.length)];
    if (found === undefined) throw new Error('An empty list.');
    return found;
  }

  private attribute(): string {
    const quote = this.pick(['"', "'", '', '"']);
    const value = this.pick([...texts, 'http://www.w3.org/1999/xhtml', 'javascript:x', 'data:image/png,', '1']);
    return ` ${this.pick(attributeNames)}=${quote}${value}${this.random() < 0.9 ? quote : ''}`;
  }

  markup(names: readonly string[]): string {
    const name = this.pick(names);
    const choice = this.random();
    if (choice < 0.3) return `<${name}${this.random() < 0.3 ? this.attribute() : ''}>`;
    if (choice < 0.5) return `</${this.random() < 0.5 ? name : 'zz'}>`;
    if (choice < 0.55) return `<${name}/>`;
    if (choice < 0.6) return `<${name}>${this.pick(texts)}</${name}>`;
    if (choice < 0.65) return `<${name}`;
    if (choice < 0.7) return this.attribute();
    if (choice < 0.8) return this.pick(sections);
    return this.pick(texts);
  }

  several(token: () => string, most: number): string {
    return Array.from({ length: 1 + Math.floor(this.random() * most) }, token).join('');
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A random broken feed, page, or JSON feed, composed of what parsers have trouble with. */
export function brokenDocument(random: Random): BrokenDocument {
  const grammar = new Grammar(random);
  const kind = grammar.pick(['feed', 'field', 'article', 'page', 'JSON', 'JSON article'] as const);
  const isJson = kind === 'JSON';
  const names = kind === 'feed' || kind === 'field' ? [...xmlNames, ...htmlNames] : htmlNames;
  const token = isJson ? () => grammar.pick(jsonTokens) : () => grammar.markup(names);
  const opening = random() < 0.5 ? grammar.several(token, 3).repeat(grammar.pick([1, 50, 900, 4_000])) : '';
  const unit = grammar.several(token, 4);
  const ending = random() < 0.3 ? grammar.several(token, 3) : '';
  const field = grammar.pick(xmlNames);
  const enclosures = {
    feed: ['<rss><channel>', ''],
    field: [`<rss><channel><item><title>x</title><${field}>`, `</${field}></item></channel></rss>`],
    article: ['<rss><channel><item><title>x</title><description><![CDATA[', ']]></description></item></channel></rss>'],
    page: ['<!doctype html><html><head>', ''],
    JSON: ['{"items":[', ''],
    'JSON article': ['{"items":[{"id":"1","content_html":"', '"}]}'],
  } as const;
  const [before, after] = enclosures[kind];
  const isEscaped = kind === 'field' && random() < 0.5;
  const inner = (text: string) =>
    kind === 'JSON article' ? JSON.stringify(text).slice(1, -1) : isEscaped ? escaped(text) : text;
  const encoding = grammar.pick(['utf8', 'utf8', 'utf8', 'latin1', 'utf16le'] as const);
  const charset = grammar.pick(['', '', '', 'utf-8', 'iso-8859-1', 'shift_jis', 'gb18030', 'utf-7', 'iso-2022-jp']);
  return {
    kind,
    contentType: charset === '' ? '' : `text/xml; charset=${charset}`,
    pattern: { prefix: before + inner(opening.slice(0, 200)), unit: inner(unit), suffix: inner(ending) + after },
    write(length) {
      const middle = inner(unit.repeat(Math.ceil(length / unit.length)));
      return Buffer.from(before + inner(opening) + middle + inner(ending) + after, encoding);
    },
  };
}
