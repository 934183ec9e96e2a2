import type { ErrorCode } from '@contract/errors';

const texts = {
  CANCELLED: 'The search was canceled.',
  SEARCH_TOO_EXPENSIVE: 'The search takes more computing time than is allowed.',
  TOO_MANY_REQUESTS: 'You have too many searches waiting.',
  UNAVAILABLE: 'Search isn’t available right now.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/**
 * A search without a result: canceled by the caller, stopped at its computing limit, rejected because too many of the
 * person's searches wait, or failed because it waited too long or the ranking thread ended.
 */
export class SearchFailure extends Error {
  constructor(
    readonly code: keyof typeof texts,
    options?: ErrorOptions,
  ) {
    super(texts[code], options);
    this.name = 'SearchFailure';
  }
}
