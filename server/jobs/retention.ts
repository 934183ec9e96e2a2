import type { RawBuilder } from 'kysely';
import type { Db } from '@server/db/schema';
import { pruneEditions, reportsAnEdition } from '@server/alerts/repository';
import { pruneVersions } from '@server/articles/items/versionStore';
import { pruneMails } from '@server/mail/repository';
import { readingsAreKeptDays } from '@server/matching/matchArticles';
import { deleteMatchesOf, pruneMatches, summarizeMatches } from '@server/matching/repository';
import { pruneNewsletters } from '@server/newsletters/repository';
import { pruneSessions } from '@server/sign-in/sessions/repository';
import { pruneTopicChanges } from '@server/topics/changes';
import { isSaved } from '@server/workspaces/items/repository';
import { pruneNotifications } from '@server/workspaces/notifications/repository';

const DAY_MS = 86_400_000;
const BATCH = 500;
/** The hour (UTC) after whose deletions what finds the old is put in order. */
const TIDY_HOUR = 3;

export interface Keeping {
  /** Articles this many days after they were published and received; undefined: for ever. */
  articlesDays?: number;
  /** Sent mails, newsletters, editions, read notifications and what matched, this many days. */
  historyDays: number;
}

interface Rule {
  /** What is let go, for the log. */
  name: string;
  /** Deletes at most `limit` rows that are older than the instant. */
  statement: (before: Date, limit: number) => RawBuilder<unknown>;
  days: number;
  /** What is to be put in order once a day, where something went. */
  afterwards?: RawBuilder<unknown>[];
}

/**
 * Lets go, in small steps, of what is older than it is kept; answers how many rows of each kind went. It may be
 * stopped between two steps, and any number of processes may do it at once.
 */
export async function prune(
  db: Db,
  keeping: Keeping,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const { name, statement, days, afterwards } of rules(keeping)) {
    const before = new Date(now.getTime() - days * DAY_MS);
    for (let rows = BATCH; rows >= BATCH && signal?.aborted !== true;) {
      rows = Number((await statement(before, BATCH).execute(db)).numAffectedRows ?? 0n);
      if (rows > 0) gone[name] = (gone[name] ?? 0) + rows;
    }
    if (afterwards !== undefined && gone[name] !== undefined && now.getUTCHours() === TIDY_HOUR) {
      for (const statement of afterwards) await statement.execute(db);
    }
  }
  return gone;
}

/** What goes, and by which statement, in the order in which it goes. */
export function rules({ articlesDays, historyDays }: Keeping): Rule[] {
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
    { name: 'notifications', statement: pruneNotifications, days: historyDays },
    { name: 'matches', statement: pruneMatches, days: historyDays, afterwards: summarizeMatches },
  ];
  return articlesDays === undefined
    ? history
    : [
        ...history,
        {
          name: 'versions of articles',
          statement: (before, limit) =>
            pruneVersions(before, limit, { isKept: isSaved, deleteMatches: deleteMatchesOf }),
          days: articlesDays,
        },
      ];
}
