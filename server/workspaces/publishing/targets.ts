import { sql } from 'kysely';
import type { PublishBody, PublishProfilesAnswer } from '@contract/ownArticles';
import { ensureTopicsSource } from '@server/channels/sources/sourceWrites';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { forbidden, invalid, notFound } from '@server/http/errors';
import { publicationTopics } from './repository';

/** Where an article is to be published: ids of publish channels and of topics. */
export interface PublishTargets {
  channelIds: readonly string[];
  topicIds: readonly string[];
}

const texts = {
  permission: 'You don’t have permission to publish.',
  topics: 'Only administrators can publish to topics.',
  none: 'Please select articles and profiles to publish.',
  channel: 'A selected channel no longer exists.',
  topic: 'A selected topic no longer exists, or no longer accepts published articles.',
} as const;

/**
 * The channels and topics of a request that the caller may publish to.
 * @throws AppError FORBIDDEN, VALIDATION if there is none, or NOT_FOUND for one that doesn't exist in the department
 */
export async function publishTargets(
  db: Db | Tx,
  caller: Caller,
  { profiles = [], channels = [] }: Pick<PublishBody, 'profiles' | 'channels'>,
): Promise<PublishTargets> {
  if (!caller.publishPermission) throw forbidden(texts.permission);
  if (profiles.length > 0 && caller.role !== 'ADMIN') throw forbidden(texts.topics);
  if (profiles.length + channels.length === 0) throw invalid(texts.none);
  const numbers = [...new Set(channels.map(Number))];
  const sources =
    numbers.length === 0
      ? []
      : await db
          .selectFrom('source')
          .select('id')
          .where('department_id', '=', caller.departmentId)
          .where('type', '=', 'CHANNEL')
          .where('publish_only', '=', true)
          .where('removed_at', 'is', null)
          .where('number', 'in', numbers)
          .orderBy('id')
          .execute();
  if (sources.length < numbers.length) throw notFound(texts.channel);
  const wanted = [...new Set(profiles.map(({ id }) => id))];
  const topics =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('topic')
          .select('id')
          .where('department_id', '=', caller.departmentId)
          .where('topic_type', '=', 'COMPANY')
          .where('publish_only', '=', true)
          .where('id', 'in', wanted)
          .orderBy('id')
          .execute();
  if (topics.length < wanted.length) throw notFound(texts.topic);
  return { channelIds: sources.map(({ id }) => id), topicIds: topics.map(({ id }) => id) };
}

/** The sources in which the article becomes an item: the channels and, for topics, the department's source of these. */
export async function sourcesOfTargets(
  db: Db | Tx,
  departmentId: string,
  { channelIds, topicIds }: PublishTargets,
): Promise<{ sourceId: string; topicIds: readonly string[] }[]> {
  const channels = channelIds.map((sourceId) => ({ sourceId, topicIds: [] }));
  if (topicIds.length === 0) return channels;
  return [...channels, { sourceId: await ensureTopicsSource(db, departmentId), topicIds }];
}

/** Where an own article is published at present, without channels that were removed since. */
export async function currentTargets(db: Db | Tx, articleId: string): Promise<PublishTargets> {
  const channels = await db
    .selectFrom('publication as p')
    .innerJoin('source as s', 's.id', 'p.source_id')
    .select('p.source_id')
    .where('p.article_id', '=', articleId)
    .where('p.withdrawn_at', 'is', null)
    .where('s.type', '=', 'CHANNEL')
    .where('s.removed_at', 'is', null)
    .orderBy('p.source_id')
    .execute();
  return {
    channelIds: channels.map((row) => row.source_id),
    topicIds: await publicationTopics(db, articleId),
  };
}

/** The topics of the department that accept published articles, by name. Administrators only. */
export async function publishProfiles(db: Db, caller: Caller): Promise<PublishProfilesAnswer> {
  if (!caller.publishPermission) throw forbidden(texts.permission);
  const profiles = await db
    .selectFrom('topic')
    .select(['id', 'name', 'owner'])
    .where('department_id', '=', caller.departmentId)
    .where('topic_type', '=', 'COMPANY')
    .where('publish_only', '=', true)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return { profiles, total: profiles.length };
}
