import { skipToken } from '@reduxjs/toolkit/query';
import Typography from '@mui/material/Typography';
import { usePublishPreviewQuery } from '@client/api/workspace/publishing';
import { t } from '@client/shared/texts/t';
import type { PublishChoice } from './usePublishing';

interface PublishEffectsProps {
  ownerId: string;
  /** None for a new article that isn't saved yet. */
  articleIds: readonly string[];
  choice: PublishChoice;
  /** True if the articles have unsaved changes: then it isn't known which topics they will match. */
  isUnsaved: boolean;
}

/** What publishing to the selected channels and topics will do: how many people are alerted, and what is withdrawn. */
export function PublishEffects({ ownerId, articleIds, choice, isUnsaved }: PublishEffectsProps) {
  const hasTargets = (choice.channels?.length ?? 0) + (choice.profiles?.length ?? 0) > 0;
  const { currentData, isFetching } = usePublishPreviewQuery(
    hasTargets && articleIds.length > 0 ? { ownerId, body: { articleIds: [...articleIds], ...choice } } : skipToken,
  );
  return (
    // Reserves the line, so that the dialog doesn't jump when the count arrives.
    <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
      {currentData && !isUnsaved
        ? effectsText(currentData)
        : isFetching
          ? t('publish.counting')
          : isUnsaved && hasTargets
            ? effectsText({ people: null, withdrawn: currentData?.withdrawn ?? 0 })
            : '\u00a0'}
    </Typography>
  );
}

function effectsText({ people, withdrawn }: { people: number | null; withdrawn: number }): string {
  const alerts =
    people === null
      ? t('publish.alertsUnknown')
      : people === 0
        ? t('publish.alertsNobody')
        : t('publish.alerts', { count: people });
  return withdrawn === 0 ? alerts : `${alerts} ${t('publish.withdraws', { count: withdrawn })}`;
}
