import type { ArticleState } from '@contract/workspaceArticles';

/** The versions of an own article; nulls for an item. */
export interface OwnVersions {
  own_version: number | null;
  published_version: number | null;
}

/**
 * `Original`: written by a source. An own article is `Published` if its newest version is what is published, and `Draft`
 * otherwise; what was published before stays published meanwhile.
 */
export function articleState({ own_version: latest, published_version: published }: OwnVersions): ArticleState {
  if (latest === null) return 'Original';
  return published === latest ? 'Published' : 'Draft';
}
