import type { Newsletter, NewsletterBody } from '@contract/newsletters';
import { useState } from 'react';
import { isApiError, isUnreachable, type ApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useSendNewsletterMutation } from '@client/api/workspace/newsletters';

/** Where sending stands. `unsure`: no answer came, so that it may have been taken. */
type SendingStep =
  | { at: 'confirm' }
  | { at: 'handing' }
  | { at: 'unsure' }
  | { at: 'refused'; text: string }
  | { at: 'taken'; newsletter: Newsletter; isOlder: boolean };

interface SendingInput {
  ownerId: string;
  body: NewsletterBody;
  /** What was sent before without an answer. */
  tried: string | null;
  onTried: (tried: string | null) => void;
  /** Articles stand in the way: drafts, or such as have left the workspace. */
  onProblem: (error: ApiError) => void;
}

/** Hands a newsletter over to the server. Its key sees to it that it is taken once, however often that is tried. */
export function useSending({ ownerId, body, tried, onTried, onProblem }: SendingInput) {
  const [step, setStep] = useState<SendingStep>({ at: 'confirm' });
  const [handOver] = useSendNewsletterMutation();

  const send = async (): Promise<void> => {
    const content = JSON.stringify(body);
    setStep({ at: 'handing' });
    // Before it leaves: a page that is closed meanwhile knows of it, too.
    onTried(tried ?? content);
    const { data, error } = await handOver({ ownerId, body });
    if (data) {
      setStep({ at: 'taken', newsletter: data.newsletter, isOlder: tried !== null && tried !== content });
      return;
    }
    const failure = isApiError(error) ? error : null;
    if (!failure || isUnreachable(failure)) {
      setStep({ at: 'unsure' });
      return;
    }
    // Refused now; of what was tried before without an answer it says nothing.
    onTried(tried);
    if (failure.code === 'NEWSLETTER_STATES' || failure.code === 'NEWSLETTER_GONE') onProblem(failure);
    else setStep({ at: 'refused', text: errorText(failure) });
  };
  return { step, send };
}
