import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { currentUserRoutes } from './current-user/routes';
import { imageRoutes } from './image/routes';

/** People, their settings, and what administrators manage. */
export function iamRoutes(app: HttpApp, deps: Deps): void {
  currentUserRoutes(app, deps);
  imageRoutes(app, deps);
}
