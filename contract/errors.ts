import { Type, type Static } from 'typebox';

/**
 * Every error code of the wire. A code is stable; the client's catalogue has a text for each.
 * FORBIDDEN and NOT_ENTITLED come with 403 for want of a right: only they do not make the client refresh its token.
 */
export type ErrorCode =
  | 'VALIDATION'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS'
  | 'NOT_ENTITLED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'CHANGED_MEANWHILE'
  | 'LIMIT_REACHED'
  | 'QUERY_INVALID'
  | 'QUERY_TOO_BROAD'
  | 'CATEGORY_NOT_EMPTY'
  | 'CATEGORY_TOO_DEEP'
  | 'SECTION_TOO_DEEP'
  | 'NEWSLETTER_STATES'
  | 'NEWSLETTER_GONE'
  | 'STYLE_IN_USE'
  | 'FAVOURITES_FULL'
  | 'CHANNELS_FULL'
  | 'CHANNEL_PREFIX'
  | 'CHANNEL_URL'
  | 'CHANNEL_EXCLUDED'
  | 'SEATS_FULL'
  | 'UID_TAKEN'
  | 'OWNS_GROUPS'
  | 'OWN_ACCOUNT'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_WEAK'
  | 'IMAGE_INVALID'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA'
  | 'TOO_MANY_REQUESTS'
  | 'CANCELLED'
  | 'TIMEOUT'
  | 'SEARCH_TOO_EXPENSIVE'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** What every error answers, with the right status. */
export const ErrorBody = Type.Object({
  errorCode: Type.String(),
  errorMessage: Type.String(),
  /** Where the fault lies: a field's name to its message. Of NEWSLETTER_STATES: an article's id to its headline. Of NEWSLETTER_GONE: `articles.{id}` or `groups.{id}` to the name, as far as it is known. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ErrorBody = Static<typeof ErrorBody>;
