import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { channelRoutes } from './channels/routes';
import { colleagueRoutes } from './colleagues/routes';
import { currentUserRoutes } from './current-user/routes';
import { departmentSettingsRoutes } from './department-settings/routes';
import { imageRoutes } from './image/routes';
import { mailAddressRoutes } from './mail-address/routes';
import { settingsRoutes } from './settings/routes';
import { themeRoutes } from './theme/routes';
import { timeZoneRoutes } from './time-zones/routes';
import { userGroupRoutes } from './user-groups/routes';
import { userRoutes } from './users/routes';

/** People, their settings, and what administrators manage. */
export function iamRoutes(app: HttpApp, deps: Deps): void {
  channelRoutes(app, deps);
  colleagueRoutes(app, deps);
  currentUserRoutes(app, deps);
  departmentSettingsRoutes(app, deps);
  imageRoutes(app, deps);
  mailAddressRoutes(app, deps);
  settingsRoutes(app, deps);
  themeRoutes(app, deps);
  timeZoneRoutes(app, deps);
  userGroupRoutes(app, deps);
  userRoutes(app, deps);
}
