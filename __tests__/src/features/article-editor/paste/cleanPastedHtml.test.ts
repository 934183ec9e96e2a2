import { parsePastedHtml } from '@client/features/article-editor/paste/parsePastedHtml';
import { cleanPastedHtml } from '@client/features/article-editor/paste/cleanPastedHtml';

/** A list item as Word for Windows puts it on the clipboard. */
const wordItem = (style: string, marker: string, text: string, position = 'Middle') =>
  `<p class=MsoListParagraphCxSp${position} style='margin-left:.5in;mso-add-space:auto;text-indent:-.25in;mso-list:${style}'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span>` +
  `<![endif]>${text}<o:p></o:p></p>\n`;

const wordDocument = (body: string, css = '') => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} p.MsoNormal {margin:0in;mso-pagination:widow-orphan;} ${css} --></style>
</head><body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

describe('cleanPastedHtml, Word', () => {
  it('keeps paragraphs and formatting without Office markup', () => {
    const html = wordDocument(
      `<h1>Trial <span class=SpellE>begins</span><o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><b style='mso-bidi-font-weight:normal'>Twelve</b> <span
style='mso-spacerun:yes'>&nbsp; </span>sites in <st1:City w:st="on"><st1:place w:st="on">Geneva</st1:place></st1:City> take
part<i>.</i><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>More<a style='mso-comment-reference:AA_1'></a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AA1]</a></span>
<ins cite="mailto:Ada" datetime="2026-11-22T10:00">new</ins><del cite="mailto:Ada" datetime="2026-11-22T10:00">old</del> <span style='mso-hide:all;display:none'>secret</span>text.</p>
<v:shape id="a" type="#_x0000_t75"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape>
<![if !vml]><img width=10 height=10 src="file:///C:/clip_image001.png"><![endif]>`,
    );
    expect(cleanPastedHtml(html)).toBe(
      '<h2>Trial begins</h2><p><strong>Twelve</strong> sites in Geneva take part<em>.</em></p><p>More new text.</p>',
    );
  });

  it('turns list paragraphs into nested lists', () => {
    const items = [
      wordItem('l0 level1 lfo1', '·', 'One', 'First'),
      wordItem('l0 level2 lfo1', 'o', 'One <b>a</b>'),
      wordItem('l0 level3 lfo1', '§', 'Deep'),
      wordItem('l0 level2 lfo1', 'o', 'One b'),
      wordItem('l0 level1 lfo1', '·', 'Two', 'Last'),
    ];
    const html = wordDocument(`<p class=MsoNormal>Before</p>${items.join('')}<p class=MsoNormal>After</p>`);
    expect(cleanPastedHtml(html)).toBe(
      '<p>Before</p><ul><li>One<ul><li>One <strong>a</strong><ul><li>Deep</li></ul></li><li>One b</li></ul></li><li>Two</li></ul><p>After</p>',
    );
  });

  it('recognizes numbered lists by their marker and keeps the first number', () => {
    const items = wordItem('l1 level1 lfo2', '3.', 'Three') + wordItem('l1 level2 lfo2', 'a)', 'Sub');
    expect(cleanPastedHtml(wordDocument(items + wordItem('l1 level1 lfo2', '4.', 'Four')))).toBe(
      '<ol start="3"><li>Three<ol><li>Sub</li></ol></li><li>Four</li></ol>',
    );
  });

  it('prefers the style sheet over the marker', () => {
    const css = '@list l0 {mso-list-id:1;} @list l0:level1 {mso-level-number-format:bullet; mso-level-text:"1.";}';
    expect(cleanPastedHtml(wordDocument(wordItem('l0 level1 lfo1', '1.', 'One'), css))).toBe('<ul><li>One</li></ul>');
  });

  it('separates lists with different definitions', () => {
    const html = wordDocument(wordItem('l0 level1 lfo1', '·', 'A') + wordItem('l1 level1 lfo2', '1.', 'B'));
    expect(cleanPastedHtml(html)).toBe('<ul><li>A</li></ul><ol><li>B</li></ol>');
  });

  it('keeps a list that begins at a deeper level, and further paragraphs of an item', () => {
    const continued = '<p class=MsoListParagraphCxSpMiddle style="margin-left:1.0in">More of A</p>';
    const html = wordDocument(wordItem('l0 level2 lfo1', '·', 'A') + continued + wordItem('l0 level1 lfo1', '·', 'B'));
    expect(cleanPastedHtml(html)).toBe('<ul><li>A<p>More of A</p></li></ul><ul><li>B</li></ul>');
  });

  it('joins the lists that Word for the web writes around each item', () => {
    const item = (name: string, level: number, text: string, start = 1) =>
      `<div class="ListContainerWrapper SCXW12345 BCX0" style="margin: 0px; position: relative;"><${name} class="BulletListStyle1 SCXW12345" role="list"${name === 'ol' ? ` start="${start}"` : ''}>` +
      `<li data-leveltext="x" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph" xml:lang="EN-US">` +
      `<span data-contrast="auto" class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></${name}></div>`;
    const html =
      item('ul', 1, 'A') + item('ul', 2, 'A1') + item('ul', 1, 'B') + '<div><p>Next</p></div>' + item('ol', 1, 'C', 2);
    expect(cleanPastedHtml(html)).toBe(
      '<ul><li>A<ul><li>A1</li></ul></li><li>B</li></ul><p>Next</p><ol start="2"><li>C</li></ol>',
    );
  });

  it('keeps tables without their layout', () => {
    const cell = (text: string, more = '') =>
      `<td width=312 valign=top style='width:233.75pt;border:solid windowtext 1.0pt' ${more}><p class=MsoNormal>${text}<o:p></o:p></p></td>`;
    const html = wordDocument(
      `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
       <tr style='mso-yfti-irow:0'>${cell('Head', 'colspan=2')}</tr><tr>${cell('A')}${cell('&nbsp;')}</tr></table>`,
    );
    expect(cleanPastedHtml(html).replace(/\s*\n\s*/g, '')).toMatch(
      /^<table>\s*<tbody><tr><td colspan="2">Head<\/td><\/tr><tr><td>A<\/td><td><\/td><\/tr><\/tbody><\/table>$/,
    );
  });
});

describe('cleanPastedHtml, Google Docs', () => {
  const wrapped = (html: string) =>
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff-1234">${html}</b><br class="Apple-interchange-newline">`;
  const span = (style: string, text: string) =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;white-space:pre-wrap;${style}">${text}</span>`;
  const plain = 'font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;';

  it('turns styles into formatting and unwraps the outer element', () => {
    const html = wrapped(
      `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;">${span('font-weight:700;', 'Trial begins')}</h2><p dir="ltr" style="line-height:1.38;">` +
        span(plain, 'Plain ') +
        span('font-weight:700;font-style:normal;text-decoration:none;', 'bo') +
        span('font-weight:700;font-style:normal;text-decoration:none;', 'ld') +
        span('font-weight:400;font-style:italic;', ' italic') +
        span('font-weight:700;font-style:italic;', ' both') +
        span('text-decoration:line-through;', ' gone') +
        span('vertical-align:super;', '2') +
        `<a href="https://www.google.com/url?q=https://example.com/a&sa=D" style="text-decoration:none;">${span('text-decoration:underline;', 'link')}</a></p><br /><p dir="ltr">${span(plain, 'Next')}</p>`,
    );
    expect(cleanPastedHtml(html)).toBe(
      '<h2>Trial begins</h2><p>Plain <strong>bold</strong><em> italic</em><strong><em> both</em></strong><s> gone</s><sup>2</sup>' +
        '<a href="https://example.com/a">link</a></p><p>Next</p>',
    );
  });

  it('moves nested lists into their items', () => {
    const item = (text: string, level: number) =>
      `<li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="${level}"><p dir="ltr" role="presentation">${span(plain, text)}</p></li>`;
    const html = wrapped(`<ul style="margin-top:0;">${item('A', 1)}<ul>${item('A1', 2)}</ul>${item('B', 1)}</ul>`);
    expect(cleanPastedHtml(html)).toBe('<ul><li>A<ul><li>A1</li></ul></li><li>B</li></ul>');
  });
});

describe('cleanPastedHtml, Outlook', () => {
  it('turns lines into paragraphs, unwraps tracked links, and drops the layout', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-US link="#0563C1"><div class=WordSection1>
<p class=MsoNormal>Hello Ada,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<ul style='margin-top:0in' type=disc><li class=MsoListParagraph style='margin-left:0in;mso-list:l0 level1 lfo1'>One<o:p></o:p></li>
<ul style='margin-top:0in' type=circle><li class=MsoListParagraph style='mso-list:l0 level2 lfo1'>Sub<o:p></o:p></li></ul></ul>
<p class=MsoNormal>See <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&amp;data=05"><span style='color:#0563C1;text-decoration:underline'>this</span></a>.</p>
<div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>From:</b> Bo &lt;<a href="mailto:bo@example.com">bo@example.com</a>&gt;</p></div></div></body></html>`;
    expect(cleanPastedHtml(html).replaceAll(/>\s+</g, '><')).toBe(
      '<p>Hello Ada,</p><ul><li>One<ul><li>Sub</li></ul></li></ul><p>See <a href="https://example.com/a">this</a>.</p>' +
        '<p><strong>From:</strong> Bo &lt;<a href="mailto:bo@example.com">bo@example.com</a>&gt;</p>',
    );
  });

  it('unwraps the layout tables of newsletters', () => {
    const html =
      '<table width="600"><tr><td><table><tr><td><div>Hello</div><div>World</div></td></tr></table></td></tr></table>';
    expect(cleanPastedHtml(html)).toBe('<p>Hello</p><p>World</p>');
  });
});

describe('cleanPastedHtml, web pages', () => {
  it.each([
    [
      'scripts and handlers',
      '<p onclick="a()">a<script>alert(1)</script></p><iframe src="https://example.com"></iframe>',
      '<p>a</p>',
    ],
    ['javascript links', '<p><a href="javascript:alert(1)">a</a> <a href="/b">b</a></p>', '<p>a b</p>'],
    [
      'web links',
      '<p><a href="https://example.com/a?b=1&c=2" class="x" target="_blank">a</a></p>',
      '<p><a href="https://example.com/a?b=1&amp;c=2">a</a></p>',
    ],
    [
      'photos',
      '<p>a<img src="https://example.com/a.JPEG?w=1" alt="A" width="100" srcset="b.png 2x"></p>',
      '<p>a<img src="https://example.com/a.JPEG?w=1" alt="A"></p>',
    ],
    [
      'other images',
      '<p>a<img src="https://example.com/a.svg"><img src="data:image/gif;base64,AAAA"><img src="blob:https://a/b"></p>',
      '<p>a</p>',
    ],
    ['tracking images', '<p>a<img src="https://example.com/a.png" width="1" height="1"></p>', '<p>a</p>'],
    [
      'images within the text',
      '<p><img src="data:image/png;base64,iVBORw0KGgo="></p>',
      '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt=""></p>',
    ],
    [
      'blocks of other names',
      '<article><header><h1>T</h1></header><div>One</div>loose <b>text</b><section><div>Two</div></section></article>',
      '<h2>T</h2><p>One</p><p>loose <strong>text</strong></p><p>Two</p>',
    ],
    ['forms', '<form><label>Name <input value="x"></label><button>Go</button><p>a</p></form>', '<p>Name</p><p>a</p>'],
    ['text alone', 'just <i>text</i>', 'just <em>text</em>'],
    ['preformatted text', '<pre><code>a\n  b</code></pre>', '<pre><code>a\n  b</code></pre>'],
    ['non-breaking spaces between words', '<p>Vraiment&nbsp;?</p>', '<p>Vraiment\u00a0?</p>'],
    ['definition lists', '<dl><dt>A</dt><dd>B</dd></dl>', '<p>A</p><p>B</p>'],
    ['nothing', ' \n<p>&nbsp;</p>', ''],
  ])('%s', (_name, html, clean) => {
    expect(cleanPastedHtml(html).replaceAll('&nbsp;', '\u00a0')).toBe(clean);
  });

  it('returns its own output unchanged', () => {
    const html =
      '<h2>T</h2><p>a <strong>b<em>c</em></strong></p><ul><li>x<ol start="3"><li>y</li></ol></li></ul><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table><blockquote><p>q</p></blockquote>';
    expect(cleanPastedHtml(html)).toBe(html);
  });
});

it('parses no style attribute and no event handler, which the page’s policy would report', () => {
  const { body } = parsePastedHtml(
    '<p style="color:red" title="a > b style=c">x</p><img src="x:y"onerror="steal()" alt=\'on x=1\'>' +
      '<svg/onload=steal()></svg><a href="/?on=1&style=2" ONCLICK = "steal()">y</a>',
  );
  const attributes = [...body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => [name, value]),
  );
  expect(attributes).toEqual([
    ['data-style', 'color:red'],
    ['title', 'a > b style=c'],
    ['src', 'x:y'],
    ['data-onerror', 'steal()'],
    ['alt', 'on x=1'],
    ['data-onload', 'steal()'],
    ['href', '/?on=1&style=2'],
    ['data-onclick', 'steal()'],
  ]);
});
