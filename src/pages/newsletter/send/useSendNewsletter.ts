import type { Newsletter, NewsletterBody } from '@contract/newsletters';
import { useState } from 'react';
import { isApiError, isUnreachable, type ApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useSendNewsletterMutation } from '@client/api/workspace/newsletters';

/** The state of sending. `unknown`: no response was received, so the server may or may not have accepted it. */
type SendingStep =
  | { at: 'confirm' }
  | { at: 'submitting' }
  | { at: 'unknown' }
  | { at: 'rejected'; text: string }
  | { at: 'accepted'; newsletter: Newsletter; isOlder: boolean };

interface SendingInput {
  ownerId: string;
  body: NewsletterBody;
  /** The request body (JSON) of an earlier send without a response; null if there was none. */
  tried: string | null;
  onTried: (tried: string | null) => void;
  /** Called when articles prevent sending: drafts, or articles no longer in the workspace. */
  onProblem: (error: ApiError) => void;
}

/** Submits a newsletter to the server. Its idempotency key ensures that it is accepted once, even if sent twice. */
export function useSendNewsletter({ ownerId, body, tried, onTried, onProblem }: SendingInput) {
  const [step, setStep] = useState<SendingStep>({ at: 'confirm' });
  const [submit] = useSendNewsletterMutation();

  const send = async (): Promise<void> => {
    const content = JSON.stringify(body);
    setStep({ at: 'submitting' });
    // Stored before the request, so that the draft knows of it even if the page is closed before the response.
    onTried(tried ?? content);
    const { data, error } = await submit({ ownerId, body });
    if (data) {
      setStep({ at: 'accepted', newsletter: data.newsletter, isOlder: tried !== null && tried !== content });
      return;
    }
    const failure = isApiError(error) ? error : null;
    if (!failure || isUnreachable(failure)) {
      setStep({ at: 'unknown' });
      return;
    }
    // This request was rejected. An earlier request without a response may still have been accepted.
    onTried(tried);
    if (failure.code === 'NEWSLETTER_STATES' || failure.code === 'NEWSLETTER_GONE') onProblem(failure);
    else setStep({ at: 'rejected', text: errorText(failure) });
  };
  return { step, send };
}
