import { useState } from 'react';
import { isApiError } from '@client/api/apiError';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';

interface Question {
  /** The server's message, which names the other channel. */
  message: string;
  decide: (allow: boolean) => void;
}

/**
 * Saves a channel; if another one has the same address, asks whether to save it all the same, and sends it again then.
 * Render `question` on the page.
 */
export function useDuplicateQuestion() {
  const [asked, setAsked] = useState<Question | null>(null);
  const close = (allow: boolean): void => {
    asked?.decide(allow);
    setAsked(null);
  };
  const save = async <Answer extends { error?: unknown }>(
    send: (allowDuplicate: boolean) => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await send(false);
    const { error } = answer;
    if (!isApiError(error) || error.code !== 'CHANNEL_DUPLICATE') return answer;
    const { message } = error;
    const allow = await new Promise<boolean>((decide) => setAsked({ message, decide }));
    return allow ? send(true) : answer;
  };
  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={t('channel.duplicate')}
      text={asked?.message ?? ''}
      confirm={t('channel.duplicateConfirm')}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    />
  );
  return { save, question };
}
