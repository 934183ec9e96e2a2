import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { workspaceArticleRoutes } from './articles/routes';
import { dateTimeFormatRoutes } from './date-time-formats/routes';
import { emailSendModeRoutes } from './email-send-modes/routes';
import { savedItemRoutes } from './items/routes';
import { newsletterRoutes } from './newsletters/routes';
import { notificationRoutes } from './notifications/routes';
import { sectionRoutes } from './sections/routes';
import { styleRoutes } from './styles/routes';
import { templateRoutes } from './templates/routes';

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
