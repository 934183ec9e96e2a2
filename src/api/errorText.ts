import { hasText, t } from '@client/shared/texts/t';
import { isApiError } from './apiError';

/** Codes with a text of their own, which replaces the server's message and the general text for 500 and above. */
const fixed = new Set(['INVALID_CREDENTIALS', 'UNAUTHENTICATED', 'NOT_ENTITLED', 'NETWORK', 'SEARCH_TOO_EXPENSIVE']);

/** What a person is told of a failed call. */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : t('error.unknown');
  const key = `error.${error.code ?? ''}`;
  if (error.code && fixed.has(error.code) && hasText(key)) return t(key);
  if (error.status >= 500) return t('error.server');
  if (error.message) return error.message;
  return hasText(key) ? t(key) : t('error.unknown');
}
