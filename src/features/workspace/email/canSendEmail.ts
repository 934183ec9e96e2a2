import type { WorkspaceArticle } from '@contract/workspaceArticles';
import type { RootState } from '@client/shared/redux/rootState';

/** Whether Send is offered at all. */
export const selectCanSendEmail = ({ session }: RootState): boolean => session.settings?.features.sendButton ?? false;

/** Whether one of the articles is a draft, or has changes that aren't published: then nothing can be sent. */
export const hasDraft = (articles: readonly Pick<WorkspaceArticle, 'state'>[]): boolean =>
  articles.some(({ state }) => state === 'Draft');
