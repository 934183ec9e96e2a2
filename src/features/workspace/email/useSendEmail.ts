import type { SendEmailAnswer } from '@contract/articleEmail';
import { useState } from 'react';
import { isApiError, isUnreachable } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useSendEmailMutation } from '@client/api/workspace/articleEmail';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import type { EmailRequest } from './emailRequest';
import { emailCall, type EmailValues } from './emailValues';

/** Sends an email; a repeated attempt must have the same idempotency key. */
export function useSendEmail(request: EmailRequest) {
  const { notifications } = useServices();
  const [submit] = useSendEmailMutation();
  /** Why the last attempt failed. */
  const [problem, setProblem] = useState<string>();

  const send = async (values: EmailValues, key: string): Promise<SendEmailAnswer | undefined> => {
    setProblem(undefined);
    const { data, error } = await submit(emailCall(request, values, key));
    if (!data) {
      setProblem(isApiError(error) && !isUnreachable(error) ? errorText(error) : t('email.unsure'));
      return undefined;
    }
    notifications.success(t('email.sent'));
    const skipped = data.skipped.length + data.unreachable;
    if (skipped > 0) notifications.show({ text: t('email.skipped', { count: skipped }), variant: 'info' });
    return data;
  };
  return { send, problem };
}
