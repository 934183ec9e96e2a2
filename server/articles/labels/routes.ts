import { LabelAnswer, LabelParams, StarredAnswer, StarredQuery, ToggleQuery } from '@contract/articleActions';
import { limits } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { findArticle } from '../items/service';
import { toCards } from '../items/toCards';
import { hasLabel, readStarred, setLabel } from './repository';

/** Labels that a person gives to items: `read` and `starred`, and the list of starred items. */
export function labelRoutes(app: HttpApp, { db, pool, clock }: Deps): void {
  app.put(
    '/data/v1/articles/:id/label/:label',
    {
      config: { access: 'user' },
      schema: { params: LabelParams, querystring: ToggleQuery, response: { 200: LabelAnswer } },
    },
    async ({ caller, params: { id, label }, query }) => {
      await findArticle(db, caller, id, {});
      const key = { userId: caller.userId, itemId: id, label };
      const on = query.on ?? !(await hasLabel(db, key));
      await setLabel(db, key, on ? clock() : null);
      return { articleId: id, label, on };
    },
  );
  app.get(
    '/data/v1/articles/starred',
    { config: { access: 'user' }, schema: { querystring: StarredQuery, response: { 200: StarredAnswer } } },
    async ({ caller, query: { start = 0, limit = limits.topicListPage } }) => {
      const { versions, total } = await readStarred(db, caller, { start, limit });
      return { articles: await toCards(pool, caller, versions, null), total };
    },
  );
}
