import { limits } from '@contract/limits';
import type { DepartmentUser, UserSubscription } from '@contract/users';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSubscriptionsOfUserQuery } from '@client/api/data/topicsOfUser';
import { errorText } from '@client/api/errorText';
import { frequencyLabel } from '@client/features/alerts/frequencyOptions';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { paths } from '@client/shared/navigation/paths';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { TablePager } from '@client/shared/ui/table/TablePager';

const headingId = 'user-subscriptions';
const pageSize = limits.tablePageLarge;

/** The company and Watchdesk topics that a user is subscribed to, read-only. */
export function UserSubscriptions({ user }: { user: DepartmentUser }) {
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 4 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-end', mb: 1.5 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography variant="h2" id={headingId}>
            {t('userTopics.subscriptions')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('userTopics.subscriptionsNote')}
          </Typography>
        </Box>
        <Button component={RouterLink} to={paths.manageSubscriptions()} variant="outlined">
          {t('shell.manageSubscriptions')}
        </Button>
      </Stack>
      <Subscriptions userId={user.ownerId} />
    </Box>
  );
}

function Subscriptions({ userId }: { userId: string }) {
  const { data, error, refetch } = useSubscriptionsOfUserQuery(userId, { refetchOnMountOrArgChange: true });
  const [page, setPage] = useState(0);
  if (!data) {
    if (!error) return <Skeletons shape="row" count={3} />;
    return <ErrorState error={errorText(error)} onRetry={refetch} />;
  }
  if (data.total === 0)
    return <EmptyState icon={<NotificationsNoneOutlined />} title={t('userTopics.noSubscriptions')} />;
  const shown = data.subscriptions.slice(page * pageSize, (page + 1) * pageSize);
  return (
    <>
      <Paper component="ul" variant="outlined" aria-labelledby={headingId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((subscription) => (
          <SubscriptionRow key={subscription.id} subscription={subscription} />
        ))}
      </Paper>
      {data.total > pageSize ? <TablePager count={data.total} page={page} size={pageSize} onPage={setPage} /> : null}
    </>
  );
}

function SubscriptionRow({ subscription }: { subscription: UserSubscription }) {
  const dates = useDates();
  const frequencies = useDictionary('frequencies');
  const { name, topicType, frequency, limit, pausedUntil } = subscription;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={topicResultsPath(subscription)}
          sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="caption" color="textSecondary" component="p">
          {[
            t(topicTypeTexts[topicType]),
            frequencyLabel(frequencies.items, frequency),
            t('userTopics.upTo', { count: limit }),
          ].join(' · ')}
        </Typography>
      </Box>
      {pausedUntil === null ? null : (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={t('alerts.next.paused', { day: dates.day(pausedUntil) })}
        />
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  px: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
