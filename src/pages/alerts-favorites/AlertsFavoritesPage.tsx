import '@client/features/alerts/texts';
import { useSearchParams } from 'react-router-dom';
import { selectFavourites } from '@client/features/favourites/favouritesSlice';
import { useAppSelector } from '@client/shared/redux/hooks';
import { AlertsFavoritesView, tabs, type AlertTab } from './AlertsFavoritesView';
import { AlertArchive } from './AlertArchive';
import { Favorites } from './Favorites';
import { OwnAddressRejectedWarning } from './OwnAddressRejectedWarning';
import { OwnTopicAlerts } from './OwnTopicAlerts';
import { SubscriptionsLoadError } from './SubscriptionsLoadError';
import { SharedSubscriptions } from './SharedSubscriptions';

/** Alerts and favorites in three tabs: alert subscriptions, favorite topics, and the archive of sent alerts. */
export function AlertsFavoritesPage() {
  const [params, setParams] = useSearchParams();
  const favourites = useAppSelector(selectFavourites).length;
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'alerts';
  const openTab = (next: AlertTab) => setParams(next === 'alerts' ? {} : { tab: next });
  return (
    <AlertsFavoritesView tab={tab} favourites={favourites} onTab={openTab}>
      {tab === 'alerts' ? (
        <>
          <OwnAddressRejectedWarning />
          <SubscriptionsLoadError />
          <OwnTopicAlerts />
          <SharedSubscriptions />
        </>
      ) : null}
      {tab === 'favorites' ? <Favorites /> : null}
      {tab === 'archive' ? <AlertArchive /> : null}
    </AlertsFavoritesView>
  );
}
