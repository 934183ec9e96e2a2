import type { Profile, ProfileDetail } from '@contract/topic';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTopicQuery } from '@client/api/data/topics';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';
import { useServices } from '@client/shared/services/useServices';

/**
 * The details of a topic: category, description, query, and sources. If loading fails without earlier data, a retry is
 * shown here. In a table row, the error's text is also shown as a snackbar; a card doesn't show it.
 */
export function TopicRowDetails({ topic }: { topic: Profile }) {
  const { notifications } = useServices();
  const { data, error, isFetching, refetch } = useTopicQuery({ id: topic.id, owner: topic.owner });
  const card = useIsNarrow();
  const errorMessage = error && !isFetching ? errorText(error) : null;
  useEffect(() => {
    if (errorMessage !== null && !card) notifications.error(errorMessage);
  }, [notifications, errorMessage, card]);
  return (
    <Box sx={{ px: { xs: 2, sm: 6 }, pb: 2, pt: 0.5 }}>
      {data ? <Details profile={data.profile} /> : null}
      {!data && errorMessage === null ? (
        <Box role="status" aria-label={t('state.loading')}>
          <Skeleton width="50%" />
          <Skeleton width="80%" />
          <Skeleton width="65%" />
        </Box>
      ) : null}
      {errorMessage !== null && !data ? (
        <Typography variant="body2" color="textSecondary">
          {t('state.failed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </Typography>
      ) : null}
    </Box>
  );
}

function Details({ profile }: { profile: ProfileDetail }) {
  const sources = profile.addAllSources
    ? t('topicList.allSources')
    : profile.sources.map(({ name }) => name).join(', ') || t('topicList.none');
  const details = [
    [t('topicList.description'), profile.description || t('topicList.none')],
    [t('topicList.query'), profile.query || t('topicList.none')],
    [t('topicList.sources'), sources],
  ] as const;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 560, mb: 1, overflowWrap: 'anywhere' }}>
        {t('topicList.place', { category: profile.parent.name, topicName: profile.name, id: profile.id })}
      </Typography>
      <Box component="dl" sx={list}>
        {details.map(([term, text]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere', minWidth: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

const list = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 0.75,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '96px minmax(0, 1fr)' },
  alignItems: 'baseline',
} as const;
