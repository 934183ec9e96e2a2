import type { ErrorCode } from '@contract/errors';

/** A search that could not be answered: cancelled by the caller, or longer than the statement timeout allows. */
export class SearchFailure extends Error {
  constructor(
    readonly code: Extract<ErrorCode, 'CANCELLED' | 'TIMEOUT'>,
    options?: ErrorOptions,
  ) {
    super(code === 'CANCELLED' ? 'The search was cancelled.' : 'The search took too long.', options);
    this.name = 'SearchFailure';
  }
}
