import type { Pool } from 'pg';
import { connect } from '@server/db/connect';
import type { ArticleSearch } from '../articleSearch';
import { PostgresArticleSearch } from '../postgresArticleSearch';
import type { RankingThread } from '../ranking/rankingThread';
import { ReplicaMonitor, type ReplicaState } from './replicaMonitor';
import { ReplicatedArticleSearch } from './replicatedArticleSearch';

/** Longer than any search computes: only a server that doesn't respond reaches it. */
export const replicaQueryTimeoutMs = 10_000;
const warnEveryMs = 60_000;

interface OpenReplicas {
  articleSearch: ArticleSearch;
  monitor: ReplicaMonitor;
  close(): Promise<void>;
}

/** Searches on replicas, with connections and a monitor of their own. They are numbered as in SEARCH_DATABASE_URL. */
export function openReplicas(
  pool: Pool,
  urls: readonly string[],
  {
    ranking,
    statementTimeoutMs,
    warn,
  }: {
    ranking: RankingThread;
    statementTimeoutMs: number;
    warn: (message: string) => void;
  },
): OpenReplicas {
  const connections = urls.map((url, index) =>
    connect(url, { name: `search ${String(index + 1)}`, statementTimeoutMs, queryTimeoutMs: replicaQueryTimeoutMs }),
  );
  const monitor = new ReplicaMonitor(
    pool,
    connections.map((connection, index) => ({ name: String(index + 1), pool: connection.pool })),
    onceAMinute(warn),
  );
  const articleSearch = new ReplicatedArticleSearch(
    new PostgresArticleSearch(pool, ranking),
    monitor,
    (replica, index) => new PostgresArticleSearch(replica.pool, ranking.onReplica(index)),
  );
  return {
    articleSearch,
    monitor,
    async close() {
      await monitor.stop();
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}

/** Reports each replica's changes, at most once a minute. */
function onceAMinute(warn: (message: string) => void): (state: ReplicaState) => void {
  const warned = new Map<string, number>();
  return ({ name, condition }) => {
    const now = performance.now();
    if (now - (warned.get(name) ?? -Infinity) < warnEveryMs) return;
    warned.set(name, now);
    warn(
      condition === 'usable' ? `Search replica ${name} is used.` : `Search replica ${name} is not used: ${condition}.`,
    );
  };
}
