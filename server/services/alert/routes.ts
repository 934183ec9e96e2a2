import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { editionRoutes } from '@server/alerts/sent/routes';
import { outboxRoutes } from '@server/mail/mail-log/routes';
import { outputOptionRoutes } from '@server/alerts/output-options/routes';
import { subscriptionRoutes } from '@server/topics/subscriptions/routes';
import { unsubscribeRoutes } from '@server/alerts/unsubscribe/routes';

export function alertRoutes(app: HttpApp, deps: Deps): void {
  editionRoutes(app, deps);
  outboxRoutes(app, deps);
  outputOptionRoutes(app, deps);
  subscriptionRoutes(app, deps);
  unsubscribeRoutes(app, deps);
}
