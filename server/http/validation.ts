import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Clean, Convert } from 'typebox/value';
import { AppError } from './errors';
import { inWords } from './schemaErrorText';

/**
 * Checks what callers send against the contract. Addresses carry only text, so their numbers and truth values are
 * converted first; a body must have the right types. A name that the contract does not know is cut off, so that no
 * handler ever sees it.
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

/** As many elements of a list as are looked at to say what is wrong: more than any list may have. */
const elementsExplained = 20_000;

/** What is wrong. The library looks at every element of a list before it stops, and others wait meanwhile. */
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
