import { StoryAnswer, StoryItemParams } from '@contract/article';
import { Done, IdParams } from '@contract/common';
import { limits } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { nodeId } from '@server/topics/access';
import { rowsToCards } from '../items/toCards';
import { readStory } from '../items/visibleArticles';
import { returnToStory, removeFromStory } from './repository';

const done = { status: 'ok' } as const;

/** Routes for stories: their articles, and removing an article from a story for a department. */
export function storyRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/data/v1/stories/:id',
    { config: { access: 'user' }, schema: { params: IdParams, response: { 200: StoryAnswer } } },
    async ({ params, caller }) => {
      const rows = await readStory(db, caller.departmentId, nodeId(params.id), limits.storyArticles);
      // One visible article alone is not a story.
      if (rows.length < 2) throw notFound();
      return { articles: await rowsToCards(db, caller, rows, null) };
    },
  );
  app.put(
    '/data/v1/stories/:id/apart/:itemId',
    { config: { access: 'publish' }, schema: { params: StoryItemParams, response: { 200: Done } } },
    async ({ params, caller }) => {
      if (!(await removeFromStory(db, caller, nodeId(params.id), nodeId(params.itemId)))) throw notFound();
      return done;
    },
  );
  app.delete(
    '/data/v1/stories/:id/apart/:itemId',
    { config: { access: 'publish' }, schema: { params: StoryItemParams, response: { 200: Done } } },
    async ({ params, caller }) => {
      if (!(await returnToStory(db, caller, nodeId(params.id), nodeId(params.itemId)))) throw notFound();
      return done;
    },
  );
}
