import { sql, type RawBuilder } from 'kysely';
import { limits, miscGroup } from '@contract/limits';
import type { ProfileSearchAnswer, ProfileSearchQuery } from '@contract/topic';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { requireStorable } from '@server/http/fieldChecks';
import { contains, fold, folded } from '@server/db/caseFold';
import { toProfile, visibleTopics } from './visibleTopics';

/** SQL condition: a provider topic, while the user has hidden those in the settings. */
const isHiddenProviderTopic = (userId: string) => sql<boolean>`(topic.topic_type = 'WATCHDESK' and exists (
  select 1 from user_account where id = ${userId} and settings ->> 'hideInfodeskTopics' = 'true'))`;

/**
 * Searches the topics that the caller can see: all words must occur in the name, description, or id, ignoring case and
 * accents. Names that begin with the text come first, then names that contain it, then the rest, each ordered by name.
 */
export async function searchTopics(db: Db, caller: Caller, asked: ProfileSearchQuery): Promise<ProfileSearchAnswer> {
  const text = fold(requireStorable('query', asked.query ?? '').trim());
  const found = matching(db, caller, text, asked);
  const counts = await db
    .selectFrom(found.as('found'))
    .select((from) => ['topic_type', from.fn.countAll<string>().as('count')])
    .groupBy('topic_type')
    .execute();
  const totals = { USER: 0, COMPANY: 0, WATCHDESK: 0 };
  for (const { topic_type, count } of counts) totals[topic_type] = Number(count);
  const of = asked.topicType ? found.where('topic.topic_type', '=', asked.topicType) : found;
  const rows = await of
    .leftJoin('topic_group', 'topic_group.id', 'topic.group_id')
    .select('topic_group.name as group_name')
    .orderBy(nameMatchRank(text))
    .orderBy(folded(sql`topic.name`))
    .orderBy('topic.id')
    .offset(asked.start ?? 0)
    .limit(asked.limit ?? limits.topicListPage)
    .execute();
  return {
    profiles: rows.map((row) => ({ ...toProfile(row, caller), parentName: row.group_name ?? miscGroup.name })),
    total: asked.topicType ? totals[asked.topicType] : totals.USER + totals.COMPANY + totals.WATCHDESK,
    totals,
  };
}

function matching(db: Db, caller: Caller, text: string, asked: ProfileSearchQuery) {
  let topics = visibleTopics(db, caller).where(({ not }) => not(isHiddenProviderTopic(caller.userId)));
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    topics = topics.where(contains(sql`concat_ws(' ', topic.name, topic.description, topic.id)`, word));
  }
  if (asked.ownTopics === false) topics = topics.where('topic.topic_type', '!=', 'USER');
  if (asked.subscribed !== undefined) topics = topics.where('mine.id', asked.subscribed ? 'is not' : 'is', null);
  if (asked.favorited !== undefined) {
    const favoured = sql<boolean>`exists (select 1 from favourite
      where favourite.user_id = ${caller.userId} and favourite.topic_id = topic.id)`;
    topics = topics.where(({ not, val, eb }) => (asked.favorited ? eb(favoured, '=', val(true)) : not(favoured)));
  }
  return topics;
}

/** SQL sort key: 0 if the name begins with the text, 1 if it contains it, 2 otherwise. */
function nameMatchRank(text: string): RawBuilder<number> {
  const at = sql`position(${text} in ${folded(sql`topic.name`)})`;
  return sql<number>`case ${at} when 1 then 0 when 0 then 2 else 1 end`;
}
