import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { dictionaryRoutes } from '@server/channels/dictionaries/routes';
import { imageLibraryRoutes } from '@server/images/library/routes';
import { itemRoutes } from '@server/articles/items/routes';
import { storyRoutes } from '@server/articles/stories/routes';
import { queryRoutes } from '@server/search/query/routes';
import { searchRoutes } from '@server/search/articles/routes';
import { sourceRoutes } from '@server/channels/sources/routes';
import { topicGroupRoutes } from '@server/topics/categories/routes';
import { topicRoutes } from '@server/topics/routes';

/** The data service: topics, what they are made of, and what they find. */
export function dataRoutes(app: HttpApp, deps: Deps): void {
  topicRoutes(app, deps);
  topicGroupRoutes(app, deps);
  imageLibraryRoutes(app);
  sourceRoutes(app, deps);
  dictionaryRoutes(app, deps);
  queryRoutes(app, deps);
  searchRoutes(app, deps);
  itemRoutes(app, deps);
  storyRoutes(app, deps);
}
