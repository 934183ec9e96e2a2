import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { hashText } from '@server/engine/similarity/hash';
import type { Frequencies } from '@server/engine/similarity/termVector';
import type { Term } from '@server/engine/similarity/terms';

/** The number of counted articles from which only a sample is counted; rare terms are known by then. */
const SAMPLED_FROM = 20_000;
const SAMPLED_EVERY = 8;
/**
 * The number of count rows from which they are summed up, and the number of terms from which terms seen once are
 * dropped: they weigh as much as unknown ones.
 */
const ADDED_UP_FROM = 200;
const MANY_TERMS = 500_000;

interface Counted {
  itemId: string;
  article: AnalyzedArticle;
  terms: readonly Term[];
  /** True if no earlier version was counted. */
  isNew: boolean;
}

const totalOf = (language: string): number => hashText(`language ${language}`);

/** The document frequencies of terms as stored, plus those of a batch. */
export class TermCounts {
  private readonly stored = new Map<number, number>();
  private readUpTo = '0';
  private rows = 0;

  /** Reads the counts stored since the last call. */
  async read(db: Db | Tx): Promise<void> {
    const { rows } = await sql<{ id: string; isSum: boolean; counts: Buffer }>`
      select id, is_sum as "isSum", counts from story_term_count where id > ${this.readUpTo} order by id`.execute(db);
    for (const { id, isSum, counts } of rows) {
      if (isSum) {
        this.stored.clear();
        this.rows = 0;
      }
      for (let at = 0; at + 8 <= counts.length; at += 8) {
        const term = counts.readInt32BE(at);
        this.stored.set(term, (this.stored.get(term) ?? 0) + counts.readInt32BE(at + 4));
      }
      this.readUpTo = id;
      this.rows += 1;
    }
  }

  /** Adds the terms of a batch to the stored counts. Returns the frequencies by language. */
  async add(tx: Tx, batch: readonly Counted[]): Promise<(language: string) => Frequencies> {
    const added = new Map<number, number>();
    const count = (term: number): unknown => added.set(term, (added.get(term) ?? 0) + 1);
    for (const { itemId, article, terms, isNew } of batch) {
      const isSampled = (this.stored.get(totalOf(article.language)) ?? 0) >= SAMPLED_FROM;
      if (!isNew || (isSampled && Number(BigInt(itemId) % BigInt(SAMPLED_EVERY)) !== 0)) continue;
      count(totalOf(article.language));
      for (const { hash } of terms) count(hash);
    }
    if (added.size > 0) await this.store(tx, added);
    const get = (term: number): number => (this.stored.get(term) ?? 0) + (added.get(term) ?? 0);
    return (language) => ({ articles: get(totalOf(language)), of: { get } });
  }

  private async store(tx: Tx, added: ReadonlyMap<number, number>): Promise<void> {
    if (this.rows < ADDED_UP_FROM) {
      await sql`insert into story_term_count (is_sum, counts) values (false, ${bytesOf([...added])})`.execute(tx);
      return;
    }
    const sum = new Map(this.stored);
    for (const [term, count] of added) sum.set(term, (sum.get(term) ?? 0) + count);
    const kept = sum.size > MANY_TERMS ? [...sum].filter(([, count]) => count > 1) : [...sum];
    await sql`delete from story_term_count`.execute(tx);
    await sql`insert into story_term_count (is_sum, counts) values (true, ${bytesOf(kept)})`.execute(tx);
  }
}

function bytesOf(counts: readonly (readonly [number, number])[]): Buffer {
  const bytes = Buffer.alloc(counts.length * 8);
  counts.forEach(([term, count], index) => {
    bytes.writeInt32BE(term, index * 8);
    bytes.writeInt32BE(count, index * 8 + 4);
  });
  return bytes;
}
