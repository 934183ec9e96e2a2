import { hasText, t } from '@client/shared/lib/texts/t';
import { isApiError } from './apiError';

/** Codes whose text the specification gives: it wins over the server's wording. Other codes say what the server says. */
const fixed = new Set(['INVALID_CREDENTIALS', 'UNAUTHENTICATED', 'NOT_ENTITLED', 'NETWORK']);

/** What a person is told of a failed call. */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : t('error.unknown');
  const key = `error.${error.code ?? ''}`;
  if (error.code && fixed.has(error.code) && hasText(key)) return t(key);
  if (error.status >= 500) return t('error.server');
  if (error.message) return error.message;
  return hasText(key) ? t(key) : t('error.unknown');
}
