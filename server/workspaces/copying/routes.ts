import { CopiesAnswer } from '@contract/articleActions';
import { DeleteArticlesQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { copyArticles } from './service';

/** POST /workspace/v1/articles/copy: copies articles of a workspace as drafts. */
export function copyRoutes(app: HttpApp, deps: Deps): void {
  app.post(
    '/workspace/v1/articles/copy',
    { config: { access: 'user' }, schema: { querystring: DeleteArticlesQuery, response: { 200: CopiesAnswer } } },
    ({ caller, query }) => copyArticles(deps, caller, query),
  );
}
