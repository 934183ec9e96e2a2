import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseQuery } from '@contract/query/parse';
import { queryFields } from '@contract/query/ast';

const page = readFileSync(join(__dirname, '../../../docs/query-language.md'), 'utf8');

/** The queries in the first columns of the tables in docs/query-language.md. */
const examples = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))
  .filter((example) => !queryFields.some((field) => field === example));

it.each(examples)('the documented query %s parses', (example) => {
  expect(parseQuery(example).ok).toBe(true);
});

it('the documentation names every field', () => {
  expect(examples.length).toBeGreaterThan(18);
  for (const field of queryFields) expect(page).toContain(`\`${field}\``);
});
