import { Type, type Static } from 'typebox';

/** An id in the API: a string, also if it is a number in the database. */
export const Id = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_:.-]+$',
  description: 'an ID of letters, digits, and the characters _ : . -',
});
export const IdParams = Type.Object({ id: Id });
export type IdParams = Static<typeof IdParams>;

/** The id of a row with a numeric key: 1 to 18 digits, which fit a bigint. */
export const NumberId = Type.String({ pattern: '^[0-9]{1,18}$', description: 'an ID of 1 to 18 digits' });
export const NumberParams = Type.Object({ id: NumberId });

/** An idempotency key chosen by the client: a second request with the same key has no further effect. */
export const IdempotencyKey = Type.String({
  minLength: 16,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'a key of letters, digits, _, and -',
});

/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time', maxLength: 40 });

/** `start` is the number of entries to skip (default 0), `limit` the page size (default: the route's own). */
export const Paging = Type.Object({
  start: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
});
export type Paging = Static<typeof Paging>;

/** The response of requests that return no data. */
export const Done = Type.Object({ status: Type.Literal('ok') });
export type Done = Static<typeof Done>;
