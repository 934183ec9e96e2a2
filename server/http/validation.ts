import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Clean, Convert } from 'typebox/value';

/**
 * Checks what callers send against the contract. Addresses carry only text, so their numbers and truth values are
 * converted first; a body must have the right types. A name that the contract does not know is cut off, so that no
 * handler ever sees it.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema);
  return (value: unknown): { value: unknown } | { error: FastifySchemaValidationError[] } => {
    const given = httpPart === 'body' ? value : Convert(schema, value);
    if (!check.Check(given)) return { error: check.Errors(given) };
    return { value: Clean(schema, given) };
  };
};
