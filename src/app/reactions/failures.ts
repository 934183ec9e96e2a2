import { isRejectedWithValue } from '@reduxjs/toolkit';
import { isApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { isRecord } from '@client/shared/lib/isRecord';
import type { AppStartListening } from '@client/shared/redux/listening';
import { notifyError } from '@client/shared/ui/notify';

/** Calls whose failure says itself elsewhere, or nothing at all. */
const silent = new Set([
  'login',
  'setFavourite',
  'logout',
  'sessionLogin',
  'subscribe',
  'unsubscribe',
  'setPersonalAlert',
  'importUsers',
  'changePassword',
  'sendNewsletter',
]);

/** Whether an action is the failure of a mutation; reads show their failure where their content would be. */
function failedMutation(action: { meta: { arg: unknown } }): boolean {
  const { arg } = action.meta;
  return (
    isRecord(arg) && arg.type === 'mutation' && typeof arg.endpointName === 'string' && !silent.has(arg.endpointName)
  );
}

/** Every refused change is said in a snackbar. */
export function addFailureReactions(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: (action) => {
      if (!isRejectedWithValue(action) || !failedMutation(action)) return;
      const { payload } = action;
      // Whoever saves is asked whether to overwrite.
      if (isApiError(payload) && payload.code === 'CHANGED_MEANWHILE') return;
      notifyError(errorText(payload));
    },
  });
}
