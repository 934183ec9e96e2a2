import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { topicGroupRoutes } from './topic-groups/routes';
import { topicRoutes } from './topics/routes';

/** The data service: topics and their categories. */
export function dataRoutes(app: HttpApp, deps: Deps): void {
  topicRoutes(app, deps);
  topicGroupRoutes(app, deps);
}
