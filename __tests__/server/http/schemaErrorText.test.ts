import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { PersonalAlertBody, SubscriptionSettingsBody } from '@contract/alert';
import { IdParams, Paging } from '@contract/common';
import { BuildBody, SearchBody } from '@contract/search';
import { ProfileBody, ProfileMoveQuery, ProfileSearchQuery } from '@contract/topic';
import { AppError } from '@server/http/errors';
import { compileValidator } from '@server/http/compileValidator';

function refusal(schema: TSchema, value: unknown, httpPart = 'body'): { said: string; fields: Record<string, string> } {
  const result: unknown = compileValidator({ schema, httpPart, method: 'POST', url: '/' })(value);
  const error = typeof result === 'object' && result !== null && 'error' in result ? result.error : null;
  return error instanceof AppError ? { said: error.message, fields: error.fields ?? {} } : { said: '', fields: {} };
}

const topic = { query: 'pump', name: 'Pumps', sources: [], addAllSources: true };

test.each<[TSchema, unknown, string, Record<string, string>, string?]>([
  [
    ProfileBody,
    { ...topic, limit: 201 },
    'Amount: Must not be greater than 200',
    { limit: 'Must not be greater than 200' },
  ],
  [ProfileBody, { ...topic, limit: 0 }, 'Amount: Must not be less than 1', { limit: 'Must not be less than 1' }],
  [ProfileBody, { ...topic, limit: 1.5 }, 'Amount: Must be a whole number', { limit: 'Must be a whole number' }],
  [
    ProfileBody,
    { name: 7 },
    'Terms is required',
    {
      query: 'Terms is required',
      sources: 'Sources is required',
      addAllSources: 'addAllSources is required',
      name: 'Must be text',
    },
  ],
  [
    ProfileBody,
    { ...topic, sources: [{ id: 'a b' }] },
    'sources.0.id: Must be an ID of letters, digits, and the characters _ : . -',
    { 'sources.0.id': 'Must be an ID of letters, digits, and the characters _ : . -' },
  ],
  [
    SearchBody,
    { queryString: 'x'.repeat(20_001) },
    'Search text: Maximum length is 20,000 characters.',
    { queryString: 'Maximum length is 20,000 characters.' },
  ],
  [
    SearchBody,
    { retrievalOptions: { sortOrder: 'OLDEST' } },
    'retrievalOptions.sortOrder: Must be one of NEWEST_FIRST, RELEVANT_FIRST',
    { 'retrievalOptions.sortOrder': 'Must be one of NEWEST_FIRST, RELEVANT_FIRST' },
  ],
  [BuildBody, { terms: 'pump' }, 'Terms: Must be a list', { terms: 'Must be a list' }],
  [PersonalAlertBody, {}, 'infoalertEnabled is required', { infoalertEnabled: 'infoalertEnabled is required' }],
  [
    SubscriptionSettingsBody,
    { pausedUntil: 'tomorrow' },
    'Pause until: Must be a time such as 2026-01-31T09:30:00Z, or null',
    { pausedUntil: 'Must be a time such as 2026-01-31T09:30:00Z, or null' },
  ],
  [Paging, { limit: 'many' }, 'limit: Must be a whole number', { limit: 'Must be a whole number' }, 'querystring'],
  [
    ProfileMoveQuery,
    { targetProfileGroupId: '', profileOrder: '-1' },
    'targetProfileGroupId: Must not be empty',
    { targetProfileGroupId: 'Must not be empty', profileOrder: 'Must not be less than 0' },
    'querystring',
  ],
  [
    ProfileSearchQuery,
    { subscribed: 'perhaps' },
    'subscribed: Must be true or false',
    { subscribed: 'Must be true or false' },
    'querystring',
  ],
  [
    IdParams,
    { id: 'a/b' },
    'id: Must be an ID of letters, digits, and the characters _ : . -',
    { id: 'Must be an ID of letters, digits, and the characters _ : . -' },
    'params',
  ],
  [ProfileBody, null, 'The request: Must be an object', { '': 'Must be an object' }],
])('a validation error names the field and what is allowed: %#', (schema, value, said, fields, ...part) => {
  expect(refusal(schema, value, ...part)).toEqual({ said, fields });
});

const contract = path.join(__dirname, '../../../contract');
const isSchema = (value: unknown): value is TSchema & { properties: Record<string, TSchema> } =>
  typeof value === 'object' && value !== null && 'properties' in value;

/** Values that some property of a schema rejects. */
const wrong = [Symbol('nothing of the wire'), '!', '', 'x'.repeat(50_000), -1, 1e9, Array(1_001).fill('!')];

test('no validation error of the contract uses the terms of JSON Schema', async () => {
  const files = readdirSync(contract).filter((file) => file.endsWith('.ts'));
  const found = await Promise.all(files.map((file) => import(path.join(contract, file)) as Promise<object>));
  const asked = found.flatMap((parts) =>
    Object.entries(parts).flatMap(([name, part]: [string, unknown]) =>
      /(Body|Query|Params|Paging)$/.test(name) && isSchema(part) ? [part] : [],
    ),
  );
  expect(asked.length).toBeGreaterThan(40);
  const said = asked.flatMap((schema) =>
    Object.keys(schema.properties).flatMap((name) =>
      wrong.map((value) => refusal(schema, { [name]: value })).flatMap(({ fields }) => Object.values(fields)),
    ),
  );
  const words = /^(Must( not)? (be|have) |Maximum length is |[\w .]+ is required$)/;
  expect([...new Set(said)].filter((one) => !words.test(one) || /schema|undefined|\^/.test(one))).toEqual([]);
});
