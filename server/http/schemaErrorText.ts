import type { FastifySchemaValidationError } from 'fastify';
import { formatNumber, pluralize } from '@contract/numbers';
import { isRecord } from '@server/engine/isRecord';
import { tooLongText } from './fieldChecks';

/** A validation error of one field as readable text. */
interface DescribedError {
  /** The field's path, such as `terms.0.value`; empty for the request as a whole. */
  field: string;
  /** The message to show beside the field. */
  message: string;
  /** The message with the field's label, readable without the form. */
  sentence: string;
}

/** Describes schema errors in readable text, one per field, in the order in which they were found. */
export function describeErrors(schema: unknown, errors: readonly FastifySchemaValidationError[]): DescribedError[] {
  const words = new Map<string, DescribedError>();
  for (const error of errors) {
    for (const at of fieldsOf(schema, error)) {
      if (words.has(at.field)) continue;
      const label = at.label === '' ? 'The request' : at.label;
      const message = at.missing ? `${label} is required` : describeErrorsAt(schema, errors, error.instancePath);
      words.set(at.field, { field: at.field, message, sentence: at.missing ? message : `${label}: ${message}` });
    }
  }
  return [...words.values()];
}

interface FieldReference {
  field: string;
  label: string;
  missing: boolean;
}

/**
 * The fields that an error refers to: `/terms/0/value` becomes `terms.0.value`; for a missing property, the property
 * itself.
 */
function fieldsOf(
  schema: unknown,
  { instancePath, schemaPath, params }: FastifySchemaValidationError,
): FieldReference[] {
  const path = instancePath.split('/').filter((part) => part !== '');
  const missing: unknown = params.requiredProperties;
  if (!Array.isArray(missing)) {
    const field = path.join('.');
    return [{ field, label: titleAt(schema, schemaPath) ?? field, missing: false }];
  }
  return missing.map(String).map((name) => {
    const field = [...path, name].join('.');
    return { field, label: titleAt(schema, `${schemaPath}/properties/${name}`) ?? field, missing: true };
  });
}

/** Describes all errors of one value; the types it may have are listed in one message. */
function describeErrorsAt(
  schema: unknown,
  errors: readonly FastifySchemaValidationError[],
  instancePath: string,
): string {
  const here = errors.filter((error) => error.instancePath === instancePath);
  const mayBeNull = here.some(({ keyword, params }) => keyword === 'type' && params.type === 'null');
  const constants = here.filter(({ keyword }) => keyword === 'const').map(({ params }) => String(params.allowedValue));
  const [first] = here.filter(({ keyword, params }) => keyword !== 'anyOf' && params.type !== 'null');
  const kind =
    constants.length > 0 ? listOf([...new Set(constants)]) : first ? describeError(schema, first) : undefined;
  return (kind ?? 'Isn’t valid') + (mayBeNull ? ', or null' : '');
}

const listOf = (values: readonly string[]): string =>
  `Must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`;

function describeError(
  schema: unknown,
  { keyword, params, schemaPath }: FastifySchemaValidationError,
): string | undefined {
  const limit = typeof params.limit === 'number' ? params.limit : 0;
  const most = formatNumber(limit);
  switch (keyword) {
    case 'type':
      return typeNames[String(params.type)];
    case 'maximum':
      return `Must not be greater than ${most}`;
    case 'minimum':
      return `Must not be less than ${most}`;
    case 'maxLength':
      return tooLongText(limit);
    case 'minLength':
      return pluralize(limit, 'Must not be empty', 'Must have at least # characters');
    case 'maxItems':
    case 'maxProperties':
      return pluralize(limit, 'Must have at most # entry', 'Must have at most # entries');
    case 'minItems':
      return pluralize(limit, 'Must not be empty', 'Must have at least # entries');
    case 'enum':
      return Array.isArray(params.allowedValues) ? listOf(params.allowedValues.map(String)) : undefined;
    case 'format':
      if (params.format === 'date') return 'Must be a day such as 2026-01-31';
      return params.format === 'date-time' ? 'Must be a time such as 2026-01-31T09:30:00Z' : undefined;
    case 'pattern': {
      const expected = nodeAt(schema, schemaPath)?.description;
      return typeof expected === 'string' ? `Must be ${expected}` : undefined;
    }
    default:
      return undefined;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'Must be text',
  integer: 'Must be a whole number',
  number: 'Must be a number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
};

/** The title of a field's schema; for a branch of `anyOf`, the title of the whole union. */
function titleAt(schema: unknown, schemaPath: string): string | undefined {
  const title = nodeAt(schema, schemaPath.replace(/\/anyOf\/\d+$/, ''))?.title;
  return typeof title === 'string' ? title : undefined;
}

/** The subschema at a JSON pointer such as #/properties/limit. */
function nodeAt(schema: unknown, schemaPath: string): Readonly<Record<string, unknown>> | undefined {
  let node = schema;
  for (const name of schemaPath.split('/').slice(1)) {
    node = typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
  }
  return isRecord(node) ? node : undefined;
}
