import fc from 'fast-check';
import { excerptOf, markHtml, markText } from '@server/engine/query/highlight';
import { anyQuery } from '../../../support/engine/arbitraries';
import { parsedQuery } from '../../../support/engine/parsedQuery';

test.each([
  ['vaccine', 'New vaccines work', 'New <mark>vaccines</mark> work'],
  ['vaccine NOT trial', 'vaccine trial', '<mark>vaccine</mark> trial'],
  ['"drug trial"', 'a drug, a drug trial', 'a drug, a <mark>drug</mark> <mark>trial</mark>'],
  ['BAY-2433334', 'BAY-2433334 failed', '<mark>BAY-2433334</mark> failed'],
  ['univers*', 'Universities and unions', '<mark>Universities</mark> and unions'],
  ['Alzheimer', 'Alzheimer’s disease', '<mark>Alzheimer’s</mark> disease'],
  ['東京', '私は東京都に', '私は<mark>東京</mark>都に'],
  ['hopital', 'l’hôpital', 'l’<mark>hôpital</mark>'],
  ['source:vaccine OR drug', 'a vaccine drug', 'a vaccine <mark>drug</mark>'],
  ['headline:vaccine', 'a vaccine', 'a vaccine'],
  ['drug', 'R&D <b>drug</b> "x"', 'R&amp;D &lt;b&gt;<mark>drug</mark>&lt;/b&gt; &quot;x&quot;'],
])('markText highlights %s', (query, text, expected) => {
  expect(markText(parsedQuery(query), text, query.includes('hopital') ? 'fr' : 'en', 'body')).toBe(expected);
});

test.each([
  [
    'vaccine',
    '<p class="vaccine">A <b>vac</b>cine</p>',
    '<p class="vaccine">A <b><mark>vac</mark></b><mark>cine</mark></p>',
  ],
  ['"R&D"', '<p>R&amp;D</p>', '<p><mark>R</mark>&amp;<mark>D</mark></p>'],
  ['café', '<p>caf&eacute; caf&#233; café</p>', '<p>caf&eacute; <mark>caf&#233;</mark> <mark>café</mark></p>'],
  ['one', '<ul><li>one</li><li>two</li></ul>', '<ul><li><mark>one</mark></li><li>two</li></ul>'],
  ['onetwo', '<p>one</p><p>two</p>', '<p>one</p><p>two</p>'],
  ['"one two"', '<p>one</p><p>two</p>', '<p><mark>one</mark></p><p><mark>two</mark></p>'],
  [
    'link',
    '<a href="https://x/link" title="a > link">link</a>',
    '<a href="https://x/link" title="a > link"><mark>link</mark></a>',
  ],
  ['note', '<!-- note --><p>note</p>', '<!-- note --><p><mark>note</mark></p>'],
])('markHtml highlights %s', (query, html, expected) => {
  expect(markHtml(parsedQuery(query), html, 'en', 'body')).toBe(expected);
});

const piece = fc.constantFrom(
  'vaccine',
  'COVID-19',
  ' ',
  ' ',
  '&amp;',
  '&lt;',
  '&#233;',
  '<b>',
  '</b>',
  '<p title="trial & x">',
  '</p>',
  '<br>',
  '東',
  "'s",
  '-',
  'trial',
);

test('removing all highlights restores the original HTML', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), anyQuery, (pieces, query) => {
      const html = pieces.join('');
      const marked = markHtml(query, html, 'en', 'body');
      expect(marked.replace(/<\/?mark>/g, '')).toBe(html);
      // No highlight spans a tag or is empty.
      for (const [, inside] of marked.matchAll(/<mark>(.*?)<\/mark>/gs)) expect(inside).toMatch(/^[^<]+$/);
    }),
    { numRuns: 500 },
  );
});

test('an excerpt starts near the first match at a word boundary and has ellipses where text is left out', () => {
  const text = `${'before '.repeat(100)}the needles ${'after '.repeat(100)}`;
  const excerpt = excerptOf(parsedQuery('needle'), text, 'en');
  expect(excerpt).toMatch(/^…before .*the <mark>needles<\/mark> after .*after…$/);
  expect(excerpt.replace(/<\/?mark>|…/g, '').length).toBeLessThanOrEqual(280);
  expect(excerptOf(parsedQuery('absent'), 'Short & plain.', 'en')).toBe('Short &amp; plain.');
  expect(excerptOf(null, text, 'en')).toMatch(/^before .*before…$/);
  expect(excerptOf(parsedQuery('漢'), '字'.repeat(500) + '漢' + '字'.repeat(500), 'zh')).toContain('<mark>漢</mark>');
});

test('an excerpt is the same whether the beginning of the text or all of it is read', () => {
  const word = fc.constantFrom(
    'needle',
    'drug',
    'trial',
    'R&D',
    'Alzheimer’s',
    '東京都',
    'a',
    'and',
    'well-known',
    '\n',
    '  ',
  );
  const text = fc.array(word, { minLength: 100, maxLength: 700 }).map((words) => words.join(' '));
  const sparse = fc.tuple(fc.nat(300), text).map(([before, rest]) => `${'filler '.repeat(before)}${rest}`);
  const query = fc.constantFrom(
    'needle',
    '"drug trial"',
    '"needle drug"~30',
    'tri* AND NOT a',
    'Alzheimer OR 東京',
    '"well known"',
  );
  fc.assert(
    fc.property(query, sparse, fc.integer({ min: 350, max: 1_600 }), (typed, article, beginning) => {
      const parsed = parsedQuery(typed);
      const whole = excerptOf(parsed, article, 'en', 280, Infinity);
      expect(excerptOf(parsed, article, 'en', 280, beginning)).toBe(whole);
    }),
    { numRuns: 400 },
  );
});

test('an excerpt marks a word whose phrase ends behind what is read first', () => {
  const text = `start ${'filler '.repeat(35)}needle ${'filler '.repeat(20)}drug ${'filler '.repeat(200)}`;
  const query = parsedQuery('start OR "needle drug"~30');
  expect(excerptOf(query, text, 'en', 280, 350)).toContain('<mark>needle</mark>');
});
