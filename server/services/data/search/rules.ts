import { limits } from '@contract/limits';
import { parseQuery } from '@contract/query/parse';
import type { SearchAnswer, SearchBody } from '@contract/search';
import type { Db } from '@server/db/schema';
import { facets } from '@server/engine/search/facets';
import type { SearchFilter } from '@server/engine/search/request';
import { search } from '@server/engine/search/search';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { invalid, notFound } from '@server/http/errors';
import { nodeId, requireOwner } from '../access';
import { toCards } from '../items/cards';
import { allOf, readQuery } from '../query/rules';
import { openPackages } from '../sources/store';
import { findStored, sourceIdsOf } from '../topics/store';

type What = Pick<SearchFilter, 'query' | 'sourceIds' | 'allSources'>;

/** Searches what the caller sees: by a text, within sources, or what a topic finds, which a text and sources narrow. */
export async function searchArticles(
  { db, pool, clock }: Deps,
  caller: Caller,
  body: SearchBody,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const options = body.retrievalOptions ?? {};
  const filter: SearchFilter = {
    ...(await whatToSearch(db, caller, body)),
    departmentId: caller.departmentId,
    includeOldRevisions: body.searchOptions?.includeOldRevisions ?? false,
    now: clock(),
    asOf: options.asOf,
  };
  const start = options.start ?? 0;
  const sort = options.sortOrder ?? 'NEWEST_FIRST';
  if (options.recencyHalfLifeDays !== undefined && sort !== 'RELEVANT_FIRST') {
    throw invalid({
      'retrievalOptions.recencyHalfLifeDays': 'Recency is blended into relevance: sortOrder has to be RELEVANT_FIRST',
    });
  }
  const found = await search(
    pool,
    {
      ...filter,
      start,
      limit: options.limit ?? limits.topicListPage,
      sort,
      recencyHalfLifeDays: options.recencyHalfLifeDays,
      grouping: options.grouping ?? 'NONE',
      cursor: options.cursor,
    },
    { signal },
  );
  return {
    results: await toCards(db, caller, found.hits, filter.query),
    offset: start,
    hitCount: found.hitCount,
    hitCountRelation: found.hitCountRelation,
    facetResults: options.facets === true ? await facets(pool, { ...filter, asOf: found.asOf }, signal) : null,
    cursor: found.cursor,
    asOf: found.asOf,
  };
}

async function whatToSearch(db: Db, caller: Caller, body: SearchBody): Promise<What> {
  const text = readQuery(body.queryString ?? '');
  const within = body.sources ?? [];
  if (body.profile === undefined) return { query: text, sourceIds: within, allSources: within.length === 0 };
  const topic = await findStored(db, caller, nodeId(body.profile));
  if (!topic) throw notFound();
  requireOwner(topic, body.owner);
  const own = parseQuery(topic.query);
  // As in the alerts, a topic whose query is none any more finds nothing rather than everything.
  if (!own.ok) return { query: text, sourceIds: [], allSources: false };
  const query = allOf([own.query, text]);
  if (topic.add_all_sources) return { query, sourceIds: within, allSources: within.length === 0 };
  const sourceIds = await sourceIdsOf(db, topic.id);
  if (within.length === 0) return { query, sourceIds, allSources: false };
  const wanted = new Set(await openPackages(db, within));
  const both = (await openPackages(db, sourceIds)).filter((id) => wanted.has(id));
  return { query, sourceIds: both, allSources: false };
}
