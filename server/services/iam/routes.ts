import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { channelRoutes } from '@server/channels/routes';
import { colleagueRoutes } from '@server/people/colleagues/routes';
import { currentUserRoutes } from '@server/people/current-user/routes';
import { departmentSettingsRoutes } from '@server/people/department-settings/routes';
import { imageRoutes } from '@server/images/routes';
import { mailAddressRoutes } from '@server/people/mail-address/routes';
import { settingsRoutes } from '@server/people/settings/routes';
import { themeRoutes } from '@server/people/theme/routes';
import { timeZoneRoutes } from '@server/people/time-zones/routes';
import { userGroupRoutes } from '@server/people/user-groups/routes';
import { userRoutes } from '@server/people/users/routes';

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
