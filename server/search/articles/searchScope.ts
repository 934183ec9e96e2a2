import { parseQueryWithRepeats } from '@contract/query/parse';
import type { SearchBody } from '@contract/search';
import { openPackages, publishSourceIds } from '@server/channels/sources/repository';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { notFound } from '@server/http/errors';
import { nodeId, requireOwner } from '@server/topics/access';
import { andAll, readNarrowing, readQueryWithRepeats } from '@server/topics/query/service';
import { findStored, sourceIdsOf } from '@server/topics/repository';
import { topicResults } from '@server/topics/topicResults';
import type { SearchRequest } from '../searchRequest';

type SearchScope = Pick<SearchRequest, 'queryWithRepeats' | 'sourceIds' | 'allSources'>;

/**
 * The query and the sources of a request. If it names a topic, these are the topic's, narrowed by the request's.
 * @throws AppError QUERY_INVALID, or NOT_FOUND if the caller doesn't see the topic
 */
export async function searchScope(
  db: Db,
  caller: Caller,
  body: Pick<SearchBody, 'queryString' | 'profile' | 'owner' | 'sources'>,
): Promise<SearchScope> {
  const queryString = body.queryString ?? '';
  const within = body.sources ?? [];
  if (body.profile === undefined) {
    const queryWithRepeats = readQueryWithRepeats(queryString);
    return { queryWithRepeats, sourceIds: within, allSources: within.length === 0 };
  }
  const topic = await findStored(db, caller, nodeId(body.profile));
  if (!topic) throw notFound();
  requireOwner(topic, body.owner);
  const own = parseQueryWithRepeats(topic.query);
  // A topic whose stored query no longer parses matches nothing rather than everything, as in alerts.
  if (!own.ok) return { queryWithRepeats: readNarrowing(queryString), sourceIds: [], allSources: false };
  const { query, sources } = topicResults(
    {
      id: topic.id,
      query: own.query,
      sources: topic.add_all_sources ? 'all' : await sourceIdsOf(db, topic.id),
      publishOnly: topic.publish_only,
    },
    topic.publish_only ? await publishSourceIds(db, caller.departmentId) : [],
  );
  const narrowing = query === null ? readQueryWithRepeats(queryString) : readNarrowing(queryString);
  const queryWithRepeats = andAll([query, narrowing]);
  if (sources === 'all') return { queryWithRepeats, sourceIds: within, allSources: within.length === 0 };
  const sourceIds = [...sources];
  if (within.length === 0) return { queryWithRepeats, sourceIds, allSources: false };
  const wanted = new Set(await openPackages(db, within));
  const both = (await openPackages(db, sourceIds)).filter((id) => wanted.has(id));
  return { queryWithRepeats, sourceIds: both, allSources: false };
}
