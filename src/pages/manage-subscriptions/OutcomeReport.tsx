import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import type { Outcome } from './subscriptionWizard';

/** The result of the change. Takes the focus, so that it is scrolled into view and read by screen readers. */
export function OutcomeReport({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { minute } = useDates();
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  const { action, topicName: topic, changed: count, unchanged, firstAlert } = outcome;
  const done = action === 'subscribe' ? 'subs.done' : 'subs.undone';
  const sentences = [
    t(done, { count, topic }),
    ...(action === 'subscribe' && firstAlert ? [t('subs.doneFirst', { when: minute(firstAlert) })] : []),
    ...(unchanged > 0 ? [t(`subs.unchanged.${action}`, { count: unchanged })] : []),
  ];
  return (
    <Alert
      ref={report}
      tabIndex={-1}
      severity="success"
      onClose={onClose}
      closeText={t('action.close')}
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
    >
      {sentences.join(' ')}
    </Alert>
  );
}
