import type { AnalysedArticle } from '../analyzer/analysedArticle';
import type { SavedQuery } from './savedQueries';

/** A topic that an article satisfies, and the revision of it that did. */
export interface TopicHit {
  id: string;
  revision: string;
}

/** All saved queries, held so that an article finds those it satisfies. */
export interface QueryIndex {
  /** Adds a query, or replaces the one of the same id. */
  set(saved: SavedQuery): void;
  remove(id: string): void;
  /** Relative dates count from `now`. */
  match(article: AnalysedArticle, now: Date): TopicHit[];
}
