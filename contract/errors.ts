import { Type, type Static } from 'typebox';

/**
 * All error codes of the API. Codes are stable; the client's catalog has a text for each. FORBIDDEN and NOT_ENTITLED
 * (403) mean a missing permission: unlike 401, they don't make the client refresh its token.
 */
export type ErrorCode =
  | 'VALIDATION'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS'
  | 'NOT_ENTITLED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'WITHDRAWN'
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
  | 'CHANNEL_DUPLICATE'
  | 'SEATS_FULL'
  | 'UID_TAKEN'
  | 'OWNS_GROUPS'
  | 'OWN_ACCOUNT'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_WEAK'
  | 'PASSWORD_EXPIRED'
  | 'IMAGE_INVALID'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA'
  | 'TOO_MANY_REQUESTS'
  | 'CANCELLED'
  | 'TIMEOUT'
  | 'SEARCH_TOO_EXPENSIVE'
  | 'SUMMARY_FAILED'
  | 'TRANSLATION_FAILED'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** The body of every error response. */
export const ErrorBody = Type.Object({
  errorCode: Type.String(),
  errorMessage: Type.String(),
  /**
   * Messages by field name. For NEWSLETTER_STATES: headlines by article id. For NEWSLETTER_GONE: the name, if known, by
   * `articles.{id}` or `groups.{id}`.
   */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ErrorBody = Static<typeof ErrorBody>;
