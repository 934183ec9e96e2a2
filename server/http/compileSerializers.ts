import { SerializerSelector, type Serializer, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

/** By schema: the HEAD and the GET route of an address return the same, and so do many routes. */
const compiled = new WeakMap<object, Serializer>();

/**
 * Fastify's own compiler of response serializers, which compiles each schema only once. Schemas must be self-contained:
 * a `$ref` to a schema of one app would be resolved for all.
 */
export const compileSerializers: SerializerFactory = (sharedSchemas, options) => {
  const compile = SerializerSelector()(sharedSchemas, options);
  return (route) => {
    const { schema } = route;
    if (typeof schema !== 'object' || schema === null) return compile(route);
    const known = compiled.get(schema);
    if (known) return known;
    const serialize = compile(route);
    compiled.set(schema, serialize);
    return serialize;
  };
};
