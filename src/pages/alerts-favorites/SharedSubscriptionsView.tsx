import type { Subscription } from '@contract/alert';
import { limits } from '@contract/limits';
import type { Profile } from '@contract/topic';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { Link as RouterLink } from 'react-router-dom';
import { frequencyLabel } from '@client/features/alerts/frequencyOptions';
import { InvalidQueryMark } from '@client/features/topics/InvalidQueryMark';
import { isSubscribed } from '@client/features/topics/topicSelectors';
import { topicListPaths, topicResultsPath } from '@client/features/topics/topicPaths';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { t } from '@client/shared/texts/t';
import type { LoadState } from '@client/shared/redux/loadState';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { SubscriptionOptionsButton } from './SubscriptionOptionsButton';
import { NextAlertTime } from './NextAlertTime';
import { SectionHeader } from './SectionHeader';

interface SharedSubscriptionsViewProps {
  topics: readonly Profile[];
  load: LoadState;
  /** Labels by frequency number. */
  labels: Readonly<Record<string, string>>;
  subscriptions: readonly Subscription[];
  onToggle: (topic: Profile, on: boolean) => void;
  onRetry: () => void;
}

const headingId = 'shared-subscriptions';

export function SharedSubscriptionsView(props: SharedSubscriptionsViewProps) {
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeader
        id={headingId}
        title={t('alerts.shared')}
        note={props.topics.length > 0 ? t('alerts.shared.note') : null}
      />
      <Body {...props} />
    </Box>
  );
}

function Body(props: SharedSubscriptionsViewProps) {
  const { topics, load, onRetry } = props;
  if (topics.length > 0) {
    return (
      <Paper component="ul" variant="outlined" sx={list} aria-label={t('alerts.shared')}>
        {topics.map((topic) => (
          <SubscriptionRow key={topic.id} topic={topic} {...props} />
        ))}
      </Paper>
    );
  }
  if (load.status === 'error') return <ErrorState error={load.error} onRetry={onRetry} />;
  if (load.status !== 'loaded') return <Skeletons shape="row" count={3} />;
  return (
    <EmptyState
      icon={<MarkEmailReadOutlined />}
      title={t('alerts.shared.empty')}
      text={t('alerts.shared.empty.text')}
      action={
        <Button component={RouterLink} to={topicListPaths.COMPANY} variant="outlined">
          {t(topicTypeTexts.COMPANY)}
        </Button>
      }
    />
  );
}

type RowProps = Pick<SharedSubscriptionsViewProps, 'labels' | 'subscriptions' | 'onToggle'> & {
  topic: Profile;
};

function SubscriptionRow({ topic, labels, subscriptions, onToggle }: RowProps) {
  const on = isSubscribed(topic);
  const subscription = subscriptions.find(({ profileId }) => profileId === topic.id);
  const frequency = topic.frequency ?? limits.providerTopicFrequency;
  return (
    <Stack component="li" direction="row" sx={row}>
      <Switch
        size="small"
        checked={on}
        onChange={(_event, next) => onToggle(topic, next)}
        slotProps={{ input: { 'aria-label': t('alerts.alertOf', { topic: topic.name }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={topicResultsPath(topic)} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {topic.name}
        </Link>
        <InvalidQueryMark topic={topic} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t(topicTypeTexts[topic.topicType])} · {frequencyLabel(labels, frequency)}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', display: { xs: 'none', sm: 'block' } }}>
        <NextAlertTime on={on} frequency={frequency} subscription={subscription} />
      </Box>
      <SubscriptionOptionsButton topic={topic} frequency={frequency} disabled={!on} subscription={subscription} />
    </Stack>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = {
  gap: 1.5,
  alignItems: 'center',
  px: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
