import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Clean, Convert } from 'typebox/value';
import { AppError } from './errors';
import { inWords } from './schemaErrorText';

/**
 * Compiles schema validators for Fastify. Query strings and path parameters contain only text, so they are converted to
 * numbers and booleans first; a body must have the right types. Unknown properties are removed, so that handlers never
 * see them.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema);
  return (value: unknown): { value: unknown } | { error: AppError } => {
    const given = httpPart === 'body' ? value : Convert(schema, value);
    if (!check.Check(given)) return { error: refusal(schema, faultsOf(check, given)) };
    return { value: Clean(schema, given) };
  };
};

function refusal(schema: TSchema, faults: readonly FastifySchemaValidationError[]): AppError {
  const words = inWords(schema, faults);
  const fields = Object.fromEntries(words.map(({ field, message }) => [field, message]));
  return new AppError('VALIDATION', words[0]?.sentence ?? 'The request isn’t valid.', { fields });
}

/** Number of array elements examined to describe errors; more than any array may have. */
const elementsExplained = 20_000;

/**
 * The validation errors. TypeBox examines every array element before it returns, blocking other requests, so long
 * arrays are shortened first.
 */
function faultsOf(check: Validator, given: unknown): FastifySchemaValidationError[] {
  const faults = check.Errors(shortened(given));
  return faults.length > 0 ? faults : check.Errors(given);
}

function shortened(given: unknown): unknown {
  if (Array.isArray(given)) return given.slice(0, elementsExplained);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, elementsExplained) : value,
    ]),
  );
}
