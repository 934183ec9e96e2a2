import type { QueryNode } from '@contract/query/ast';
import { topicSource } from './topicSource';

/** What decides which articles are a topic's results. */
interface TopicMatching {
  /** Undefined for a topic that isn't saved yet. */
  id?: string | undefined;
  /** Null: every article of the sources. */
  query: QueryNode | null;
  /** Ids of sources and packages. */
  sources: 'all' | readonly string[];
  publishOnly: boolean;
}

interface TopicResults {
  query: QueryNode | null;
  sources: 'all' | readonly string[];
}

/**
 * The results of a topic, as a query and sources: what its query finds in its sources and, for a topic with
 * `publishOnly`, what was published into it, whatever query and sources say. Search, counts, previews, matching, and
 * backfilling all use it, so that they agree.
 * @param publishSources The sources of published content that the topic's department sees: a topic with `publishOnly`
 * and all sources looks at these only.
 */
export function topicResults(
  { id, query, sources, publishOnly }: TopicMatching,
  publishSources: readonly string[],
): TopicResults {
  if (!publishOnly) return { query, sources };
  const anyOf = [...(sources === 'all' ? publishSources : sources)].map(fromSource);
  const found = anyOf.length === 0 ? [] : [both(query, either(anyOf))];
  const placed = id === undefined ? [] : [fromSource(topicSource(id))];
  return [...found, ...placed].length === 0
    ? { query, sources: [] }
    : { query: either([...found, ...placed]), sources: 'all' };
}

const fromSource = (id: string): QueryNode => ({ kind: 'name', field: 'source', text: id });

function both(query: QueryNode | null, other: QueryNode): QueryNode {
  return query === null ? other : { kind: 'and', children: [query, other] };
}

function either(children: QueryNode[]): QueryNode {
  const [first] = children;
  return first !== undefined && children.length === 1 ? first : { kind: 'or', children };
}
