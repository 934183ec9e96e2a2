import type { Deps } from '@server/http/deps';
import type { ArticleSearch } from './articleSearch';
import type { ReplicaMonitor } from './replicas/replicaMonitor';

export interface SearchDeps extends Deps {
  articleSearch: ArticleSearch;
  /** The replicas on which searches run, if there are any. */
  searchReplicas?: Pick<ReplicaMonitor, 'states'>;
}
