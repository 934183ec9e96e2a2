import { searchSeconds } from '@server/metrics/metrics';
import { inSpan, type SpanRecorder } from '@server/tracing/spans';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import type { ArticleSearch } from './articleSearch';

type SearchKind = 'newest' | 'relevance' | 'facets' | 'histogram' | 'instants' | 'words';

/** Measures the searches of another implementation. */
export class MeasuredArticleSearch implements ArticleSearch {
  /** @param recorder undefined if no traces are exported */
  constructor(
    private readonly searched: ArticleSearch,
    private readonly recorder?: SpanRecorder,
  ) {}

  search(...[request, options]: Parameters<ArticleSearch['search']>) {
    const kind = request.sort === 'RELEVANT_FIRST' && request.query !== null ? 'relevance' : 'newest';
    return this.measure(kind, () => this.searched.search(request, options));
  }

  facets(...given: Parameters<ArticleSearch['facets']>) {
    return this.measure('facets', () => this.searched.facets(...given));
  }

  histogram(...given: Parameters<ArticleSearch['histogram']>) {
    return this.measure('histogram', () => this.searched.histogram(...given));
  }

  hitInstants(...given: Parameters<ArticleSearch['hitInstants']>) {
    return this.measure('instants', () => this.searched.hitInstants(...given));
  }

  exists(...given: Parameters<ArticleSearch['exists']>) {
    return this.measure('words', () => this.searched.exists(...given));
  }

  private async measure<T>(kind: SearchKind, search: () => Promise<T>): Promise<T> {
    const end = searchSeconds.startTimer({ kind });
    try {
      const found = await inSpan(this.recorder, `search ${kind}`, search);
      end({ outcome: 'ok' });
      return found;
    } catch (error) {
      end({ outcome: error instanceof SearchFailure ? error.code.toLowerCase() : 'failed' });
      throw error;
    }
  }
}
