import fc from 'fast-check';
import { marksIn } from '@server/engine/query/highlightRanges';
import { TokenizedTexts } from '@server/engine/query/tokenizedTexts';
import { parsedQuery } from '../../../support/engine/parsedQuery';

const word = fc.constantFrom('needle', 'needles', 'C++', 'wi-fi', 'Alzheimer’s', 'U.S.', '24-30', '漢字', 'hay');
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join('  '));
const queries = ['needle', 'C++', 'wifi', 'alzheimers', '"needle hay"', 'al*', 'us OR 漢'].map(parsedQuery);

const marksOf = (texts: TokenizedTexts, one: string) => {
  const { flat, tokens } = texts.of(one, 'en');
  return queries.map((query) => marksIn(query, flat, tokens, 'body'));
};

test('a cached or evicted text is highlighted as one that is read for the first time', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (given) => {
      const keptTexts = new TokenizedTexts();
      const forgetful = new TokenizedTexts({ bytes: 600, words: 4 });
      for (const one of [...given, ...given]) {
        const expected = marksOf(new TokenizedTexts(), one);
        expect(marksOf(keptTexts, one)).toEqual(expected);
        expect(marksOf(forgetful, one)).toEqual(expected);
      }
    }),
  );
});

test('the cache keeps the most recently used texts up to a size in bytes', () => {
  const texts = new TokenizedTexts({ bytes: 3_000, words: 1_000 });
  const [first, second, third] = ['one', 'two', 'three'].map((name) => `${name} `.repeat(40));
  const kept = texts.of(first ?? '', 'en');
  texts.of(second ?? '', 'en');
  expect(texts.of(first ?? '', 'en')).toBe(kept);
  texts.of(third ?? '', 'en');
  texts.of(second ?? '', 'en');
  expect(texts.of(first ?? '', 'en')).not.toBe(kept);
});
