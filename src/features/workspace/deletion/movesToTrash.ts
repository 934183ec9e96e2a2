import type { SelectableArticle } from '@contract/workspaceArticles';

/** Those of the articles that move to the user's Trash when they are deleted: the user's own, in the own workspace. */
export function movesToTrash(articles: readonly SelectableArticle[], isOwn: boolean): SelectableArticle[] {
  return isOwn ? articles.filter((article) => article.isOwn && article.isAuthor) : [];
}
