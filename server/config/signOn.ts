import { readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { EnvironmentReader } from './environmentReader';

const NAME = 'SIGN_ON';

/** Sign-on settings of one host name; absent fields keep their defaults. */
const SignOnSettings = Type.Object(
  {
    realm: Type.String({ minLength: 1 }),
    apiKey: Type.Optional(Type.String({ minLength: 1 })),
    cookieName: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.-]+$' })),
    clientSignOnUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
    supportSignOnUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
    supportRedirect: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type SignOnSettings = Static<typeof SignOnSettings>;

const SignOnByHost = Type.Record(Type.String(), SignOnSettings);

/**
 * Reads SIGN_ON: JSON, or the path of a JSON file, such as `{ "default": { "realm": … }, "news.example.com": { … } }`.
 */
export function readSignOn(reader: EnvironmentReader): Record<string, SignOnSettings> {
  const value = reader.text(NAME);
  if (value === undefined) return {};
  const parsed = value.startsWith('{') ? parse(reader, value) : readFile(reader, value);
  if (parsed === undefined) return {};
  if (Value.Check(SignOnByHost, parsed)) return parsed;
  for (const error of Value.Errors(SignOnByHost, parsed)) {
    reader.addProblem(NAME, `is invalid at ${error.instancePath || 'the top level'}: ${error.message}`);
  }
  return {};
}

function readFile(reader: EnvironmentReader, file: string): unknown {
  try {
    return parse(reader, readFileSync(file, 'utf8'));
  } catch {
    return reader.addProblem(NAME, `names a file that can’t be read: ${file}`);
  }
}

function parse(reader: EnvironmentReader, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return reader.addProblem(NAME, 'must be JSON or the path to a JSON file');
  }
}
