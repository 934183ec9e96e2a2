import { createBanners } from '@client/shared/services/banners';
import { createFailedChunks } from '@client/shared/services/failedChunks';
import { createLastPage } from '@client/shared/services/lastPage';
import { createLeaveGuards } from '@client/shared/services/leaveGuards';
import { createNavigation } from '@client/shared/services/navigation';
import { createNotifications } from '@client/shared/services/notifications';
import { createRemovedPages } from '@client/shared/services/removedPages';
import type { Services } from '@client/shared/services/services';
import { createPageAnnouncer } from './createPageAnnouncer';
import { createReleases } from './reloadForNewRelease';

/** Creates the services of a page load. */
export function createServices(): Services {
  const navigation = createNavigation();
  return {
    banners: createBanners(),
    failedChunks: createFailedChunks(),
    lastPage: createLastPage(),
    leaveGuards: createLeaveGuards(),
    navigation,
    notifications: createNotifications(),
    pageAnnouncer: createPageAnnouncer(),
    releases: createReleases(navigation),
    removedPages: createRemovedPages(),
  };
}
