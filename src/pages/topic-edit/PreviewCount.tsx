import { formatNumber } from '@contract/numbers';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import type { TopicPreview } from './useTopicPreview';

/** The number of matching articles, in the bar at the bottom of narrow screens, where the preview is below the form. */
export function PreviewCount({ preview: { answer, isEmpty, stale } }: { preview: TopicPreview }) {
  if (!answer || isEmpty) return null;
  const { hitCount, hitCountRelation } = answer;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ ...barText, opacity: stale ? 0.6 : 1 }}>
      <strong>{`${formatNumber(hitCount)}${hitCountRelation === 'gte' ? '+' : ''}`}</strong>{' '}
      {t('preview.barCount', { count: hitCount })}
    </Typography>
  );
}

const barText = { display: { md: 'none' }, minWidth: 0, mr: 'auto', alignSelf: 'center' } as const;
