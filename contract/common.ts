import { Type, type Static } from 'typebox';

/** Ids on the wire are strings; databases' numbers among them. */
export const Id = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_:.-]+$',
  description: 'an ID of letters, digits, and the characters _ : . -',
});
export const IdParams = Type.Object({ id: Id });
export type IdParams = Static<typeof IdParams>;

/** An id that is a number in the database: 1 to 18 digits, so that it fits. */
export const NumberId = Type.String({ pattern: '^[0-9]{1,18}$', description: 'an ID of 1 to 18 digits' });
export const NumberParams = Type.Object({ id: NumberId });

/** Chosen by who sends something that must not be done twice: sent again with the same key, it is the same. */
export const OnceKey = Type.String({
  minLength: 16,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'a key of letters, digits, _, and -',
});

/** ISO 8601, UTC. */
export const Instant = Type.String({ format: 'date-time', maxLength: 40 });

export const Paging = Type.Object({
  start: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
});
export type Paging = Static<typeof Paging>;

/** An empty answer that is still JSON. */
export const Done = Type.Object({ status: Type.Literal('ok') });
export type Done = Static<typeof Done>;
