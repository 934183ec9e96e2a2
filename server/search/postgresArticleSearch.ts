import type { Pool } from 'pg';
import type { ArticleSearch, SearchOptions } from './articleSearch';
import { facets, type FacetRequest } from './facets';
import { histogram } from './histogram';
import { hitInstants } from './hitInstants';
import { Ranker } from './ranking/ranker';
import type { Ranks } from './ranking/ranks';
import type { SearchFilter, SearchRequest } from './request';
import { search } from './search';
import type { SearchContext } from './session';
import { wordsFound, type SoughtWord } from './wordsFound';

/**
 * Searches by the sealed postings, and by PostgreSQL's word index where these do not decide: see
 * docs/decisions/search-in-postgresql.md.
 */
export class PostgresArticleSearch implements ArticleSearch {
  /** @param ranks reads the postings: in a thread of its own in the server, in the calling thread otherwise */
  constructor(
    readonly pool: Pool,
    readonly ranks: Ranks = new Ranker(),
  ) {}

  search(request: SearchRequest, options?: SearchOptions) {
    return search(this, request, options);
  }

  facets(filter: SearchFilter, request?: FacetRequest, context?: SearchContext) {
    return facets(this, filter, request, context);
  }

  histogram(filter: SearchFilter, days: number, context?: SearchContext) {
    return histogram(this, filter, days, context);
  }

  hitInstants(filter: SearchFilter, days: number, context?: SearchContext) {
    return hitInstants(this, filter, days, context);
  }

  exists(departmentId: string, words: readonly SoughtWord[], context?: SearchContext) {
    return wordsFound(this.pool, departmentId, words, context);
  }
}
