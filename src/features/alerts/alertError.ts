import { isApiError } from '@client/api/apiError';
import { t } from '@client/shared/texts/t';

/** Returns the error message for a failed change of an alert, in the specification's words. */
export function alertErrorText(error: unknown): string {
  if (isApiError(error)) {
    if (error.status === 0) return t('alerts.error.network');
    if (error.status === 401) return t('alerts.error.session');
    return error.message || t('alerts.error.request');
  }
  if (error instanceof Error && error.message) return error.message;
  return t('alerts.error.toggle');
}
