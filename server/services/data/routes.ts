import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { dictionaryRoutes } from './dictionaries/routes';
import { imageLibraryRoutes } from './image-library/routes';
import { itemRoutes } from './items/routes';
import { storyRoutes } from './stories/routes';
import { queryRoutes } from './query/routes';
import { searchRoutes } from './search/routes';
import { sourceRoutes } from './sources/routes';
import { topicGroupRoutes } from './topic-groups/routes';
import { topicRoutes } from './topics/routes';

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
