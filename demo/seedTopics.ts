import type { Insertable } from 'kysely';
import type { TopicType } from '@server/db/columnTypes';
import type { Database, Tx } from '@server/db/schema';
import { libraryAddress } from '@server/images/built-in/imageLibrary';
import { insertGroup } from '@server/topics/categories/repository';
import { insertTopic } from '@server/topics/topicWrites';
import type { DemoGroup, DemoTopic } from './department/topicTree';

/** The owner of the created categories and topics. */
interface TopicOwner {
  type: TopicType;
  owner: string;
  /** Null for the provider. */
  departmentId: string | null;
}

/** Topic ids by name. */
export type TopicIds = Map<string, string>;

/** Creates categories with their contents, in the given order; returns the ids of the topics. */
export async function seedGroups(
  tx: Tx,
  of: TopicOwner,
  groups: readonly DemoGroup[],
  parentId: string | null = null,
): Promise<TopicIds> {
  const made: TopicIds = new Map();
  for (const group of groups) {
    const id = await insertGroup(tx, {
      topic_type: of.type,
      owner: of.owner,
      department_id: of.departmentId,
      parent_id: parentId,
      name: group.name,
      image_id: null,
      icon: group.image === undefined ? null : libraryAddress(group.image),
      idempotency_key: null,
    });
    add(made, await seedTopics(tx, of, group.topics ?? [], id));
    add(made, await seedGroups(tx, of, group.groups ?? [], id));
  }
  return made;
}

/** Creates the topics of a category, or a user's own topics without category; returns their ids. */
export async function seedTopics(
  tx: Tx,
  of: TopicOwner,
  topics: readonly DemoTopic[],
  groupId: string | null = null,
): Promise<TopicIds> {
  const made: TopicIds = new Map();
  for (const topic of topics) {
    const id = await insertTopic(tx, { ...topicRow(of, topic), group_id: groupId }, topic.sources ?? []);
    made.set(topic.name, id);
  }
  return made;
}

function topicRow(of: TopicOwner, topic: DemoTopic): Omit<Insertable<Database['topic']>, 'position'> {
  return {
    topic_type: of.type,
    owner: of.owner,
    department_id: of.departmentId,
    name: topic.name,
    description: topic.description,
    query: topic.query,
    add_all_sources: topic.sources === undefined,
    publish_only: topic.publishOnly ?? false,
    frequency: of.type === 'COMPANY' ? (topic.frequency ?? null) : null,
    article_limit: of.type === 'COMPANY' ? (topic.limit ?? null) : null,
  };
}

function add(all: TopicIds, more: TopicIds): void {
  for (const [name, id] of more) all.set(name, id);
}
