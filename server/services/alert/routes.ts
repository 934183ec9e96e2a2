import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { editionRoutes } from './editions/routes';
import { outboxRoutes } from './outbox/routes';
import { unsubscribeRoutes } from './unsubscribe/routes';

export function alertRoutes(app: HttpApp, deps: Deps): void {
  editionRoutes(app, deps);
  outboxRoutes(app, deps);
  unsubscribeRoutes(app, deps);
}
