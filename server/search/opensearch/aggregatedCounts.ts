import { limits } from '@contract/limits';
import type { FacetResults } from '@contract/search';
import { barsOfPeriod, dateBars, dayName, dayNumber, mostDateBars, widthOf, type DayCount } from '../dateBars';
import { facetNames, facetValues, respelled, type FacetName, type FacetRow } from '../facetValues';
import type { FacetRequest } from '../searchRequest';
import type { HitCounts } from '../ranking/searchIndex';
import type { Selection } from '../selection';
import type { SearchSession } from '../searchSession';
import { articleQuery } from './articleQuery';
import { OpenSearchFailure } from './client';
import { anyClause, openSearchDecides, type Clause } from './planQuery';
import { newestFirst, sendSearch, type SearchedIndices } from './sendSearch';

const microsecondsOfMinute = 60_000_000;
const microsecondsOfDay = 86_400_000_000;
/** The maximum number of values of a facet, complete for those of which an article has one. */
const mostValues = limits.facetHits;
/** With the values and the days of all facets fewer than `search.max_buckets`. */
const mostSources = 5_000;
/** Smaller results are counted from their rows in PostgreSQL, which takes a few milliseconds. */
const fewHits = 500;

interface Bucket {
  key: string | number;
  doc_count: number;
}

interface ListAnswer {
  buckets: readonly Bucket[];
  sum_other_doc_count?: number;
}

interface NamedAnswer {
  buckets: Readonly<Record<string, { doc_count: number }>>;
}

/** What is counted: the newest hits, at most `limits.facetHits`. */
interface Counted {
  query: Clause;
  /** The number of all hits, up to one more than are counted. */
  total: number;
}

/** The hits up to a place in the order, newest first. */
function upToPlace([published = 0, item = 0, version = 0]: readonly (string | number)[]): Clause {
  return anyClause([
    { range: { published: { gt: published } } },
    { bool: { filter: [{ term: { published } }, { range: { item: { gt: item } } }] } },
    { bool: { filter: [{ term: { published } }, { term: { item } }, { range: { version: { gte: version } } }] } },
  ]);
}

function valuesOf(field: string, size: number): Clause {
  return { terms: { field, size, shard_size: size } };
}

/**
 * Counts hits exactly, by aggregations, with the same result as the SQL statement in `facets.ts`. Stories aren't counted,
 * because departments see them differently; see docs/decisions/opensearch.md.
 */
export class AggregatedCounts implements HitCounts {
  constructor(
    private readonly searched: SearchedIndices,
    private readonly few = fewHits,
  ) {}

  async facets(session: SearchSession, selection: Selection, request: FacetRequest): Promise<FacetResults | null> {
    if (request.byStory) return null;
    const counted = await this.counted(session, selection);
    if (counted === null) return null;
    const lists = Object.fromEntries(facetNames.map((name) => [name, valuesOf(name, mostValues)]));
    const answer = await this.aggregate<ListAnswer>(session, counted.query, {
      ...lists,
      days: periodsOf(microsecondsOfDay),
      sources: valuesOf('source', mostSources),
    });
    const isCut = Object.values(answer).some((list) => (list?.sum_other_doc_count ?? 0) > 0);
    const sources = answer.sources?.buckets.map(({ key }) => String(key)) ?? [];
    if (isCut || (await seesOthers(session, selection, sources))) return null;
    const plain = facetNames.flatMap((facet) =>
      (answer[facet]?.buckets ?? []).map(({ key, doc_count: count }) => rowOf(facet, String(key), count)),
    );
    const rows = await labeled(session, await this.merged(session, counted.query, plain));
    return {
      counted: Math.min(counted.total, limits.facetHits),
      complete: counted.total <= limits.facetHits,
      publication: facetValues(rows, 'publication'),
      category: facetValues(rows, 'category'),
      language: facetValues(rows, 'language'),
      organization: facetValues(rows, 'organization'),
      subject: facetValues(rows, 'subject'),
      date: barsOf(answer.days?.buckets ?? [], selection.now, request),
    };
  }

  async days(session: SearchSession, selection: Selection): Promise<DayCount[] | null> {
    const buckets = await this.periods(session, selection, microsecondsOfDay);
    return (
      buckets?.map(({ key, doc_count: count }) => ({ date: dayName(Number(key) / microsecondsOfDay), count })) ?? null
    );
  }

  async minutes(session: SearchSession, selection: Selection): Promise<Date[] | null> {
    const buckets = await this.periods(session, selection, microsecondsOfMinute);
    return buckets?.map(({ key }) => new Date(Number(key) / 1_000)) ?? null;
  }

  private async periods(
    session: SearchSession,
    selection: Selection,
    interval: number,
  ): Promise<readonly Bucket[] | null> {
    const counted = await this.counted(session, selection);
    if (counted === null) return null;
    const { periods } = await this.aggregate<ListAnswer>(session, counted.query, { periods: periodsOf(interval) });
    return periods?.buckets ?? [];
  }

  /** What is counted; null if OpenSearch doesn't decide the query, or PostgreSQL counts as fast. */
  private async counted(session: SearchSession, selection: Selection): Promise<Counted | null> {
    const { plan, scope, corpus, now } = selection;
    if (!openSearchDecides(plan)) return null;
    const query = articleQuery({ ...scope, plan, now, languages: corpus.languages, terms: [] });
    const { hits } = await sendSearch(this.searched, session, {
      query,
      from: limits.facetHits - 1,
      size: 1,
      sort: newestFirst,
      track_total_hits: limits.facetHits + 1,
      _source: false,
      stored_fields: '_none_',
    });
    const total = hits.total.value;
    if (total <= this.few) return null;
    if (total <= limits.facetHits) return { query, total };
    const [last] = hits.hits;
    if (last === undefined) throw new OpenSearchFailure('OpenSearch’s response is incomplete.');
    return { query: { bool: { filter: [query, upToPlace(last.sort)] } }, total };
  }

  /** Counts values together that a query's exact name doesn't distinguish: an article that has both counts once. */
  private async merged(session: SearchSession, query: Clause, rows: readonly FacetRow[]): Promise<readonly FacetRow[]> {
    const others = respelled(rows);
    if (others.length === 0) return rows;
    const groups = new Map<string, { facet: string; values: string[] }>();
    for (const { facet, value, spelling } of others) {
      const name = nameOf(facet, spelling);
      const group = groups.get(name) ?? { facet, values: [spelling] };
      groups.set(name, group);
      group.values.push(value);
    }
    const names = [...groups.keys()];
    const filters = [...groups.values()].map(({ facet, values }) => ({ terms: { [facet]: values } }));
    const { together } = await this.aggregate<NamedAnswer>(session, query, {
      together: { filters: { filters: Object.fromEntries(filters.map((filter, place) => [String(place), filter])) } },
    });
    const counts = new Map(names.map((name, place) => [name, together?.buckets[String(place)]?.doc_count ?? 0]));
    const absorbed = new Set(others.map(({ facet, value }) => nameOf(facet, value)));
    return rows.flatMap((row) => {
      const name = nameOf(row.facet, row.value);
      return absorbed.has(name) ? [] : [{ ...row, count: counts.get(name) ?? row.count }];
    });
  }

  private async aggregate<Answer>(
    session: SearchSession,
    query: Clause,
    aggs: Clause,
  ): Promise<Readonly<Record<string, Answer | undefined>>> {
    const { aggregations } = await sendSearch(this.searched, session, {
      query,
      size: 0,
      track_total_hits: false,
      aggs,
    });
    // The aggregations of the request determine this form.
    const isAnswer = (value: unknown): value is Readonly<Record<string, Answer | undefined>> =>
      typeof value === 'object' && value !== null;
    if (!isAnswer(aggregations)) throw new OpenSearchFailure('OpenSearch’s response has an unknown format.');
    return aggregations;
  }
}

function periodsOf(interval: number): Clause {
  return { histogram: { field: 'published', interval, min_doc_count: 1 } };
}

function nameOf(facet: string, value: string): string {
  return `${facet} ${value}`;
}

function rowOf(facet: FacetName, value: string, count: number): FacetRow {
  return { facet, value, label: null, count };
}

/** True if a source belongs to another department: then the index is wrong, and PostgreSQL counts. */
async function seesOthers(session: SearchSession, { scope }: Selection, sources: readonly string[]): Promise<boolean> {
  const rows = await session.rows(
    `select from source where id = any($1::text[]) and department_id is not null
       and department_id is distinct from $2::text limit 1`,
    [sources, scope.departmentId],
  );
  return rows.length > 0;
}

/** Adds the names of categories. */
async function labeled(session: SearchSession, rows: readonly FacetRow[]): Promise<FacetRow[]> {
  const ids = rows.flatMap(({ facet, value }) => (facet === 'category' ? [value] : []));
  if (ids.length === 0) return [...rows];
  const known = await session.rows<{ id: string; content_name: string }>(
    'select id, content_name from content_category where id = any($1::text[])',
    [ids],
  );
  const labels = new Map(known.map(({ id, content_name: label }) => [id, label]));
  return rows.map((row) => (row.facet === 'category' ? { ...row, label: labels.get(row.value) ?? null } : row));
}

function barsOf(days: readonly Bucket[], now: Date, { bars: most = mostDateBars, days: period }: FacetRequest) {
  const counts = days.map(({ key, doc_count: count }) => ({ day: Number(key) / microsecondsOfDay, count }));
  if (counts.length === 0) return dateBars([], null, 1);
  const all = counts.map(({ day }) => day);
  const given = period === undefined ? undefined : barsOfPeriod(period, most);
  const newest = given === undefined ? Math.max(...all) : dayNumber(now.toISOString().slice(0, 10));
  const width = given?.width ?? widthOf(newest - Math.min(...all), most);
  const bars = new Map<number, number>();
  for (const { day, count } of counts) {
    const bar = Math.floor((newest - day) / width);
    if (day <= newest && (given === undefined || bar < given.bars)) bars.set(bar, (bars.get(bar) ?? 0) + count);
  }
  return dateBars(
    [...bars].map(([bar, count]) => ({ bar, count })),
    dayName(newest),
    width,
    given?.bars,
  );
}
