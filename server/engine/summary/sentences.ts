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
  const segmenter = segmenterOf(language, 'word');
  let count = 0;
  // In pieces, because the time of Intl.Segmenter grows with the square of the length.
  for (const piece of text.match(/\S{1,500}/gu) ?? [])
    for (const { isWordLike } of segmenter.segment(piece)) if (isWordLike === true) count += 1;
  return count;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Cached, because creating a segmenter takes milliseconds. */
function segmenterOf(language: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  const key = `${granularity} ${language}`;
  let segmenter = segmenters.get(key);
  if (!segmenter) {
    // The language may come from a request: without a limit, the cache would grow with it.
    if (segmenters.size >= cachedSegmenters) segmenters.clear();
    segmenters.set(key, (segmenter = createSegmenter(language, granularity)));
  }
  return segmenter;
}

const cachedSegmenters = 50;

function createSegmenter(language: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity });
  } catch {
    // Not a BCP 47 language tag.
    return new Intl.Segmenter('en', { granularity });
  }
}
