import { useState } from 'react';
import { selectCanSendEmail } from '@client/features/workspace/email/canSendEmail';
import { readEmailState, type EmailRequest } from '@client/features/workspace/email/emailRequest';
import { LazyEmailDialog } from '@client/features/workspace/email/LazyEmailDialog';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useHistoryRequest } from './useHistoryRequest';

/** The email dialog for articles that the history state names, on whatever page. Navigation closes it. */
export function RequestedEmailDialog() {
  const [request, setRequest] = useState<EmailRequest | null>(null);
  const canSend = useAppSelector(selectCanSendEmail);
  const close = () => setRequest(null);
  useHistoryRequest({ read: readEmailState, open: setRequest, close });
  return request && canSend ? <LazyEmailDialog {...request} onClose={close} /> : null;
}
