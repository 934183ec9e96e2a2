import type { Pool } from 'pg';
import type { OpenSearchConfig } from '@server/config/openSearch';
import type { ShutdownHooks } from '@server/http/shutdownHooks';
import type { ArticleSearch } from '../articleSearch';
import { createOpenSearchClient } from './client';
import { OpenSearchArticleSearch } from './openSearchArticleSearch';

/** Returns the search in OpenSearch if the process is configured to use it, otherwise the one in PostgreSQL. */
export function startOpenSearch(
  pool: Pool,
  config: OpenSearchConfig | undefined,
  fallback: ArticleSearch,
  running: ShutdownHooks,
): ArticleSearch {
  if (config?.isSearching !== true) return fallback;
  const client = createOpenSearchClient(config);
  running.add(() => client.close());
  const warn = (message: string): void => void process.stdout.write(`${message}\n`);
  return new OpenSearchArticleSearch({ pool, client, alias: config.index, fallback, warn });
}
