import { createBanners } from '@client/shared/services/banners';
import { createLastPlace } from '@client/shared/services/lastPlace';
import { createLeaveGuards } from '@client/shared/services/leaveGuards';
import { createNavigation } from '@client/shared/services/navigation';
import { createNotifications } from '@client/shared/services/notifications';
import { createPageAnnouncer } from '@client/shared/services/pageAnnouncer';
import { createRemovedPages } from '@client/shared/services/removedPages';
import type { Services } from '@client/shared/services/services';

/** The services of one page of the browser. */
export const createServices = (): Services => ({
  banners: createBanners(),
  lastPlace: createLastPlace(),
  leaveGuards: createLeaveGuards(),
  navigation: createNavigation(),
  notifications: createNotifications(),
  pageAnnouncer: createPageAnnouncer(),
  removedPages: createRemovedPages(),
});
