import type { Pool } from 'pg';
import type { OpenSearchConfig } from '@server/config/openSearch';
import type { ShutdownHooks } from '@server/http/shutdownHooks';
import type { ArticleSearch } from '../articleSearch';
import { createOpenSearchClient } from './client';
import { OpenSearchArticleSearch } from './openSearchArticleSearch';

/** Starts searching in OpenSearch. */
export function startOpenSearch(
  pool: Pool,
  config: OpenSearchConfig,
  fallback: ArticleSearch,
  running: ShutdownHooks,
): ArticleSearch {
  const client = createOpenSearchClient(config);
  running.add(() => client.close());
  const warn = (message: string): void => void process.stdout.write(`${message}\n`);
  return new OpenSearchArticleSearch({ pool, client, fallback, warn });
}
