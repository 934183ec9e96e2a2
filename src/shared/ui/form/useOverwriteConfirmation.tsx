import { useState } from 'react';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';

interface Outcome {
  error?: unknown;
}

/**
 * Saves a record that another user may have changed meanwhile. `save` sends the change; if the server reports a newer
 * version, it asks whether to overwrite it. On Cancel, the form stays as it is.
 */
export function useOverwriteConfirmation() {
  const [decide, setDecide] = useState<((over: boolean) => void) | null>(null);
  const ask = () => new Promise<boolean>((resolve) => setDecide(() => resolve));
  const close = (over: boolean): void => {
    decide?.(over);
    setDecide(null);
  };
  const save = async <Answer extends Outcome>(send: (over: boolean) => Promise<Answer>): Promise<Answer> => {
    const answer = await send(false);
    const faster = isRecord(answer.error) && answer.error.code === 'CHANGED_MEANWHILE';
    return faster && (await ask()) ? send(true) : answer;
  };
  const question = (
    <ConfirmDialog
      open={decide !== null}
      title={t('overwrite.title')}
      text={t('overwrite.text')}
      confirm={t('overwrite.confirm')}
      cancel={t('overwrite.cancel')}
      danger
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    />
  );
  return { save, question };
}
