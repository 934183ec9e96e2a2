import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { BulkSubscriptionProgress } from './BulkSubscriptionProgress';
import { ReviewSummary, type ReviewSummaryProps } from './ReviewSummary';
import { WizardStepTitle } from './WizardStepTitle';
import type { Progress } from './useBulkSubscription';

interface ReviewStepViewProps extends Omit<ReviewSummaryProps, 'affected'> {
  /** Undefined while the preview is loading. */
  affected: ReviewSummaryProps['affected'] | undefined;
  preview: { error?: unknown; refetch: () => unknown };
  progress: Progress | null;
  /** How many users were changed before a stop or an error; null if there was none. */
  partial: Progress | null;
  onBack: () => void;
  onReset: () => void;
  onApply: () => void;
  onStop: () => void;
}

export function ReviewStepView(props: ReviewStepViewProps) {
  const { topic, action, preview, affected, progress, partial, onBack, onReset, onApply, onStop } = props;
  const isSubscribing = action === 'subscribe';
  const isBusy = progress !== null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <WizardStepTitle>{`${t(isSubscribing ? 'subs.subscribeUsers' : 'subs.unsubscribeUsers')}: ${topic.name}`}</WizardStepTitle>
      {affected ? (
        <ReviewSummary {...props} affected={affected} />
      ) : preview.error ? (
        <ErrorState title={t('state.listFailed')} error={errorText(preview.error)} onRetry={preview.refetch} />
      ) : (
        <Skeletons count={6} />
      )}
      {partial ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('subs.stopped', { done: partial.done, count: partial.count })}
        </Alert>
      ) : null}
      {progress ? <BulkSubscriptionProgress progress={progress} onStop={onStop} /> : null}
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 3 }}>
        <Button color="inherit" onClick={onReset} disabled={isBusy} sx={{ mr: 'auto' }}>
          {t('subs.reset')}
        </Button>
        <Button variant="outlined" onClick={onBack} disabled={isBusy}>
          {t('action.back')}
        </Button>
        <BusyButton
          variant="contained"
          color={isSubscribing ? 'primary' : 'error'}
          onClick={onApply}
          loading={isBusy}
          disabled={!affected || affected.length === 0}
        >
          {t(isSubscribing ? 'subs.apply' : 'subs.unsubscribe')}
        </BusyButton>
      </Stack>
    </Paper>
  );
}
