import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { workspaceArticleRoutes } from './articles/routes';
import { dateTimeFormatRoutes } from './date-time-formats/routes';
import { emailSendModeRoutes } from './email-send-modes/routes';
import { savedItemRoutes } from './items/routes';
import { notificationRoutes } from './notifications/routes';
import { sectionRoutes } from './sections/routes';
import { templateRoutes } from './templates/routes';

/** What people share and how they see it. */
export function workspaceRoutes(app: HttpApp, deps: Deps): void {
  dateTimeFormatRoutes(app);
  emailSendModeRoutes(app);
  notificationRoutes(app, deps);
  savedItemRoutes(app, deps);
  sectionRoutes(app, deps);
  templateRoutes(app, deps);
  workspaceArticleRoutes(app, deps);
}
