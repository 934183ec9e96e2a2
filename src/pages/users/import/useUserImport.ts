import { deliveryMethods } from '@contract/limits';
import type { ImportAnswer } from '@contract/users';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useImportUsersMutation } from '@client/api/iam/users';
import { t } from '@client/shared/texts/t';

/** The step that an import has reached. After an error, another file can be chosen. */
type ImportStep =
  | { at: 'choose'; errorMessage?: string }
  | { at: 'reading'; file: File }
  | { at: 'preview'; file: File; answer: ImportAnswer; errorMessage?: string }
  | { at: 'importing'; file: File; answer: ImportAnswer; done: number; total: number }
  | { at: 'done'; answer: ImportAnswer };

/** Sends a file for the preview (a dry run), then for the import. Both can be canceled. */
export function useUserImport() {
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const [send] = useImportUsersMutation();
  const running = useRef<{ abort: () => void }>(null);
  useEffect(() => () => running.current?.abort(), []);

  const call = async (file: File, how: { dryRun: boolean; skipWrong: boolean }, from?: ImportAnswer) => {
    const started = send({
      ...how,
      file,
      deliveryMethods: [deliveryMethods.access],
      onProgress: (done, total) => {
        if (from && running.current === started) setStep({ at: 'importing', file, answer: from, done, total });
      },
    });
    running.current = started;
    const { data, error } = await started;
    // Removes the response from the store, because it has passwords.
    started.reset();
    const isCurrent = running.current === started;
    if (isCurrent) running.current = null;
    return isCurrent ? { data, error } : null;
  };

  const read = async (file: File) => {
    if (!/\.csv$/i.test(file.name)) return setStep({ at: 'choose', errorMessage: t('import.invalid') });
    setStep({ at: 'reading', file });
    const outcome = await call(file, { dryRun: true, skipWrong: false });
    if (!outcome) return;
    if (outcome.data) setStep({ at: 'preview', file, answer: outcome.data });
    else setStep({ at: 'choose', errorMessage: errorText(outcome.error) });
  };

  const run = async (file: File, preview: ImportAnswer, skipWrong: boolean) => {
    setStep({ at: 'importing', file, answer: preview, done: 0, total: 0 });
    const outcome = await call(file, { dryRun: false, skipWrong }, preview);
    if (!outcome) return;
    const { data, error } = outcome;
    if (data?.imported) setStep({ at: 'done', answer: data });
    else if (data) setStep({ at: 'preview', file, answer: data, errorMessage: t('import.refused') });
    else setStep({ at: 'preview', file, answer: preview, errorMessage: errorText(error) });
  };

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setStep((now) => {
      if (now.at === 'importing')
        return { at: 'preview', file: now.file, answer: now.answer, errorMessage: t('import.cancelled') };
      return { at: 'choose' };
    });
  };

  return { step, read, run, cancel, refuse: (errorMessage: string) => setStep({ at: 'choose', errorMessage }) };
}
