import { isRejectedWithValue } from '@reduxjs/toolkit';
import { isApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { isRecord } from '@client/shared/values/isRecord';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';

/** True for the failure of a mutation, unless its caller handles it. Queries show their failure in place of their content. */
function isUnhandledMutation({ arg, baseQueryMeta }: { arg: unknown; baseQueryMeta?: unknown }): boolean {
  const handled = isRecord(baseQueryMeta) && baseQueryMeta.handlesFailure === true;
  return isRecord(arg) && arg.type === 'mutation' && !handled;
}

/** Shows a snackbar for every mutation that the server refuses. */
export function addMutationErrorReaction(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: (action, { extra }) => {
      if (!isRejectedWithValue(action) || !isUnhandledMutation(action.meta)) return;
      const { payload } = action;
      // The form asks the user whether to save all the same.
      if (isApiError(payload) && (payload.code === 'CHANGED_MEANWHILE' || payload.code === 'CHANNEL_DUPLICATE')) return;
      extra.services.notifications.error(errorText(payload));
    },
  });
}
