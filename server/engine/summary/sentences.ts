/** Words after which a period doesn't end a sentence, in lower case and without the period. */
const abbreviations = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'prof',
  'st',
  'inc',
  'ltd',
  'co',
  'corp',
  'jr',
  'sr',
  'vs',
  'no',
  'nr',
  'fig',
  'approx',
  'e.g',
  'i.e',
  'u.s',
  'u.k',
  'e.u',
  'z.b',
  'bzw',
  'ca',
  'mme',
  'sra',
]);

const lastWord = /(?:^|[\s("'“‘«])([\p{L}.]+)\.$/u;
const initial = /^\p{Lu}$/u;

/** True if the text ends with an abbreviation or an initial, so that the sentence continues after the period. */
function continues(text: string): boolean {
  const word = lastWord.exec(text)?.[1];
  return word !== undefined && (initial.test(word) || abbreviations.has(word.toLowerCase()));
}

/**
 * Splits a text into its sentences, in order, by the rules of Unicode (UAX #29) for the language. A line break always
 * ends a sentence, because it separates paragraphs and headings.
 */
export function splitSentences(text: string, language: string): string[] {
  const segmenter = segmenterOf(language, 'sentence');
  return text.split(/[\r\n\u2028\u2029]+/).flatMap((line) => {
    const sentences: string[] = [];
    let open = '';
    for (const { segment } of segmenter.segment(line)) {
      open += segment;
      const sentence = open.trim();
      if (continues(sentence)) continue;
      if (sentence !== '') sentences.push(sentence);
      open = '';
    }
    const rest = open.trim();
    return rest === '' ? sentences : [...sentences, rest];
  });
}

/** The number of words as people count them; in Chinese, Japanese, and Thai by the dictionary of ICU. */
export function countWords(text: string, language: string): number {
  let count = 0;
  for (const { isWordLike } of segmenterOf(language, 'word').segment(text)) if (isWordLike) count += 1;
  return count;
}

function segmenterOf(language: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity });
  } catch {
    // Not a BCP 47 language tag.
    return new Intl.Segmenter('en', { granularity });
  }
}
