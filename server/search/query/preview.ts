import { limits } from '@contract/limits';
import type { PreviewAnswer, PreviewBody } from '@contract/search';
import { dueInstants } from '@server/engine/schedule/dueInstants';
import { timeZoneOf } from '@server/topics/subscriptions/subscribe';
import type { SearchDeps } from '../deps';
import type { SearchFilter } from '../searchRequest';
import type { SearchContext } from '../searchSession';
import type { Caller } from '@server/http/caller';
import { toCards } from '@server/articles/items/toCards';
import { publishSourceIds } from '@server/channels/sources/repository';
import { readQuery } from '@server/topics/query/service';
import { topicResults } from '@server/topics/topicResults';

/**
 * Previews a topic with this query and these sources: the number of articles, the newest ten with highlighted words,
 * the number per day, and the number of alerts in the last thirty days.
 */
export async function preview(
  { db, pool, articleSearch, clock }: SearchDeps,
  caller: Caller,
  body: PreviewBody,
  context: SearchContext,
): Promise<PreviewAnswer> {
  const now = clock();
  const query = readQuery(body.query);
  const publishOnly = body.publishOnly === true;
  const results = topicResults(
    { id: body.profile, query, sources: body.addAllSources ? 'all' : body.sources, publishOnly },
    publishOnly ? await publishSourceIds(db, caller.departmentId) : [],
  );
  const filter: SearchFilter = {
    query: results.query,
    departmentId: caller.departmentId,
    sourceIds: results.sources === 'all' ? [] : results.sources,
    allSources: results.sources === 'all',
    now,
  };
  const request = { ...filter, start: 0, limit: limits.topicSample, sort: 'NEWEST_FIRST', grouping: 'NONE' } as const;
  const found = await articleSearch.search(request, context);
  const days = await articleSearch.histogram(filter, limits.previewDays, context);
  const instants = await articleSearch.hitInstants(filter, limits.previewDays, context);
  const frequency = body.frequency ?? limits.ownTopicFrequencyDefault;
  const timeZone = await timeZoneOf(db, caller.userId);
  return {
    hitCount: found.hitCount,
    hitCountRelation: found.hitCountRelation,
    newest: await toCards(pool, caller, found.hits, query),
    days,
    alerts: dueInstants(frequency, timeZone, instants, now).length,
    asOf: found.asOf,
  };
}
