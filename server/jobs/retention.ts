import { sql, type RawBuilder } from 'kysely';
import { limits } from '@contract/limits';
import type { Db } from '@server/db/schema';
import { pruneEditions, reportsAnEdition } from '@server/alerts/repository';
import { pruneVersions } from '@server/articles/items/versionStore';
import { isStarred } from '@server/articles/labels/repository';
import { pruneUnusedFiles, pruneUploads } from '@server/files/repository';
import { pruneMails } from '@server/mail/repository';
import { readingsAreKeptDays } from '@server/matching/matchArticles';
import { deleteMatchesOf, pruneMatches, summarizeMatches } from '@server/matching/repository';
import { pruneNewsletters } from '@server/newsletters/repository';
import { pruneSessions } from '@server/sign-in/sessions/repository';
import { pruneTopicChanges } from '@server/topics/topicWrites';
import { pruneArticleEmails } from '@server/workspaces/emailing/repository';
import { pruneRemovedPlaces } from '@server/workspaces/contents/removedPlaces';
import { isFileUsed, pruneTrash } from '@server/workspaces/own-articles/repository';
import { isSaved } from '@server/workspaces/contents/repository';
import { pruneNotifications } from '@server/workspaces/notifications/repository';

const DAY_MS = 86_400_000;
const BATCH = 500;
/** The hour (UTC) in which maintenance statements run after deletions. */
const MAINTENANCE_HOUR = 3;

interface RetentionPeriods {
  /** Days that articles are kept after they were published and received; undefined: forever. */
  articlesDays?: number;
  /** Days that sent mails, newsletters, editions, read notifications, and topic matches are kept. */
  historyDays: number;
}

interface Rule {
  /** What the rule deletes, for the log. */
  name: string;
  /** The statement that deletes at most `limit` rows older than `before`. */
  statement: (before: Date, limit: number) => RawBuilder<unknown>;
  days: number;
  /** Maintenance statements to run once a day if rows were deleted. */
  maintenance?: RawBuilder<unknown>[];
}

/**
 * Deletes in small batches what is older than its retention period, and returns the number of deleted rows by rule. It
 * can be stopped between two batches, and several processes may run it at once.
 */
export async function prune(
  db: Db,
  periods: RetentionPeriods,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const { name, statement, days, maintenance } of retentionRules(periods)) {
    const before = new Date(now.getTime() - days * DAY_MS);
    for (let rows = BATCH; rows >= BATCH && signal?.aborted !== true;) {
      rows = Number((await statement(before, BATCH).execute(db)).numAffectedRows ?? 0n);
      if (rows > 0) deleted[name] = (deleted[name] ?? 0) + rows;
    }
    if (maintenance !== undefined && deleted[name] !== undefined && now.getUTCHours() === MAINTENANCE_HOUR) {
      for (const statement of maintenance) await statement.execute(db);
    }
  }
  return deleted;
}

const isSavedOrStarred = (version: string) => sql<boolean>`(${isSaved(version)} or ${isStarred(version)})`;

/** The retention rules, in the order in which they are applied. */
export function retentionRules({ articlesDays, historyDays }: RetentionPeriods): Rule[] {
  const history: Rule[] = [
    { name: 'changes of topics', statement: pruneTopicChanges, days: readingsAreKeptDays * 2 },
    { name: 'ended sessions', statement: pruneSessions, days: 30 },
    { name: 'editions', statement: pruneEditions, days: historyDays },
    {
      name: 'mails',
      statement: (before, limit) => pruneMails(before, limit, reportsAnEdition),
      days: historyDays,
    },
    { name: 'newsletters', statement: pruneNewsletters, days: historyDays },
    { name: 'emails of articles', statement: pruneArticleEmails, days: historyDays },
    { name: 'notifications', statement: pruneNotifications, days: historyDays },
    { name: 'articles in the trash', statement: pruneTrash, days: limits.trashDays },
    { name: 'removals from workspaces', statement: pruneRemovedPlaces, days: limits.trashDays },
    { name: 'unfinished uploads', statement: pruneUploads, days: 1 },
    {
      name: 'unused files',
      statement: (before, limit) => pruneUnusedFiles(before, limit, isFileUsed),
      days: limits.unusedFileDays,
    },
    { name: 'matches', statement: pruneMatches, days: historyDays, maintenance: summarizeMatches },
  ];
  return articlesDays === undefined
    ? history
    : [
        ...history,
        {
          name: 'versions of articles',
          statement: (before, limit) =>
            pruneVersions(before, limit, { isKept: isSavedOrStarred, deleteMatches: deleteMatchesOf }),
          days: articlesDays,
        },
      ];
}
