import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';
import { differences, luceneRows } from './luceneRows';

const page = readFileSync(join(__dirname, '../../../docs/query-language.md'), 'utf8');

function meaning(text: string): string {
  const parsed = parseQuery(text);
  return parsed.ok ? printQuery(parsed.query) : `!${parsed.errors[0]?.code}`;
}

describe('the queries of Lucene’s own parser tests', () => {
  it.each(luceneRows.map(([text, expected]) => [text, expected] as const))('%j means %j', (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });

  it.each(Object.entries(differences))('the difference %s occurs and is documented under “%s”', (key, head) => {
    expect(luceneRows.some(([, , why]) => why === key)).toBe(true);
    expect(page).toContain(`| ${head}`);
  });
});
