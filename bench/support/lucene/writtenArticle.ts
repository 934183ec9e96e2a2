import { fieldSigns } from '@server/engine/analyzer/lexemes';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';

/** Lucene's field names by our signs, except headline and body, which have no sign. */
export const fieldBySign = new Map(Object.entries(fieldSigns).map(([field, sign]) => [sign, field]));
const signLength = 2;

/** Data of an article in addition to its words. */
interface WrittenBeside {
  /** Identifies hits; digits only. */
  id?: string;
  /** A stored field, as a product would keep for display. */
  text?: string;
}

/** The words of an analyzed article with their positions by field, in the text format that PlacedArticle.java reads. */
export function writtenArticle(article: AnalyzedArticle, { id, text }: WrittenBeside = {}): string {
  const fields = new Map<string, Map<number, string[]>>();
  const lines: string[] = [`=published\t${article.published}`, `=from\t${article.sourceId}`];
  if (id !== undefined) lines.push(`=id\t${id}`);
  if (text !== undefined) lines.push(`=text\t${text.replace(/\s+/g, ' ')}`);
  const put = (field: string, position: number, lexeme: string): void => {
    let places = fields.get(field);
    if (places === undefined) fields.set(field, (places = new Map<number, string[]>()));
    const together = places.get(position);
    if (together === undefined) places.set(position, [lexeme]);
    else together.push(lexeme);
  };
  for (const [lexeme, positions] of article.lexemes) {
    const field = lexeme.startsWith('@') ? fieldBySign.get(lexeme.slice(0, signLength)) : undefined;
    if (field === undefined) {
      for (const position of positions) put(position <= article.headlineEnd ? 'headline' : 'body', position, lexeme);
    } else if (positions.length === 0) lines.push(`=whole\t${lexeme}`);
    else for (const position of positions) put(field, position, lexeme.slice(signLength));
  }
  for (const [field, places] of fields) {
    const placed = [...places].sort(([a], [b]) => a - b).map(([position, terms]) => `${position}:${terms.join('|')}`);
    lines.push(`${field}\t${placed.join(' ')}`);
  }
  return [...lines, '', ''].join('\n');
}
