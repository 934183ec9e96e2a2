import { metadataFields, type ArticleText } from '../analyzer/articleText';
import { foldWhole } from '../analyzer/fold';
import { fieldSigns, wholeLength, wholeLexeme } from '../analyzer/lexemes';
import { tokenize } from '../analyzer/tokenize';

/** Calls `found` with each lexeme of a text and its spelling in lower case. */
function readText(sign: string, text: string, found: (lexeme: string, written: string) => void): void {
  tokenize(text, ({ parts, joined }) => {
    const first = parts[0];
    const last = parts.at(-1);
    for (const { word, symbol, possessive } of parts) {
      found(sign + word.folded, word.lower);
      if (symbol !== null) found(sign + symbol.folded, symbol.lower);
      if (possessive !== null) found(sign + possessive.folded, possessive.lower);
    }
    if (joined !== null && first && last) {
      found(sign + joined.folded, text.slice(first.start, last.end).toLowerCase());
    }
    return true;
  });
}

/**
 * The spellings of the requested lexemes in an article: words in lower case with accents and hyphens, names unchanged.
 */
export function writtenForms(article: ArticleText, wanted: ReadonlySet<string>): Map<string, string> {
  const forms = new Map<string, string>();
  const found = (lexeme: string, written: string): void => {
    if (wanted.has(lexeme) && !forms.has(lexeme)) forms.set(lexeme, written);
  };
  const names: [sign: string, names: readonly string[]][] = [
    ...metadataFields.map((field): [string, readonly string[]] => [fieldSigns[field], article[field]]),
    [fieldSigns.author, article.author],
    [fieldSigns.publication, [article.publication]],
    [fieldSigns.category, article.category === null ? [] : [article.category.name]],
    [fieldSigns.source, [article.source.name]],
  ];
  for (const [sign, list] of names) {
    for (const name of list) {
      found(wholeLexeme(sign, foldWhole(name, wholeLength)), name.trim().replace(/\s+/gu, ' '));
      readText(sign, name, found);
    }
  }
  for (const text of [article.headline, article.summary, article.body]) readText('', text, found);
  return forms;
}
