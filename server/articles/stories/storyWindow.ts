import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import type { Keys } from '@server/engine/similarity/keys';
import type { Telling } from '@server/engine/similarity/similarity';
import { near } from '@server/engine/similarity/parameters';
import { Shelf } from '@server/engine/similarity/signatureIndex';
import { readSignatures } from './signatureStore';
import { TermCounts } from './termCounts';

const READ_AT_ONCE = 1_000;
const windowMs = near.hours * 3_600_000;
/** So many entries more make it worth while to look for what is too old. */
const FEW_ENTRIES = 4_096;

/**
 * What stories are found by, as it is stored, in a worker's memory: the articles that may still be compared, and how often
 * terms occur. It is always what was committed, and what the batch at hand adds; it can be had anew at any time.
 */
export class StoryWindow {
  shelf = new Shelf();
  readonly counts = new TermCounts();
  private readUpTo = '0';
  /** The first entry that no other worker has seen yet, and the entries that those from there on replaced. */
  private ownFrom = 0;
  private replaced: number[] = [];
  private clearAt = FEW_ENTRIES;

  /** Reads ahead what is stored, before the lock is taken. */
  async prepare(db: Db): Promise<void> {
    await this.catchUp(db);
    await this.counts.read(db);
  }

  /**
   * Brings the window up to what is committed; under the lock that all grouping takes, so that nothing comes between. What the last batch
   * added is read back: it may not have been committed.
   */
  async open(tx: Tx, now: Date): Promise<void> {
    await this.catchUp(tx);
    await this.counts.read(tx);
    this.letGo(now.getTime() - windowMs);
  }

  /** Lays the shelf out anew without what is too old or was replaced, once that is a third of it. */
  private letGo(before: number): void {
    const { length } = this.shelf;
    if (length < this.clearAt) return;
    if (this.shelf.countSince(before) * 3 <= length * 2) {
      this.shelf = this.shelf.since(before);
      this.ownFrom = this.shelf.length;
    }
    this.clearAt = this.shelf.length + Math.max(FEW_ENTRIES, Math.ceil(this.shelf.length / 8));
  }

  /** Adds an article of the batch at hand; answers its entry. */
  add(telling: Telling, keys: Keys): number {
    const entry = this.shelf.length;
    const replaced = this.shelf.add(telling, keys);
    if (replaced !== undefined && replaced < this.ownFrom) this.replaced.push(replaced);
    return entry;
  }

  private async catchUp(db: Db | Tx): Promise<void> {
    this.shelf.takeBack(this.ownFrom, this.replaced);
    this.replaced = [];
    for (;;) {
      const rows = await readSignatures(db, this.readUpTo, READ_AT_ONCE);
      for (const { place, telling } of rows) {
        this.shelf.add(telling);
        this.readUpTo = place;
      }
      this.ownFrom = this.shelf.length;
      if (rows.length < READ_AT_ONCE) return;
    }
  }
}

/** Keeps other workers from grouping until the transaction's end. */
export async function lockStories(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('stories', 0))`.execute(tx);
}
