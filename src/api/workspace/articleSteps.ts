import type { ArticleIdsAnswer } from '@contract/folders';
import type { UnpublishBody } from '@contract/ownArticles';
import { workspaceApi } from '../workspaceApi';
import { namedArticles } from './articles';

/** One request of a change of many articles, with at most as many as the server takes at once. */
export type ArticleStep =
  | { kind: 'delete' | 'restore'; articleIds: readonly string[] }
  | { kind: 'addToSection' | 'removeFromSection'; sectionId: string; articleIds: readonly string[] }
  | { kind: 'unpublish'; articles: UnpublishBody };

const path = '/workspace/v1';

export const articleStepEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    /** The caller reloads the lists after the last step, and shows a failure: it knows how many articles are left. */
    articleStep: build.mutation<Partial<ArticleIdsAnswer>, ArticleStep & { ownerId: string }>({
      query: ({ ownerId, ...step }) => ({ method: 'POST', ...requestOf(step, ownerId) }),
      extraOptions: { handlesFailure: true },
    }),
  }),
});

function requestOf(step: ArticleStep, ownerId: string) {
  const params = { ownerId };
  if (step.kind === 'unpublish') return { url: `${path}/article/unpublish`, params, body: step.articles };
  const articleIds = [...step.articleIds];
  if ('sectionId' in step) {
    return step.kind === 'addToSection'
      ? { url: `${path}/groups/${encodeURIComponent(step.sectionId)}/articles`, params, body: { articleIds } }
      : { url: `${path}/groups/articles/remove`, params, body: { [step.sectionId]: articleIds } };
  }
  return step.kind === 'delete'
    ? { url: `${path}/articles/delete?${namedArticles({ ownerId, articleIds })}` }
    : { url: `${path}/articles/restore`, params, body: { articleIds } };
}
