import type { ErrorCode } from '@contract/errors';
import { pluralize } from '@contract/numbers';

const statusByCode: Readonly<Record<ErrorCode, number>> = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  TOO_MANY_ATTEMPTS: 429,
  NOT_ENTITLED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  WITHDRAWN: 410,
  CHANGED_MEANWHILE: 409,
  LIMIT_REACHED: 409,
  QUERY_INVALID: 400,
  QUERY_TOO_BROAD: 400,
  CATEGORY_NOT_EMPTY: 409,
  CATEGORY_TOO_DEEP: 409,
  SECTION_TOO_DEEP: 409,
  NEWSLETTER_STATES: 409,
  NEWSLETTER_GONE: 409,
  STYLE_IN_USE: 409,
  FAVOURITES_FULL: 409,
  CHANNELS_FULL: 409,
  CHANNEL_PREFIX: 400,
  CHANNEL_URL: 400,
  CHANNEL_EXCLUDED: 400,
  CHANNEL_DUPLICATE: 409,
  SEATS_FULL: 409,
  UID_TAKEN: 409,
  OWNS_GROUPS: 409,
  OWN_ACCOUNT: 409,
  PASSWORD_WRONG: 400,
  PASSWORD_WEAK: 400,
  PASSWORD_EXPIRED: 401,
  IMAGE_INVALID: 400,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY_REQUESTS: 429,
  CANCELLED: 499,
  TIMEOUT: 504,
  SEARCH_TOO_EXPENSIVE: 503,
  SUMMARY_FAILED: 502,
  TRANSLATION_FAILED: 502,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

interface AppErrorOptions {
  /** Overrides the usual status of the code. */
  status?: number;
  /** Messages by field name. */
  fields?: Record<string, string>;
  /** Value of the Retry-After header. */
  retryAfterSeconds?: number;
  /** For a status of 500 or more: an expected refusal, logged as one line without a stack. */
  expected?: boolean;
  cause?: unknown;
}

/** An error response. Its message is shown to users, so it must not reveal anything that they may not know. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly expected: boolean;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status ?? statusByCode[code];
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.expected = options.expected ?? false;
  }
}

/** Also used for what the caller may not see, so that its existence is not revealed. */
export function notFound(message = 'Not found'): AppError {
  return new AppError('NOT_FOUND', message);
}

export function forbidden(message = 'You don’t have permission to do this.'): AppError {
  return new AppError('FORBIDDEN', message);
}

export function notEntitled(): AppError {
  return new AppError('NOT_ENTITLED', 'You are not entitled to access this service');
}

export function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'User is not authenticated.');
}

export function tooManyRequests(retryAfterSeconds: number): AppError {
  const message = `Too many requests. Please try again in ${pluralize(retryAfterSeconds, '# second', '# seconds')}.`;
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}

/** Invalid input: one message, or a message for each field. */
export function invalid(what: string | Record<string, string>): AppError {
  if (typeof what === 'string') return new AppError('VALIDATION', what);
  return new AppError('VALIDATION', Object.values(what)[0] ?? 'The request isn’t valid.', { fields: what });
}

export function conflict(message: string): AppError {
  return new AppError('CONFLICT', message);
}
