import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { workspaceArticleRoutes } from '@server/workspaces/articles/routes';
import { dateTimeFormatRoutes } from '@server/people/date-time-formats/routes';
import { emailSendModeRoutes } from '@server/alerts/send-modes/routes';
import { savedItemRoutes } from '@server/workspaces/items/routes';
import { newsletterRoutes } from '@server/newsletters/routes';
import { notificationRoutes } from '@server/workspaces/notifications/routes';
import { sectionRoutes } from '@server/workspaces/sections/routes';
import { styleRoutes } from '@server/mail/styles/optionRoutes';
import { templateRoutes } from '@server/mail/templates/routes';

/** What people share and how they see it. */
export function workspaceRoutes(app: HttpApp, deps: Deps): void {
  dateTimeFormatRoutes(app);
  emailSendModeRoutes(app);
  newsletterRoutes(app, deps);
  notificationRoutes(app, deps);
  savedItemRoutes(app, deps);
  sectionRoutes(app, deps);
  styleRoutes(app, deps);
  templateRoutes(app, deps);
  workspaceArticleRoutes(app, deps);
}
