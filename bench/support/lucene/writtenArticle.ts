import { fieldSigns } from '@server/engine/analyzer/lexemes';
import type { AnalysedArticle } from '@server/engine/analyzer/analysedArticle';

/** Lucene's fields by our signs: all but headline and body, which share the bare space. */
export const fieldBySign = new Map(Object.entries(fieldSigns).map(([field, sign]) => [sign, field]));
const signLength = 2;

/** What an article is beside its words. */
export interface WrittenBeside {
  /** By which hits are told apart; digits. */
  id?: string;
  /** Kept with the article, as a product keeps what it shows. */
  text?: string;
}

/** An article's words at their positions, as our analysis gives them, by Lucene's fields: a block that PlacedArticle.java reads. */
export function writtenArticle(article: AnalysedArticle, { id, text }: WrittenBeside = {}): string {
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
