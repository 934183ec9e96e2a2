import type { Deps } from '@server/http/deps';
import type { ArticleSearch } from './articleSearch';

export interface SearchDeps extends Deps {
  articleSearch: ArticleSearch;
}
