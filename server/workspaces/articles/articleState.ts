import type { ArticleState } from '@contract/workspaceArticles';

/**
 * Always `Original` (written by a source): drafts and published articles would be people's own writing, which
 * workspaces don't contain yet.
 */
export const articleState = (): ArticleState => 'Original';
