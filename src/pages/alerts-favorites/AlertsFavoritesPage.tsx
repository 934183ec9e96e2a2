import '@client/features/alerts/texts';
import { useSearchParams } from 'react-router-dom';
import { selectFavourites } from '@client/features/favourites/favouritesSlice';
import { useAppSelector } from '@client/shared/redux/hooks';
import { AlertsFavoritesView, tabs, type AlertTab } from './AlertsFavoritesView';
import { Archive } from './Archive';
import { Favorites } from './Favorites';
import { OwnMailAddress } from './OwnMailAddress';
import { PersonalAlerts } from './PersonalAlerts';
import { ScheduleFailed } from './ScheduleFailed';
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
          <OwnMailAddress />
          <ScheduleFailed />
          <PersonalAlerts />
          <SharedSubscriptions />
        </>
      ) : null}
      {tab === 'favorites' ? <Favorites /> : null}
      {tab === 'archive' ? <Archive /> : null}
    </AlertsFavoritesView>
  );
}
