import type { Client } from '@opensearch-project/opensearch';
import type { Pool } from 'pg';
import { withAdvisoryLock } from '@server/db/advisoryLock';
import { deleteMonths, ensureMonth, moveAlias, putTemplate } from './indices';
import { mappingVersion } from './indexMapping';
import {
  activateIndex,
  addIndex,
  isFilled,
  listStored,
  lockIndices,
  readIndices,
  removeIndex,
  type SearchIndexRow,
} from './outbox';
import { sendChanges, type ReportRefused, type SendTarget } from './sendChanges';

/** The key of the advisory lock that lets one process at a time add, activate, and delete indices. */
const indicesLock = 7_204_413;

/** `alias-20261123t184512345`, to the millisecond in UTC: a generation of the index. */
function newName(alias: string, now: Date): string {
  return `${alias}-${now.toISOString().slice(0, 23).replaceAll(/[-:.]/g, '').toLowerCase()}`;
}

/**
 * Keeps the indices in OpenSearch filled. A new index is filled beside the one that searches read, and takes its place
 * when it has everything. Each step may be repeated, so a process may die between any two.
 */
export class SearchIndexFiller {
  private readonly target: SendTarget;
  private isPrepared = false;

  constructor(
    private readonly pool: Pool,
    private readonly client: Client,
    private readonly alias: string,
    private readonly report: ReportRefused,
  ) {
    this.target = { pool, client, alias };
  }

  /** Sends what waits, for at most a thousand changes an index. Returns whether there may be more. */
  async run(): Promise<boolean> {
    if (!this.isPrepared) await this.prepare();
    let more = false;
    for (const index of await readIndices(this.pool)) {
      if (!index.isListed) await listStored(this.pool, index.name);
      const sent = await sendChanges(this.target, index, this.report);
      more ||= sent > 0;
    }
    await this.activateNewest();
    return more;
  }

  /** Adds an index that will replace the present one, and returns its name. */
  async addNext(): Promise<string> {
    await putTemplate(this.client, this.alias);
    const name = newName(this.alias, new Date());
    await addIndex(this.pool, name, mappingVersion);
    return name;
  }

  /** Adds the first index, and one with the present mapping instead of an older one. */
  private async prepare(): Promise<void> {
    await putTemplate(this.client, this.alias);
    await withAdvisoryLock(this.pool, indicesLock, async () => {
      const indices = await readIndices(this.pool);
      if (indices.at(-1)?.mappingVersion === mappingVersion) return;
      // An older index would refuse new documents, so PostgreSQL searches until the new one is filled.
      for (const { name } of indices) await removeIndex(this.pool, name);
      await this.addNext();
    });
    this.isPrepared = true;
  }

  /** Makes searches read the newest index if it is filled, and deletes those before it. */
  private async activateNewest(): Promise<void> {
    const indices = await readIndices(this.pool);
    const newest = indices.at(-1);
    if (newest === undefined || (newest.isActive && indices.length === 1)) return;
    if (!newest.isActive && !(await isFilled(this.pool, newest.name))) return;
    if (!newest.isActive && !(await this.activate(newest))) return;
    // Also those that a restored database doesn't know.
    await deleteMonths(this.client, this.alias, [newest.name]);
    for (const { name } of indices.slice(0, -1)) await removeIndex(this.pool, name);
  }

  /**
   * Returns false if another process is doing it, or articles came meanwhile that the present index has already: the
   * replaced index is still read, so it must not be deleted.
   */
  private async activate(index: SearchIndexRow): Promise<boolean> {
    const isDone = await withAdvisoryLock(this.pool, indicesLock, async (client) => {
      const present = (await readIndices(client)).find(({ name }) => name === index.name);
      if (present === undefined) return false;
      if (present.isActive) return true;
      // Without any article there would be nothing that the alias points to.
      await ensureMonth(this.pool, this.client, this.alias, index, new Date().toISOString().slice(0, 7));
      // Twice, because the first may take long, and nothing can be removed from the outbox during the second.
      await this.client.indices.refresh({ index: `${index.name}-*` });
      await lockIndices(client);
      if (!(await isFilled(client, index.name))) return false;
      await this.client.indices.refresh({ index: `${index.name}-*` });
      await activateIndex(client, index.name);
      await moveAlias(this.client, this.alias, index.name);
      return true;
    });
    return isDone === true;
  }

  /** Deletes all indices; PostgreSQL searches alone. */
  async removeAll(): Promise<void> {
    for (const { name } of await readIndices(this.pool)) await removeIndex(this.pool, name);
    await deleteMonths(this.client, this.alias);
  }
}
