import type { SendEmailAnswer } from '@contract/articleEmail';
import { useRef, useState } from 'react';
import { isApiError, isUnreachable } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useSendEmailMutation } from '@client/api/workspace/articleEmail';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { createIdempotencyKey } from '@client/shared/ui/form/createIdempotencyKey';
import type { EmailRequest } from './emailRequest';
import { emailCall, type EmailValues } from './emailValues';

/**
 * Sends an email. A repeated attempt with the same content has the same idempotency key, so that nobody gets it twice
 * if the response to the first was lost.
 */
export function useSendEmail(request: EmailRequest) {
  const { notifications } = useServices();
  const [submit] = useSendEmailMutation();
  const tried = useRef({ content: '', key: '' });
  /** Why the last attempt failed. */
  const [problem, setProblem] = useState<string>();

  const send = async (values: EmailValues): Promise<SendEmailAnswer | undefined> => {
    const content = JSON.stringify(emailCall(request, values));
    if (tried.current.content !== content) tried.current = { content, key: createIdempotencyKey() };
    setProblem(undefined);
    const { data, error } = await submit(emailCall(request, values, tried.current.key));
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
