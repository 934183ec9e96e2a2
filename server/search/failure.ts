import type { ErrorCode } from '@contract/errors';

const texts = {
  CANCELLED: 'The search was canceled.',
  TIMEOUT: 'The search took too long.',
  TOO_MANY_REQUESTS: 'You have too many searches waiting.',
  UNAVAILABLE: 'Search isn’t available right now.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/**
 * A search that could not be answered: cancelled by the caller, longer than the statement timeout allows, or refused
 * because too many of the person's own wait, or because its turn did not come or what answers has just ended.
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
