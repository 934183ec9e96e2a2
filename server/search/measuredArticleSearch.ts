import { searchSeconds } from '@server/metrics/metrics';
import { inSpan } from '@server/tracing/spans';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import type { ArticleSearch } from './articleSearch';

type SearchKind = 'newest' | 'relevance' | 'facets' | 'histogram' | 'instants' | 'words';

/** Measures the searches of another implementation. */
export class MeasuredArticleSearch implements ArticleSearch {
  constructor(private readonly searched: ArticleSearch) {}

  search(...[request, options]: Parameters<ArticleSearch['search']>) {
    const kind = request.sort === 'RELEVANT_FIRST' && request.query !== null ? 'relevance' : 'newest';
    return measure(kind, () => this.searched.search(request, options));
  }

  facets(...given: Parameters<ArticleSearch['facets']>) {
    return measure('facets', () => this.searched.facets(...given));
  }

  histogram(...given: Parameters<ArticleSearch['histogram']>) {
    return measure('histogram', () => this.searched.histogram(...given));
  }

  hitInstants(...given: Parameters<ArticleSearch['hitInstants']>) {
    return measure('instants', () => this.searched.hitInstants(...given));
  }

  exists(...given: Parameters<ArticleSearch['exists']>) {
    return measure('words', () => this.searched.exists(...given));
  }
}

async function measure<T>(kind: SearchKind, search: () => Promise<T>): Promise<T> {
  const end = searchSeconds.startTimer({ kind });
  try {
    const found = await inSpan(`search ${kind}`, search);
    end({ outcome: 'ok' });
    return found;
  } catch (error) {
    end({ outcome: error instanceof SearchFailure ? error.code.toLowerCase() : 'failed' });
    throw error;
  }
}
