import type { Banners } from './banners';
import type { FailedChunks } from './failedChunks';
import type { LastPage } from './lastPage';
import type { LeaveGuards } from './leaveGuards';
import type { Navigation } from './navigation';
import type { Notifications } from './notifications';
import type { PageAnnouncer } from './pageAnnouncer';
import type { Releases } from './releases';
import type { RemovedPages } from './removedPages';

/**
 * Side effects of listeners, thunks, and components outside the state. Created once in src/app/services.ts; thunks and
 * listeners get it as `extra.services`, components by `useServices`.
 */
export interface Services {
  banners: Banners;
  failedChunks: FailedChunks;
  lastPage: LastPage;
  leaveGuards: LeaveGuards;
  navigation: Navigation;
  notifications: Notifications;
  pageAnnouncer: PageAnnouncer;
  releases: Releases;
  removedPages: RemovedPages;
}

/** The part of the store's extra argument that features and pages use. */
export interface ThunkExtra {
  services: Services;
}
