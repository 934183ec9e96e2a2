import { limits } from '@contract/limits';
import type { Profile } from '@contract/topic';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { frequencyLabel } from '@client/features/alerts/frequencyOptions';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { selectFeature } from '@client/features/session/sessionSelectors';
import { isSubscribed } from '@client/features/topics/topicSelectors';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';

/**
 * States how often a subscribed topic sends alerts, and links to Alerts & Favorites if that page is on. Renders nothing
 * for other topics, or while the frequency has no label.
 */
export function AlertFrequencyNote({ topic }: { topic: Profile }) {
  const frequencies = useDictionary('frequencies', useAppSelector(selectOnline)).items;
  const hasAlertsPage = useAppSelector(selectFeature('alertsAndFavorites'));
  const frequency = frequencyLabel(frequencies, topic.frequency ?? limits.providerTopicFrequency);
  if (!isSubscribed(topic) || frequency === '') return null;
  return (
    <div>
      {t('topicResults.alerts', { frequency })}{' '}
      {hasAlertsPage ? (
        <Link component={RouterLink} to={paths.alertsFavorites()} underline="always">
          {t(topic.topicType === 'USER' ? 'topicResults.tune' : 'topicResults.pause')}
        </Link>
      ) : null}
    </div>
  );
}
