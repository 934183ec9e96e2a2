import { planMatches } from '../query/matches';
import { planOf, type Plan } from '../query/plan';
import type { AnalysedArticle } from '../analyzer/analysedArticle';
import type { QueryIndex, TopicHit } from './queryIndex';
import type { SavedQuery } from './savedQueries';

/** Asks each saved query about each article: exact, and enough for some hundreds of queries. */
export class ScanIndex implements QueryIndex {
  private readonly entries = new Map<string, { saved: SavedQuery; plan: Plan | null }>();

  set(saved: SavedQuery): void {
    this.entries.set(saved.id, { saved, plan: saved.query === null ? null : planOf(saved.query) });
  }

  remove(id: string): void {
    this.entries.delete(id);
  }

  match(article: AnalysedArticle, now: Date): TopicHit[] {
    const hits: TopicHit[] = [];
    for (const { saved, plan } of this.entries.values()) {
      if (!isVisible(saved, article)) continue;
      if (plan === null || planMatches(plan, article, now)) hits.push({ id: saved.id, revision: saved.revision });
    }
    return hits;
  }
}

/** Whether a topic's sources, and its department's rights, hold the article. */
export function isVisible(saved: SavedQuery, article: AnalysedArticle): boolean {
  if (article.departmentId !== null && article.departmentId !== saved.departmentId) return false;
  return saved.sources === 'all' || saved.sources.has(article.sourceId);
}
