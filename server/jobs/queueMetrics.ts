import { sql } from 'kysely';
import type { Db } from '@server/db/schema';
import { commitHorizon } from '@server/alerts/commitHorizon';
import { countDueSubscriptions } from '@server/alerts/dueSubscriptions';
import type { Stoppable } from '@server/background/job';
import { startLoop } from '@server/background/loop';
import { queueAgeSeconds, queueLength, queuesReadable } from '@server/metrics/metrics';

const readEveryMs = 10_000;
/** More entries than this are not counted. */
const counted = 100_000;

interface QueueFigures {
  length: number;
  /** When the oldest due entry became due; null if there is none, or if the queue doesn't know. */
  since: Date | null;
}

type Queue = (db: Db, now: Date) => Promise<QueueFigures>;

/** Counts the rows of a statement that returns a column `since`. */
const rowsOf =
  (statement: (now: Date) => ReturnType<typeof sql>): Queue =>
  async (db, now) => {
    const { rows } = await sql<QueueFigures>`select count(*)::int as length, min(since) as since
      from (select * from (${statement(now)}) entries limit ${counted}) entries`.execute(db);
    return rows[0] ?? { length: 0, since: null };
  };

/** The queues in the database, by the value of the label `queue`. */
const queues: Readonly<Record<string, Queue>> = {
  matching: rowsOf(() => sql`select enqueued_at as since from match_queue`),
  mail: rowsOf(
    (now) => sql`select next_attempt_at as since from mail
      where state in ('queued', 'uncertain') and next_attempt_at <= ${now} order by next_attempt_at`,
  ),
  feeds: rowsOf(
    (now) => sql`select f.next_read_at as since from feed f join source s on s.id = f.source_id
      where s.removed_at is null and f.next_read_at <= ${now} and (f.leased_until is null or f.leased_until < ${now})
      order by f.next_read_at`,
  ),
  backfill: rowsOf(() => sql`select changed_at as since from topic_change where backfilled_at is null`),
  sealing: rowsOf(() => sql`select null::timestamptz as since from ranking_tail`),
  vocabulary: rowsOf(() => sql`select null::timestamptz as since from vocabulary_queue`),
  // Rows without an instant are sent again; searches don't wait for them.
  indexing: rowsOf(() => sql`select changed_at as since from search_outbox`),
  alerts: async (db, now) => countDueSubscriptions(db, { now, through: await commitHorizon(db) }, counted),
};

/** Reads the lengths and ages of all queues into the metrics, every ten seconds. */
export function startQueueMetrics(db: Db, clock: () => Date): Stoppable {
  return startLoop({
    pauseMs: readEveryMs,
    run: async () => {
      await readQueues(db, clock());
      return false;
    },
    onError: () => queuesReadable.set(0),
  });
}

export async function readQueues(db: Db, now: Date): Promise<void> {
  for (const [queue, read] of Object.entries(queues)) {
    const { length, since } = await read(db, now);
    queueLength.set({ queue }, length);
    queueAgeSeconds.set({ queue }, since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1_000));
  }
  queuesReadable.set(1);
}
