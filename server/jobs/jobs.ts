import { feedLimits } from '@contract/limits';
import { makeEditions, sendQueuedMails, msUntilNextCheck } from '@server/alerts/alertsJob';
import { lastEditionAt } from '@server/alerts/repository';
import { ingestItems } from '@server/articles/items/ingest';
import type { Job } from '@server/background/job';
import { loadFeedImages } from '@server/channels/reading/loadFeedImages';
import { readChannels } from '@server/channels/reading/readChannelsJob';
import type { FeedWorker } from '@server/engine/feed-processes/feedWorker';
import { removeContent } from '@server/files/removeContentJob';
import { backfillTopics, forgetOldStories, matchArrived } from '@server/matching/matchArticlesJob';
import { releaseEmbargoed } from '@server/exchange/incoming/releaseJob';
import { flushWordIndex } from '@server/search/wordIndex';
import { compareIndex, indexArticles } from '@server/search/opensearch/indexArticlesJob';
import { purgeDeletedVersions } from '@server/search/ranking/purgeDeletedVersions';
import { mergeSegments, sealTail } from '@server/search/ranking/seal';
import { countVocabulary } from '@server/search/vocabulary/countVocabulary';
import { prune } from './retention';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const SEALED_AT_ONCE = 2_000;
/** Deleted article versions are purged once there are this many in all segments together. */
const GONE_WORTH_A_PURGE = 5_000;
const COUNTED_AT_ONCE = 300;

/** All background jobs. Each may run in any number of processes at once. */
export const jobs = (feedWorker: FeedWorker): readonly Job[] => [
  {
    name: 'find channels that are due',
    pauseMs: feedLimits.reading.restMs,
    start: readChannels({ storeItems: ingestItems, feedWorker }),
  },
  { name: 'copy the pictures of feeds', pauseMs: 5 * SECOND_MS, start: loadFeedImages },
  { name: 'publish after an embargo', pauseMs: 5 * SECOND_MS, start: releaseEmbargoed(feedWorker) },
  { name: 'match articles', pauseMs: SECOND_MS, start: matchArrived },
  { name: 'backfill topics', pauseMs: 2 * SECOND_MS, start: backfillTopics({ lastEditionAt }) },
  { name: 'delete old stories', pauseMs: 10 * MINUTE_MS, start: forgetOldStories },
  {
    name: 'seal articles',
    pauseMs: SECOND_MS,
    start: ({ pool }) => ({ run: async () => (await sealTail(pool, SEALED_AT_ONCE)) === SEALED_AT_ONCE }),
  },
  { name: 'merge segments', pauseMs: 2 * SECOND_MS, start: ({ pool }) => ({ run: () => mergeSegments(pool) }) },
  {
    name: 'purge removed articles from the segments',
    pauseMs: 10 * MINUTE_MS,
    start: ({ pool }) => ({ run: () => purgeDeletedVersions(pool, GONE_WORTH_A_PURGE).then(() => false) }),
  },
  {
    name: 'add articles to the word index',
    pauseMs: SECOND_MS,
    start: ({ pool }) => ({ run: () => flushWordIndex(pool).then(() => false) }),
  },
  { name: 'index articles in OpenSearch', pauseMs: SECOND_MS, start: indexArticles },
  { name: 'compare OpenSearch with the articles', pauseMs: 10 * MINUTE_MS, start: compareIndex },
  {
    name: 'count the vocabulary',
    pauseMs: 2 * SECOND_MS,
    start: ({ db }) => ({ run: async () => (await countVocabulary(db, COUNTED_AT_ONCE)) === COUNTED_AT_ONCE }),
  },
  { name: 'create editions', pauseMs: msUntilNextCheck, start: makeEditions },
  { name: 'send emails', pauseMs: 3 * SECOND_MS, start: sendQueuedMails },
  {
    name: 'delete the content of removed files',
    pauseMs: MINUTE_MS,
    start: (deps) => ({ run: () => removeContent(deps) }),
  },
  {
    name: 'delete expired data',
    pauseMs: HOUR_MS,
    start: ({ db, config, clock }) => ({
      run: (signal) => prune(db, config.retention, clock(), signal).then(() => false),
    }),
  },
];
