import { limits } from '@contract/limits';
import { formatNumber } from '@contract/numbers';
import type { Tx } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { countArticles } from './repository';

/**
 * Throws LIMIT_REACHED if this number of new articles exceeds the workspace's limit. The caller must hold the workspace's
 * lock.
 */
export async function requireCapacity(tx: Tx, workspaceId: string, added: number): Promise<void> {
  if ((await countArticles(tx, workspaceId)) + added <= limits.workspaceArticles) return;
  const most = formatNumber(limits.workspaceArticles);
  throw new AppError('LIMIT_REACHED', `A workspace can have up to ${most} articles. Please remove some first.`);
}
