import { limits } from '@contract/limits';
import { comparedLexemes } from '../analyzer/lexemes';
import { languageCode } from '../analyzer/stemmers';
import { tokenize } from '../analyzer/tokenize';
import { lexRank, similarityMatrix, type Bag } from './lexRank';
import { countWords, splitSentences } from './sentences';

/** Two sentences that are more similar than this say the same; the summary has only one of them. */
const sameSentence = 0.7;

interface Sentence {
  text: string;
  /** The place in the article. */
  at: number;
  words: number;
  score: number;
}

/**
 * An extractive summary: the most central sentences of a text (see `lexRank`), in the text's order, as many as fit the
 * number of words, and at least one, each with an end. Headings and fragments of fewer than four words are left out if there are
 * sentences. Empty for a text without words.
 * @param language The language of the text; decides where sentences end and how words are stemmed.
 */
export function extractSummary(text: string, language: string, maxWords: number): string {
  const code = languageCode(language, limits.defaultLanguage);
  const all: { text: string; words: number }[] = [];
  for (const sentence of splitSentences(text, code)) {
    const words = countWords(sentence, code);
    if (words > 0) all.push({ text: sentence, words });
    if (all.length >= limits.summarySentences) break;
  }
  const long = all.filter(({ words }) => words >= fragmentWords);
  const chosenFrom = long.length > 0 ? long : all;
  const similarities = similarityMatrix(chosenFrom.map((sentence) => bagOf(sentence.text, code)));
  const scores = lexRank(similarities);
  const ranked = chosenFrom
    .map((sentence, at): Sentence => ({ ...sentence, at, score: scores[at] ?? 0 }))
    .sort((one, other) => other.score - one.score || one.at - other.at);
  const chosen: Sentence[] = [];
  let words = 0;
  for (const sentence of ranked) {
    if (chosen.length > 0 && words + sentence.words > maxWords) continue;
    if (chosen.some(({ at }) => (similarities[at]?.[sentence.at] ?? 0) > sameSentence)) continue;
    chosen.push(sentence);
    words += sentence.words;
  }
  return chosen
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => withEnd(text, code))
    .join(' ');
}

const sentenceEnd = /[\p{Sentence_Terminal}…:;：；]["'”’»›)\]」』）]*$/u;

/** A heading or list item, which a line ended, with a full stop: it must not run into the next sentence. */
const withEnd = (text: string, language: string): string =>
  sentenceEnd.test(text) ? text : `${text}${language === 'zh' || language === 'ja' ? '。' : '.'}`;

const fragmentWords = 4;

/** The lexemes of a sentence, as the index has them. */
function bagOf(text: string, language: string): Bag {
  const bag = new Map<string, number>();
  tokenize(text, ({ parts }) => {
    for (const { word } of parts) {
      for (const lexeme of comparedLexemes(word, language)) bag.set(lexeme, (bag.get(lexeme) ?? 0) + 1);
    }
    return true;
  });
  return bag;
}
