import { LabelAnswer, LabelParams, ToggleQuery } from '@contract/articleActions';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { findArticle } from '../items/service';
import { hasLabel, setLabel } from './repository';

/** Labels that a person gives to items: `read` and `starred`. */
export function labelRoutes(app: HttpApp, { db, clock }: Deps): void {
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
}
