import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { Clean, Convert, UnionPrioritySort } from 'typebox/value';
import { AppError } from './errors';
import { describeErrors } from './schemaErrorText';

// `Clean` and `Convert` would sort the variants of unions at each call, which takes half a millisecond for a search. They
// are sorted once, when the schema is compiled.
Settings.Set({ unionPrioritySort: false });

/**
 * Compiles schema validators for Fastify. Query strings and path parameters contain only text, so they are converted to
 * numbers and booleans first; a body must have the right types. Unknown properties are removed, so that handlers never
 * see them.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const { check, sorted } = compileOnce(schema);
  return (value: unknown): { value: unknown } | { error: AppError } => {
    const given = httpPart === 'body' ? value : Convert(sorted, value);
    if (!check.Check(given)) return { error: toAppError(schema, validationErrors(check, given)) };
    return { value: Clean(sorted, given) };
  };
};

interface CompiledSchema {
  check: Validator;
  /** The schema with the variants of its unions in the order in which a value is compared with them. */
  sorted: TSchema;
}

/** By schema: the HEAD and the GET route of an address have the same, and so do many routes. */
const compiled = new WeakMap<TSchema, CompiledSchema>();

function compileOnce(schema: TSchema): CompiledSchema {
  const known = compiled.get(schema);
  if (known) return known;
  const made = { check: Compile(schema), sorted: UnionPrioritySort(schema) };
  compiled.set(schema, made);
  return made;
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
