import fc from 'fast-check';
import { cleanHtml, textAsHtml } from '@server/engine/feeds/cleanHtml';
import { linkAddress, webAddress } from '@server/engine/feeds/links';
import { countWords, plainText, summaryOf } from '@server/engine/feeds/plainText';

const base = 'https://news.example/2026/story.html';
const clean = (html: string) => cleanHtml(html, base);
const outside = 'target="_blank" rel="noopener noreferrer nofollow"';

describe('cleanHtml', () => {
  test.each([
    [
      'scripts and their words',
      '<p>a</p><script>alert(1)</script><style>p{}</style><noscript><p>x</p></noscript>',
      '<p>a</p>',
    ],
    ['handlers, styles, classes and ids', '<p onclick="x()" style="color:red" class="c" id="i">a</p>', '<p>a</p>'],
    [
      'javascript: links, not their words',
      '<a href="javascript:alert(1)">a</a><a href=" jav&#x09;ascript:alert(1)">b</a><a href="JaVaScRiPt:x">c</a>',
      'abc',
    ],
    ['data: images', '<p>a<img src="data:image/svg+xml,<svg onload=alert(1)>"></p>', '<p>a</p>'],
    ['svg and math', '<p>a</p><svg><script>x</script><text>t</text></svg><math><mi>x</mi></math>', '<p>a</p>'],
    ['forms', '<form action="/x"><input value="v"><button>Go</button><p>a</p></form>', '<p>a</p>'],
    [
      'pixels',
      '<p>a<img src="/p.png" width="1" height="1"><img src="https://pixel.wp.com/b.gif?x=1"><img src="/t.png" style="display:none"></p>',
      '<p>a</p>',
    ],
    ['comments', '<p>a<!-- <b>b</b> --></p>', '<p>a</p>'],
    ['empty paragraphs', '<p>a</p><p>&nbsp;</p><p><span></span></p><div> </div>', '<p>a</p>'],
    [
      "Word's markup",
      '<p class=MsoNormal style="mso-fareast:x"><o:p></o:p><!--[if gte mso 9]><xml><w:x/></xml><![endif]--><![if !supportLists]>1.<![endif]> a <o:p>b</o:p></p>',
      '<p>1. a b</p>',
    ],
  ])('removes %s', (_name, html, expected) => expect(clean(html)).toBe(expected));

  test.each([
    [
      'links absolute and safe',
      '<a href="../x?utm_source=a&id=1&fbclid=z#top">x</a>',
      `<a href="https://news.example/x?id=1#top" ${outside}>x</a>`,
    ],
    [
      'mail addresses, without their parameters',
      '<a href="mailto:a@b.example?body=x">x</a>',
      `<a href="mailto:a@b.example" ${outside}>x</a>`,
    ],
    [
      'images absolute',
      '<img src="//cdn.example/a.jpg" alt="A &quot;b&quot;" onerror="x">',
      '<img src="https://cdn.example/a.jpg" alt="A &quot;b&quot;" loading="lazy" referrerpolicy="no-referrer" />',
    ],
    [
      'images that load late',
      '<img src="data:image/gif;base64,R0" data-src="/late.jpg">',
      '<img src="https://news.example/late.jpg" alt="" loading="lazy" referrerpolicy="no-referrer" />',
    ],
    [
      'a picture that has only sizes',
      '<picture><source srcset="/l.webp 2x"><img srcset="/s.jpg 1x, /l.jpg 2x"></picture>',
      '<img src="https://news.example/s.jpg" alt="" loading="lazy" referrerpolicy="no-referrer" />',
    ],
    [
      'frames as links',
      '<iframe src="https://www.youtube.com/embed/1" width="1"></iframe>',
      `<a href="https://www.youtube.com/embed/1" ${outside} class="embedded">Embedded content: www.youtube.com</a>`,
    ],
    [
      'films as links',
      '<video controls><source src="/f.mp4" type="video/mp4"></video>',
      `<a href="https://news.example/f.mp4" ${outside} class="embedded">Video: news.example</a>`,
    ],
    ['headings below the page’s own', '<h1>a</h1><h2>b</h2><h6>c</h6>', '<h2>a</h2><h3>b</h3><h6>c</h6>'],
    ['headings from h2 on', '<h3>a</h3><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    [
      'tables',
      '<table border=1><tr><td colspan="2" bgcolor=red>a</td></tr></table>',
      '<table><tr><td colspan="2">a</td></tr></table>',
    ],
    [
      'lists and quotations',
      '<ol start="3"><li>a</ol><blockquote cite="x">b</blockquote>',
      '<ol start="3"><li>a</li></ol><blockquote>b</blockquote>',
    ],
  ])('keeps %s', (_name, html, expected) => expect(clean(html)).toBe(expected));

  test('returns harmless HTML for any input', () => {
    const pieces = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:1">',
      '</a>',
      '<p>',
      '</p>',
      '<',
      '>',
      '"',
      "'",
      '&lt;',
      '<svg/onload=1>',
      '<iframe srcdoc="<script>">',
      '<math><mtext><table><mglyph><style><img src=x onerror=1>',
      '<h1>',
      '</h1>',
      'word ',
      '<!--',
      '-->',
      '<![CDATA[',
      '<style>',
      '<noscript><p title="</noscript><img src=x onerror=1>">',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 30 }), (parts) => {
        const html = clean(parts.join(''));
        expect(html).not.toContain('</span>');
        const tags = html.match(/<[^>]*>/g) ?? [];
        for (const tag of tags)
          expect(tag).not.toMatch(/^<\/?(script|style|iframe|svg|math|h1|form|object)|\son\w+\s*=|javascript:|srcdoc/i);
      }),
      { numRuns: 300 },
    );
  });
});

describe('URLs', () => {
  test.each([
    ['/a b', 'https://news.example/a%20b'],
    ['java\nscript:alert(1)', null],
    ['https://u:p@x.example/', null],
    ['https://x.example/?a=1&utm_campaign=2&b=%20x', 'https://x.example/?a=1&b=%20x'],
    ['https://x.example/?gclid=1', 'https://x.example/'],
    ['https://x.example/#xtor=RSS-1', 'https://x.example/'],
    ['', null],
    ['http://', null],
  ])('cleans %j', (address, expected) => expect(webAddress(address, base)).toBe(expected));

  test('accepts mailto: in links but not as web addresses', () => {
    expect(linkAddress('mailto:a@b.example', base)).toBe('mailto:a@b.example');
    expect(webAddress('mailto:a@b.example', base)).toBeNull();
  });
});

describe('plainText', () => {
  test("doesn't treat a byte order mark within a word as a space", () => {
    expect(plainText('<p>No\ufeffvavax and\u00a0 Moderna</p>')).toBe('Novavax and Moderna');
  });

  test('writes one line per block and separates words', () => {
    expect(
      plainText(
        '<h2>Title</h2><p>One <b>two</b>three.<br>Four</p><ul><li>five</li><li>six</li></ul><table><tr><td>7</td><td>8</td></tr></table>&amp; end',
      ),
    ).toBe('Title\nOne twothree.\nFour\nfive\nsix\n7 8\n& end');
  });

  test('converts text to HTML and back', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zA-Z<>&"' ]{1,20}$/), { maxLength: 5 }), (lines) => {
        const text = lines
          .map((line) => line.trim().replace(/\s+/g, ' '))
          .filter((line) => line !== '')
          .join('\n');
        expect(plainText(cleanHtml(textAsHtml(text.replaceAll('\n', '\n\n')), base))).toBe(text);
      }),
    );
  });
});

describe('summaryOf', () => {
  test('returns a short text whole', () => expect(summaryOf('Short.\nText.', 280)).toBe('Short. Text.'));
  test('ends with a sentence if one ends late enough', () => {
    expect(summaryOf('The first sentence is here. The second is not.', 30)).toBe('The first sentence is here.');
  });
  test('otherwise ends with a word', () =>
    expect(summaryOf('No sentence ends in these words', 20)).toBe('No sentence ends in…'));
  test('never exceeds the length or splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 2, max: 280 }), (text, length) => {
        const summary = summaryOf(text, length);
        expect(summary.length).toBeLessThanOrEqual(length);
        expect(summary).not.toMatch(/[\ud800-\udbff]…$/);
      }),
    );
  });
});

test.each([
  ['One two, three-four and it’s 5.', 6],
  ['', 0],
  ['新药 approved', 3],
])('countWords counts the words of %j', (text, count) => expect(countWords(text)).toBe(count));
