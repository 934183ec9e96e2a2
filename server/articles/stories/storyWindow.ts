import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import type { LookupKeys } from '@server/engine/similarity/lookupKeys';
import type { ArticleSignature } from '@server/engine/similarity/similarity';
import { nearDuplicate } from '@server/engine/similarity/parameters';
import { SignatureIndex } from '@server/engine/similarity/signatureIndex';
import { readSignatures } from './signatureStore';
import { TermCounts } from './termCounts';

const READ_AT_ONCE = 1_000;
const windowMs = nearDuplicate.hours * 3_600_000;
/** The number of new entries after which it is worth looking for expired ones. */
const FEW_ENTRIES = 4_096;

/**
 * A worker's copy of what grouping needs: the signatures of articles that can still be compared, and the document
 * frequencies of terms. Contains what was committed plus the current batch, and can be rebuilt at any time.
 */
export class StoryWindow {
  index = new SignatureIndex();
  readonly counts = new TermCounts();
  private readUpTo = '0';
  /** The first entry of the current batch, which may not be committed, and the entries that the batch replaced. */
  private ownFrom = 0;
  private replaced: number[] = [];
  private clearAt = FEW_ENTRIES;

  /** Reads stored signatures before the lock is taken, so that it is held for less time. */
  async prepare(db: Db): Promise<void> {
    await this.catchUp(db);
    await this.counts.read(db);
  }

  /**
   * Brings the window up to date under the lock that all grouping takes, so that nothing changes meanwhile. The last
   * batch is removed and read again, because it may not have been committed.
   */
  async open(tx: Tx, now: Date): Promise<void> {
    await this.catchUp(tx);
    await this.counts.read(tx);
    this.dropExpired(now.getTime() - windowMs);
  }

  /** Rebuilds the index without expired and replaced entries once these are a third of it. */
  private dropExpired(before: number): void {
    const { length } = this.index;
    if (length < this.clearAt) return;
    if (this.index.countSince(before) * 3 <= length * 2) {
      this.index = this.index.since(before);
      this.ownFrom = this.index.length;
    }
    this.clearAt = this.index.length + Math.max(FEW_ENTRIES, Math.ceil(this.index.length / 8));
  }

  /** Adds an article of the current batch and returns its entry number. */
  add(signature: ArticleSignature, keys: LookupKeys): number {
    const entry = this.index.length;
    const replaced = this.index.add(signature, keys);
    if (replaced !== undefined && replaced < this.ownFrom) this.replaced.push(replaced);
    return entry;
  }

  private async catchUp(db: Db | Tx): Promise<void> {
    this.index.removeFrom(this.ownFrom, this.replaced);
    this.replaced = [];
    for (;;) {
      const rows = await readSignatures(db, this.readUpTo, READ_AT_ONCE);
      for (const { place, signature } of rows) {
        this.index.add(signature);
        this.readUpTo = place;
      }
      this.ownFrom = this.index.length;
      if (rows.length < READ_AT_ONCE) return;
    }
  }
}

/** Prevents other workers from grouping until the end of the transaction. */
export async function lockStories(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('stories', 0))`.execute(tx);
}
