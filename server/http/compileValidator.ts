import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Clean, Convert } from 'typebox/value';
import { AppError } from './errors';
import { describeErrors } from './schemaErrorText';

/**
 * Compiles schema validators for Fastify. Query strings and path parameters contain only text, so they are converted to
 * numbers and booleans first; a body must have the right types. Unknown properties are removed, so that handlers never
 * see them.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = compileOnce(schema);
  return (value: unknown): { value: unknown } | { error: AppError } => {
    const given = httpPart === 'body' ? value : Convert(schema, value);
    if (!check.Check(given)) return { error: toAppError(schema, validationErrors(check, given)) };
    return { value: Clean(schema, given) };
  };
};

/** By schema: the HEAD and the GET route of an address have the same, and so do many routes. */
const compiled = new WeakMap<TSchema, Validator>();

function compileOnce(schema: TSchema): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  const check = Compile(schema);
  compiled.set(schema, check);
  return check;
}

function toAppError(schema: TSchema, errors: readonly FastifySchemaValidationError[]): AppError {
  const words = describeErrors(schema, errors);
  const fields = Object.fromEntries(words.map(({ field, message }) => [field, message]));
  return new AppError('VALIDATION', words[0]?.sentence ?? 'The request isn’t valid.', { fields });
}

/** Number of array elements examined to describe errors; more than any array may have. */
const maxExplainedElements = 20_000;

/**
 * The validation errors. TypeBox examines every array element before it returns, blocking other requests, so long
 * arrays are truncated first.
 */
function validationErrors(check: Validator, given: unknown): FastifySchemaValidationError[] {
  const errors = check.Errors(truncateArrays(given));
  return errors.length > 0 ? errors : check.Errors(given);
}

function truncateArrays(given: unknown): unknown {
  if (Array.isArray(given)) return given.slice(0, maxExplainedElements);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, maxExplainedElements) : value,
    ]),
  );
}
