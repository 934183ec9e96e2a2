import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { editionRoutes } from './editions/routes';
import { outboxRoutes } from './outbox/routes';
import { outputOptionRoutes } from './outputoptions/routes';
import { subscriptionRoutes } from './subscriptions/routes';
import { unsubscribeRoutes } from './unsubscribe/routes';

export function alertRoutes(app: HttpApp, deps: Deps): void {
  editionRoutes(app, deps);
  outboxRoutes(app, deps);
  outputOptionRoutes(app, deps);
  subscriptionRoutes(app, deps);
  unsubscribeRoutes(app, deps);
}
