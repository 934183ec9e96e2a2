import fc from 'fast-check';
import { extractSummary } from '@server/engine/summary/extractSummary';
import { lexRank, similarityMatrix } from '@server/engine/summary/lexRank';
import { countWords, splitSentences } from '@server/engine/summary/sentences';

/** Sentences of twelve words. */
const manySentences = (words: number): string =>
  Array.from({ length: words }, (_, at) => {
    const word = `word${String((at * 7) % 500)}`;
    if (at % 12 === 0) return `Word ${word}`;
    return at % 12 === 11 ? `${word}.` : word;
  }).join(' ');

const oneSentence = (words: number): string =>
  Array.from({ length: words }, (_, at) => `word${String((at * 7) % 500)}`).join(' ');

/** The least of three runs, in milliseconds of this process, because other work and garbage collection add to it. */
function leastComputingTime(run: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    run();
    return process.cpuUsage(before).user / 1_000;
  });
  return Math.min(...times);
}

describe('splitSentences', () => {
  it('does not end a sentence at an abbreviation, an initial, or a decimal point', () => {
    const text = 'Dr. A. Weber of Bayer Inc. reported 3.5 percent growth. Sales fell in the U.S. market! Why?';
    expect(splitSentences(text, 'en')).toEqual([
      'Dr. A. Weber of Bayer Inc. reported 3.5 percent growth.',
      'Sales fell in the U.S. market!',
      'Why?',
    ]);
  });

  it('ends a sentence at each line break', () => {
    expect(splitSentences('A heading\nThe text begins. It ends.\r\n\r\nMore', 'en')).toEqual([
      'A heading',
      'The text begins.',
      'It ends.',
      'More',
    ]);
  });

  it('splits text of languages without spaces, and accepts an unknown language', () => {
    expect(splitSentences('新薬が承認された。来月発売される。', 'ja')).toEqual([
      '新薬が承認された。',
      '来月発売される。',
    ]);
    expect(splitSentences('One. Two.', 'not a language')).toEqual(['One.', 'Two.']);
  });

  it('loses no text', () => {
    const withoutSpace = (text: string) => text.replace(/[\s\u2028\u2029]+/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(withoutSpace(splitSentences(text, 'en').join(''))).toBe(withoutSpace(text));
      }),
    );
  });
});

const similarities = fc
  .array(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 4 })), { maxLength: 12 })
  .map((bags) => similarityMatrix(bags.map((bag) => new Map(Object.entries(bag)))));

describe('lexRank', () => {
  it('gives scores above 0 that add up to 1', () => {
    fc.assert(
      fc.property(similarities, (matrix) => {
        const scores = lexRank(matrix);
        expect(scores).toHaveLength(matrix.length);
        expect(scores.every((score) => score > 0)).toBe(true);
        if (scores.length > 0) expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('uses similarities that are symmetric, between 0 and 1, and 1 for the sentence itself', () => {
    fc.assert(
      fc.property(similarities, (matrix) => {
        matrix.forEach((row, i) =>
          row.forEach((value, j) => {
            expect(value).toBe(matrix[j]?.[i]);
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
          }),
        );
      }),
    );
  });

  it('ranks the sentence first that shares words with most others', () => {
    const bags = ['drug trial', 'drug trial heart approval', 'heart approval', 'weather sunny'].map(
      (words) => new Map(words.split(' ').map((word) => [word, 1])),
    );
    const scores = lexRank(similarityMatrix(bags));
    expect(scores.indexOf(Math.max(...scores))).toBe(1);
  });
});

const sentence = fc
  .array(fc.constantFrom('insulin', 'trial', 'patients', 'approval', 'Bayer', 'doses', 'heart', 'market'), {
    minLength: 1,
    maxLength: 14,
  })
  .map((words) => `The ${words.join(' ')}.`);
const article = fc.array(sentence, { minLength: 1, maxLength: 25 });

describe('extractSummary', () => {
  it('consists of sentences of the article in their order, each once', () => {
    fc.assert(
      fc.property(article, fc.integer({ min: 1, max: 120 }), (sentences, words) => {
        const chosen = splitSentences(extractSummary(sentences.join(' '), 'en', words), 'en');
        expect(chosen.length).toBeGreaterThan(0);
        let from = 0;
        for (const one of chosen) {
          const at = sentences.indexOf(one, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });

  it('keeps to the number of words, unless its only sentence is longer', () => {
    fc.assert(
      fc.property(article, fc.integer({ min: 1, max: 120 }), (sentences, words) => {
        const summary = extractSummary(sentences.join(' '), 'en', words);
        const isOne = splitSentences(summary, 'en').length === 1;
        expect(isOne || countWords(summary, 'en') <= words).toBe(true);
      }),
    );
  });

  it('uses the requested number of words: no other sentence of the article would fit', () => {
    const sentences = ['Alpha one two three four.', 'Beta five six seven eight.', 'Gamma nine ten eleven twelve.'];
    expect(extractSummary(sentences.join(' '), 'en', 10)).toMatch(/^\w+ [^.]+\. \w+ [^.]+\.$/);
    expect(extractSummary(sentences.join(' '), 'en', 15)).toBe(sentences.join(' '));
  });

  it('ends headings and list items, which a line ended, as sentences', () => {
    const text =
      'What the census found\nNumbats: more than ever\n“They are back.”\nWhat follows:\nThe end of the text!';
    expect(extractSummary(text, 'en', 90)).toBe('What the census found. Numbats: more than ever. The end of the text!');
    expect(extractSummary('新薬が承認された\n来月発売される。', 'ja', 90)).toBe('新薬が承認された。 来月発売される。');
  });

  it('compares words by the stems of the article’s language', () => {
    // Only the stems connect the German sentences: Impfstoff and Impfstoffe, Patient and Patienten.
    const text =
      'Das Wetter bleibt morgen freundlich mild. Der Impfstoff hilft jedem Patienten sofort. Neue Impfstoffe helfen vielen Patienten. Impfstoffen vertrauen fast alle Patienten.';
    expect(extractSummary(text, 'de', 6)).not.toContain('Wetter');
  });

  it('is empty for a text without words, and never throws', () => {
    expect(extractSummary('', 'en', 90)).toBe('');
    expect(extractSummary(' \n… — !', 'en', 90)).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 5 }), (text, language) => {
        expect(typeof extractSummary(text, language, 90)).toBe('string');
      }),
    );
  });

  it('fits the number of words for the longest text, and returns a single sentence without end', () => {
    expect(countWords(extractSummary(manySentences(9_000), 'en', 90), 'en')).toBeLessThanOrEqual(90);
    expect(extractSummary(oneSentence(9_000), 'en', 90)).not.toBe('');
  });

  it.each([
    ['many sentences', manySentences],
    ['one sentence', oneSentence],
  ])('takes no quadratic time for a text of %s', (_name, textOf) => {
    const [short, long] = [3_000, 24_000].map((words) => {
      const text = textOf(words);
      return leastComputingTime(() => extractSummary(text, 'en', 90));
    }) as [number, number];
    // Linear time gives 8, quadratic time 64.
    expect(long / short).toBeLessThan(24);
  });
});
