import { hasText, t } from '@client/shared/texts/t';
import { isApiError } from './apiError';

/** Error codes whose text replaces the server's message, and the general text for status 500 and above. */
const codesWithText = new Set([
  'INVALID_CREDENTIALS',
  'UNAUTHENTICATED',
  'NOT_ENTITLED',
  'NETWORK',
  'UPLOAD_STALLED',
  'SEARCH_TOO_EXPENSIVE',
]);

/** Returns the message to show for a failed request. */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : t('error.unknown');
  const key = `error.${error.code ?? ''}`;
  if (error.code && codesWithText.has(error.code) && hasText(key)) return t(key);
  if (error.status >= 500) return t('error.server');
  if (error.message) return error.message;
  return hasText(key) ? t(key) : t('error.unknown');
}
