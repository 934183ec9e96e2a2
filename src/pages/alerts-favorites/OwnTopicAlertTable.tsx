import type { Subscription } from '@contract/alert';
import type { Profile } from '@contract/topic';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { alertFrequency, hasAlert } from '@client/features/alerts/AlertRow';
import { AlertTable } from '@client/features/alerts/AlertTable';
import type { FrequencyOption } from '@client/features/alerts/frequencyOptions';
import { InvalidQueryMark } from '@client/features/topics/InvalidQueryMark';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/texts/t';
import { SubscriptionOptionsButton } from './SubscriptionOptionsButton';
import { NextAlertTime } from './NextAlertTime';
import type { PersonalAlertActions } from './usePersonalAlertActions';

interface PersonalAlertTableProps {
  topics: readonly Profile[];
  options: readonly FrequencyOption[];
  subscriptions: readonly Subscription[];
  onToggle: PersonalAlertActions['toggle'];
  onChange: PersonalAlertActions['change'];
}

/** A table of the alerts of the user's own topics, with columns for the next alert and the subscription options. */
export function OwnTopicAlertTable({ topics, options, subscriptions, ...handlers }: PersonalAlertTableProps) {
  const byTopic = new Map(subscriptions.map((subscription) => [subscription.profileId, subscription]));
  const detailsOf = (topic: Profile) => ({
    frequency: alertFrequency(topic),
    subscription: byTopic.get(topic.id),
  });
  return (
    <AlertTable
      label={t('alerts.personal')}
      topics={topics}
      options={options}
      nameOf={(topic) => (
        <>
          <Link component={RouterLink} to={topicResultsPath(topic)} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
            {topic.name}
          </Link>
          <InvalidQueryMark topic={topic} />
        </>
      )}
      columns={[
        { label: t('alerts.next'), cell: (topic) => <NextAlertTime on={hasAlert(topic)} {...detailsOf(topic)} /> },
        {
          label: t('alerts.options'),
          cell: (topic) => (
            <SubscriptionOptionsButton topic={topic} disabled={!hasAlert(topic)} {...detailsOf(topic)} />
          ),
          action: true,
        },
      ]}
      {...handlers}
    />
  );
}
