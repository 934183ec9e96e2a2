import { Type, type Static } from 'typebox';
import { Instant, Paging } from './common';
import { TopicType } from './topic';
import { Colleague } from './userGroups';

/**
 * GET /data/v1/profiles/subscribable, for administrators: the company and provider topics that users can be subscribed
 * to.
 */
export const SubscribableQuery = Type.Object({
  ...Paging.properties,
  query: Type.Optional(Type.String({ maxLength: 200 })),
  /** Where to search the text: in the topic's name, or in the name of its type (Company, Watchdesk). */
  field: Type.Optional(Type.Union([Type.Literal('name'), Type.Literal('type')])),
});
export type SubscribableQuery = Static<typeof SubscribableQuery>;

/** `subscribers` counts users of the caller's department; `frequency` and `limit` are those of the topic's alerts. */
export const SubscribableTopic = Type.Object({
  id: Type.String(),
  name: Type.String(),
  topicType: TopicType,
  owner: Type.String(),
  parentName: Type.String(),
  frequency: Type.Integer(),
  limit: Type.Integer(),
  subscribers: Type.Integer(),
});
export type SubscribableTopic = Static<typeof SubscribableTopic>;
export const SubscribableAnswer = Type.Object({ profiles: Type.Array(SubscribableTopic), total: Type.Integer() });
export type SubscribableAnswer = Static<typeof SubscribableAnswer>;

/** GET /data/v1/profiles/{id}/users: the subscribers of the caller's department, ordered by name. */
export const TopicUsersAnswer = Type.Object({ users: Type.Array(Colleague), total: Type.Integer() });
export type TopicUsersAnswer = Static<typeof TopicUsersAnswer>;

/**
 * POST /alert/v1/profiles/company/{profileId}/preview/{deliveryMethod} with a list of user ids: previews subscribing or
 * unsubscribing, without changing anything. `nextDueAt` (UTC) is the next alert of a subscriber, or the first one of a
 * user who isn't subscribed yet.
 */
export const SubscribePreviewAnswer = Type.Object({
  people: Type.Array(Type.Object({ id: Type.String(), subscribed: Type.Boolean(), nextDueAt: Instant })),
});
export type SubscribePreviewAnswer = Static<typeof SubscribePreviewAnswer>;

/** The result of subscribing or unsubscribing users: how many changed, and how many already were in that state. */
export const SubscribePeopleAnswer = Type.Object({
  status: Type.Literal('ok'),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
});
export type SubscribePeopleAnswer = Static<typeof SubscribePeopleAnswer>;
