import type { Subscription } from '@contract/alert';
import type { Profile } from '@contract/topic';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { alertFrequency, hasAlert } from '@client/features/alerts/AlertRow';
import { AlertTable } from '@client/features/alerts/AlertTable';
import type { FrequencyOption } from '@client/features/alerts/frequencyOptions';
import { RefusedMark } from '@client/features/topics/RefusedMark';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/texts/t';
import { DeliveryButton } from './DeliveryButton';
import { NextAlert } from './NextAlert';
import type { AlertChanges } from './useAlertChanges';

interface PersonalAlertTableProps {
  topics: readonly Profile[];
  options: readonly FrequencyOption[];
  subscriptions: readonly Subscription[];
  onToggle: AlertChanges['toggle'];
  onChange: AlertChanges['change'];
}

/** The alerts of the person's own topics, with when the next one comes and how it is delivered. */
export function PersonalAlertTable({ topics, options, subscriptions, ...act }: PersonalAlertTableProps) {
  const byTopic = new Map(subscriptions.map((one) => [one.profileId, one]));
  const about = (topic: Profile) => ({
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
          <RefusedMark topic={topic} />
        </>
      )}
      columns={[
        { label: t('alerts.next'), cell: (topic) => <NextAlert on={hasAlert(topic)} {...about(topic)} /> },
        {
          label: t('alerts.options'),
          cell: (topic) => <DeliveryButton topic={topic} disabled={!hasAlert(topic)} {...about(topic)} />,
          action: true,
        },
      ]}
      {...act}
    />
  );
}
