import type { Pool } from 'pg';
import type { ArticleSearch, SearchOptions } from './articleSearch';
import { facets } from './facets';
import { histogram } from './histogram';
import { hitInstants } from './hitInstants';
import { Ranker } from './ranking/ranker';
import type { RankingService } from './ranking/searchIndex';
import type { FacetRequest, SearchFilter, SearchRequest } from './searchRequest';
import { search } from './search';
import type { SearchContext } from './searchSession';
import { findExistingWords, type SearchedWord } from './existingWords';

/**
 * Searches the sealed postings, and PostgreSQL's word index in the cases that these can't decide. See
 * docs/decisions/search-in-postgresql.md.
 */
export class PostgresArticleSearch implements ArticleSearch {
  /** @param ranks Reads the postings: in a worker thread in the server, in the calling thread elsewhere. */
  constructor(
    readonly pool: Pool,
    readonly ranks: RankingService = new Ranker(),
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

  exists(departmentId: string, words: readonly SearchedWord[], context?: SearchContext) {
    return findExistingWords(this.pool, departmentId, words, context);
  }
}
