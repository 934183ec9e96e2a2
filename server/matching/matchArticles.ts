import { setImmediate as otherWork } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import type { Percolator } from '@server/engine/percolator/percolator';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { loadArticles, versionName, type ArticleRow, type VersionKey } from '@server/articles/items/loadArticles';
import { arrivedArticle, groupArticles } from '@server/articles/stories/groupArticles';
import { StoryWindow } from '@server/articles/stories/storyWindow';
import { takeQueued } from '@server/articles/items/versionStore';
import { addMatches, deleteSupersededMatches, type NewMatch } from './repository';
import { recordRefusedQueries, type RefusedQuery } from '@server/topics/topicWrites';
import { readAllQueries, readChangedQueries, type QueryChanges, type SavedQuery } from './savedQueries';

const DEFAULT_BATCH = 100;
const DAY_MS = 86_400_000;
/**
 * A process that last read the changes of saved queries more than this many days ago reads all queries again. Changes
 * are kept for longer than that.
 */
export const readingsAreKeptDays = 7;

interface TakenArticle extends VersionKey {
  article: AnalyzedArticle;
}

/**
 * Matches queued articles against all saved queries and groups them into stories. Each process holds all queries and
 * takes its own batches. A batch is one transaction: if the process is killed, another one takes the batch, and nothing
 * is matched twice.
 */
export class ArticleMatcher {
  private readonly window = new StoryWindow();
  private horizon: string | null = null;
  private readAt = 0;
  private batch: string[] = [];

  constructor(
    private readonly db: Db,
    private readonly percolator: Percolator,
    /** Called whenever all queries are read, with those that no longer parse, if there are any. */
    private readonly onRefused: (refused: readonly RefusedQuery[]) => void = () => undefined,
  ) {}

  /** The queue ids that the last batch took. */
  get taken(): readonly string[] {
    return this.batch;
  }

  /**
   * Matches at most `size` queued versions, except those with the queue ids in `except`. Returns the number of
   * versions.
   */
  async matchBatch(now: Date, size = DEFAULT_BATCH, except: readonly string[] = []): Promise<number> {
    this.batch = [];
    const isStale = now.getTime() - this.readAt > readingsAreKeptDays * DAY_MS;
    const horizon = this.horizon === null || isStale ? await this.readAll(now) : this.horizon;
    await this.window.prepare(this.db);
    return this.db.transaction().execute(async (tx) => {
      const taken = await takeQueued(tx, size, except);
      this.batch = taken.map(({ id }) => id);
      if (taken.length === 0) return 0;
      // Read after taking the batch: everything that was committed when an article's transaction ran is visible here
      // too.
      this.apply(await readChangedQueries(tx, horizon), now);
      const articles = await loadTaken(tx, newestOf(taken));
      const matches = articles.flatMap((one) => this.matchesOf(one, now));
      await removeOutdated(tx, articles, matches);
      await addMatches(tx, matches);
      // In the same transaction as the matches, so that an alert that sees them knows their stories. Last, because
      // workers wait for each other from here on.
      const arrived = articles.map(({ article, ...key }) => arrivedArticle(key, article));
      await groupArticles(tx, arrived, this.window, now);
      return taken.length;
    });
  }

  private async readAll(now: Date): Promise<string> {
    this.horizon = null;
    this.percolator.clear();
    const { horizon, refused } = await readAllQueries(this.db, (saved) => this.add(saved));
    await recordRefusedQueries(this.db, refused);
    if (refused.length > 0) this.onRefused(refused);
    while (!this.percolator.indexSome()) await otherWork();
    this.readAt = now.getTime();
    this.horizon = horizon;
    return horizon;
  }

  private apply(changes: QueryChanges, now: Date): void {
    this.readAt = now.getTime();
    for (const id of changes.removed) this.percolator.remove(id);
    this.add(changes.saved);
    this.horizon = changes.horizon;
  }

  private add(saved: readonly SavedQuery[]): void {
    for (const { id, revision, query, scope } of saved) this.percolator.add(id, revision, query, scope);
  }

  private matchesOf({ itemId, version, article }: TakenArticle, now: Date): NewMatch[] {
    return this.percolator.match(article, now).map(({ id, revision }) => ({ topicId: id, revision, itemId, version }));
  }
}

async function loadTaken(tx: Tx, batch: readonly VersionKey[]): Promise<TakenArticle[]> {
  const articles = await loadArticles(
    async (text, values) => (await tx.executeQuery<ArticleRow>(CompiledQuery.raw(text, values))).rows,
    batch,
  );
  return batch.flatMap((key) => {
    const article = articles.get(versionName(key));
    return article === undefined ? [] : [{ ...key, article }];
  });
}

/** The newest version of each item: an older one was replaced before anyone could be alerted. */
function newestOf(taken: readonly VersionKey[]): VersionKey[] {
  const newest = new Map<string, VersionKey>();
  for (const key of taken) {
    const other = newest.get(key.itemId);
    if (!other || other.version < key.version) newest.set(key.itemId, key);
  }
  return [...newest.values()];
}

/** Deletes matches of an earlier version that the new version doesn't have, so that nobody is alerted about them. */
async function removeOutdated(tx: Tx, taken: readonly TakenArticle[], matches: readonly NewMatch[]): Promise<void> {
  const later = taken.filter(({ version }) => version > 1);
  if (later.length === 0) return;
  await deleteSupersededMatches(tx, later, matches);
}
