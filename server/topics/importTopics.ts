import { Type, type Static } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { parseQuery } from '@contract/query/parse';
import { limits, providerOwner } from '@contract/limits';
import { isOneLine, oneLineText } from '@contract/oneLine';
import type { Db, Tx } from '@server/db/schema';
import { insertGroup } from './categories/repository';
import { insertTopic, updateMatching, updateTopic } from './topicWrites';

/** Fields that all of the provider's topics and categories share. */
const providers = {
  topic_type: 'WATCHDESK',
  owner: providerOwner,
  department_id: null,
  idempotency_key: null,
} as const;

/**
 * A provider topic in an import file, which is a JSON array of these. `sources` are ids or names; without them, all of
 * the provider's sources.
 */
const ProviderTopic = Type.Object({
  /** The path of category names from the top level down; at least one. */
  categories: Type.Array(Type.String({ minLength: 1, maxLength: limits.categoryName }), {
    minItems: 1,
    maxItems: limits.topicGroupDepth,
  }),
  name: Type.String({ minLength: 1, maxLength: limits.topicTitle }),
  description: Type.Optional(Type.String({ maxLength: 2_000 })),
  query: Type.String({ minLength: 1, maxLength: limits.queryCharacters }),
  sources: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
});
const ProviderTopics = Type.Array(ProviderTopic);
type ProviderTopic = Static<typeof ProviderTopic>;

interface TopicsImported {
  added: number;
  changed: number;
}

/**
 * Inserts or updates the provider's topics, which every department can see and nobody can manage in the application. A
 * topic is identified by its category and name. All or nothing.
 * @throws Error for the first problem, with the topic's name
 */
export async function importTopics(db: Db, content: unknown): Promise<TopicsImported> {
  if (!Check(ProviderTopics, content)) {
    const [error] = Errors(ProviderTopics, content);
    throw new Error(`Not a valid list of topics: ${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim());
  }
  requireOneLine(content);
  return db.transaction().execute(async (tx) => {
    const result: TopicsImported = { added: 0, changed: 0 };
    for (const topic of content) {
      const groupId = await categoryAt(tx, topic.categories);
      const outcome = await saveTopic(tx, topic, groupId);
      if (outcome !== 'same') result[outcome] += 1;
    }
    return result;
  });
}

/** Throws an error for the first name or category with several lines, with its path in the file (indexes from 0). */
function requireOneLine(topics: readonly ProviderTopic[]): void {
  for (const [at, { name, categories }] of topics.entries()) {
    const texts = new Map([['name', name], ...categories.map((text, depth) => [`categories/${depth}`, text] as const)]);
    for (const [where, text] of texts) {
      if (!isOneLine(text)) throw new Error(`/${at}/${where} ${JSON.stringify(text)}: ${oneLineText}`);
    }
  }
}

async function categoryAt(tx: Tx, path: readonly string[]): Promise<string> {
  let parentId: string | null = null;
  for (const name of path) parentId = await childCategory(tx, parentId, name);
  if (parentId === null) throw new Error('A topic needs a category.');
  return parentId;
}

async function childCategory(tx: Tx, parentId: string | null, name: string): Promise<string> {
  const siblings = await tx
    .selectFrom('topic_group')
    .select(['id', 'name'])
    .where('owner', '=', providerOwner)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .execute();
  const known = siblings.find((sibling) => sibling.name === name);
  if (known) return known.id;
  return insertGroup(tx, { ...providers, parent_id: parentId, name, image_id: null, icon: null });
}

/** Inserts or updates a topic of the file; returns what was done. */
async function saveTopic(tx: Tx, topic: ProviderTopic, groupId: string): Promise<keyof TopicsImported | 'same'> {
  const parsed = parseQuery(topic.query);
  if (!parsed.ok) throw new Error(`"${topic.name}": ${parsed.errors[0]?.message ?? 'Invalid query'}`);
  const sourceIds = await sourcesOf(tx, topic);
  const siblings = await tx
    .selectFrom('topic')
    .select(['id', 'name', 'description', 'query', 'add_all_sources'])
    .where('owner', '=', providerOwner)
    .where('group_id', '=', groupId)
    .execute();
  const known = siblings.find((sibling) => sibling.name === topic.name);
  const content = {
    description: topic.description ?? '',
    query: topic.query,
    add_all_sources: sourceIds === null,
    frequency: limits.providerTopicFrequency,
    article_limit: limits.alertAmountDefault,
  };
  // A changed query causes a backfill, for which alerts wait; avoid it when the same file is imported again.
  const { description } = content;
  if (known && (await matchesAlike(tx, known, content, sourceIds ?? []))) {
    if (known.description === description) return 'same';
    await updateTopic(tx, known.id, { description });
    return 'changed';
  }
  const { query, add_all_sources, frequency, article_limit } = content;
  if (!known) {
    await insertTopic(tx, { ...providers, ...content, group_id: groupId, name: topic.name }, sourceIds ?? []);
    return 'added';
  }
  await updateTopic(tx, known.id, { description, frequency, article_limit });
  await updateMatching(tx, known.id, { query, add_all_sources }, sourceIds ?? []);
  return 'changed';
}

async function matchesAlike(
  tx: Tx,
  known: { id: string; query: string; add_all_sources: boolean },
  content: TopicContent,
  sourceIds: readonly string[],
): Promise<boolean> {
  if (known.query !== content.query || known.add_all_sources !== content.add_all_sources) return false;
  const rows = await tx.selectFrom('topic_source').select('source_id').where('topic_id', '=', known.id).execute();
  const before = new Set(rows.map((row) => row.source_id));
  return before.size === sourceIds.length && sourceIds.every((id) => before.has(id));
}

interface TopicContent {
  description: string;
  query: string;
  add_all_sources: boolean;
  frequency: number;
  article_limit: number;
}

/**
 * The ids of the sources that a topic lists by id or name; null if it isn't limited to certain sources. Throws if a
 * source doesn't exist.
 */
async function sourcesOf(tx: Tx, { name, sources }: ProviderTopic): Promise<string[] | null> {
  if (!sources) return null;
  const known = await tx
    .selectFrom('source')
    .select(['id', 'name'])
    .where('department_id', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
  return [...new Set(sources)].map((wanted) => {
    const found = known.find((source) => source.id === wanted || source.name === wanted);
    if (!found) throw new Error(`"${name}": The source "${wanted}" doesn’t exist.`);
    return found.id;
  });
}
