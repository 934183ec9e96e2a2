import type { ArticleState } from '@contract/workspaceArticles';

/** What sources wrote is Original; drafts and published articles are people's own writing, which no workspace holds yet. */
export const articleState = (): ArticleState => 'Original';
