import { Type, type Static } from 'typebox';
import { Instant, Paging } from './common';
import { TopicType } from './topic';
import { Colleague } from './userGroups';

/** GET /data/v1/profiles/subscribable: administrators; the company's and the provider's topics that people can be subscribed to. */
export const SubscribableQuery = Type.Object({
  ...Paging.properties,
  query: Type.Optional(Type.String({ maxLength: 200 })),
  /** What the text is looked for in: the topic's name, or what its type is called (Company, Watchdesk). */
  field: Type.Optional(Type.Union([Type.Literal('name'), Type.Literal('type')])),
});
export type SubscribableQuery = Static<typeof SubscribableQuery>;

/** `subscribers` counts people of the caller's department; `frequency` and `limit` are those of its alerts. */
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

/** GET /data/v1/profiles/{id}/users: who of the caller's department is subscribed, by name. */
export const TopicUsersAnswer = Type.Object({ users: Type.Array(Colleague), total: Type.Integer() });
export type TopicUsersAnswer = Static<typeof TopicUsersAnswer>;

/**
 * POST /alert/v1/profiles/company/{profileId}/preview/{deliveryMethod} with a list of user ids: what subscribing, or
 * unsubscribing, these people would mean, changing nothing. `nextDueAt` is the first alert of who is not subscribed yet,
 * and the next one of who is, in UTC.
 */
export const SubscribePreviewAnswer = Type.Object({
  people: Type.Array(Type.Object({ id: Type.String(), subscribed: Type.Boolean(), nextDueAt: Instant })),
});
export type SubscribePreviewAnswer = Static<typeof SubscribePreviewAnswer>;

/** What subscribing or unsubscribing people did: how many it was new for, and how many it was so for already. */
export const SubscribePeopleAnswer = Type.Object({
  status: Type.Literal('ok'),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
});
export type SubscribePeopleAnswer = Static<typeof SubscribePeopleAnswer>;
