import { Type, type Static } from 'typebox';
import { Id, IdempotencyKey, Paging } from './common';
import { QueryMessage } from './search';

/** The owner's type: a user, the department, or the provider. */
export const TopicType = Type.Union([Type.Literal('USER'), Type.Literal('COMPANY'), Type.Literal('WATCHDESK')]);
export type TopicType = Static<typeof TopicType>;

/** A source of articles; GET /data/v1/sources/{id} lists the children of a package. */
export const Source = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.Union([Type.Literal('PUBLICATION'), Type.Literal('PACKAGE'), Type.Literal('CHANNEL')]),
  number: Type.Integer(),
  package: Type.Boolean(),
  description: Type.Optional(Type.String()),
  publishOnly: Type.Optional(Type.Boolean()),
  children: Type.Optional(Type.Integer()),
});
export type Source = Static<typeof Source>;
export const SourcesQuery = Type.Object({ deliveryMethods: Type.Optional(Type.Integer()) });
export const SourcesAnswer = Type.Object({ sources: Type.Array(Source), total: Type.Integer() });

/** A topic in lists. `profileGroupId` is MISC for a user's own topic without a category. */
export const Profile = Type.Object({
  id: Type.String(),
  type: Type.Literal('PROFILE'),
  topicType: TopicType,
  name: Type.String(),
  description: Type.String(),
  owner: Type.String(),
  profileGroupId: Type.String(),
  limit: Type.Union([Type.Integer(), Type.Null()]),
  frequency: Type.Union([Type.Integer(), Type.Null()]),
  /** Present for a user's own topic with an alert. */
  email: Type.Optional(Type.String()),
  subscribedTo: Type.Array(Type.Integer()),
  allowedSubscription: Type.Array(Type.Integer()),
  blockEdit: Type.Boolean(),
  /** True if the stored query no longer parses: the topic finds nothing, and its alerts are empty. */
  queryRefused: Type.Optional(Type.Boolean()),
});
export type Profile = Static<typeof Profile>;

/** A category. `profileGroupIcon` is the URL path of its image. The top level has depth 1. */
export const ProfileGroup = Type.Object({
  id: Type.String(),
  type: Type.Literal('PROFILEGROUP'),
  topicType: TopicType,
  name: Type.String(),
  owner: Type.String(),
  parentGroupId: Type.Union([Type.String(), Type.Null()]),
  /** Ids of the categories directly in it, in their order. Absent in what an earlier release of the client stored. */
  children: Type.Optional(Type.Array(Type.String())),
  profileGroupIcon: Type.Union([Type.String(), Type.Null()]),
  blockEdit: Type.Boolean(),
  depth: Type.Integer(),
  /** Etag; the client sends it back with a change. */
  stamp: Type.Optional(Type.String()),
});
export type ProfileGroup = Static<typeof ProfileGroup>;

/**
 * GET /data/v1/profiles (the provider's), /profiles/company, /profiles/user: a topic tree as flat lists. `groups` has
 * parents before children, `profiles` is ordered by category; both in their manual order.
 */
export const TopicTreeAnswer = Type.Object({
  groups: Type.Array(ProfileGroup),
  profiles: Type.Array(Profile),
  total: Type.Integer(),
});
export type TopicTreeAnswer = Static<typeof TopicTreeAnswer>;

/** GET /data/v1/profiles/favorite: the caller's favorites, in their order. */
export const FavouritesAnswer = Type.Object({ profiles: Type.Array(Profile), total: Type.Integer() });
export type FavouritesAnswer = Static<typeof FavouritesAnswer>;

/** GET /data/v1/profiles/search: searches name, description, and id; the other fields are filters. */
export const ProfileSearchQuery = Type.Object({
  ...Paging.properties,
  query: Type.Optional(Type.String({ maxLength: 200, title: 'Search text' })),
  subscribed: Type.Optional(Type.Boolean()),
  favorited: Type.Optional(Type.Boolean()),
  topicType: Type.Optional(TopicType),
  /** `false` omits the caller's own topics, in the totals too: for a client without the feature `myTopics`. */
  ownTopics: Type.Optional(Type.Boolean()),
});
export type ProfileSearchQuery = Static<typeof ProfileSearchQuery>;
/** `totals` by type are for the tabs; `parentName` is the name of the topic's category. */
export const ProfileSearchAnswer = Type.Object({
  profiles: Type.Array(Type.Object({ ...Profile.properties, parentName: Type.String() })),
  total: Type.Integer(),
  totals: Type.Object({ USER: Type.Integer(), COMPANY: Type.Integer(), WATCHDESK: Type.Integer() }),
});
export type ProfileSearchAnswer = Static<typeof ProfileSearchAnswer>;

/** POST /data/v1/profiles/company/info, /user/info: counts these topics, or all of the type. */
export const ProfileInfoBody = Type.Object({
  ids: Type.Optional(Type.Array(Id, { maxItems: 10_000 })),
  topicType: Type.Optional(TopicType),
});
export const ProfileInfoAnswer = Type.Object({ available: Type.Integer(), subscribed: Type.Integer() });
export type ProfileInfoAnswer = Static<typeof ProfileInfoAnswer>;

/** GET /data/v1/profiles/{id}?owner=: all fields of a topic, for editing. */
export const ProfileDetail = Type.Object({
  ...Profile.properties,
  details: Type.String(),
  query: Type.String(),
  /** Parse errors of the stored query, with positions; absent if it parses. */
  queryFaults: Type.Optional(Type.Array(QueryMessage)),
  sources: Type.Array(Source),
  addAllSources: Type.Boolean(),
  publishOnly: Type.Boolean(),
  parent: Type.Object({ id: Type.String(), name: Type.String() }),
  pausedUntil: Type.Union([Type.String(), Type.Null()]),
  sendEmpty: Type.Boolean(),
  /** Etag; the client sends it back with a change. */
  stamp: Type.Optional(Type.String()),
});
export type ProfileDetail = Static<typeof ProfileDetail>;
/** Response of GET, POST, and PUT of /data/v1/profiles, and of …/copy. */
export const ProfileAnswer = Type.Object({ profile: ProfileDetail });
export const OwnerQuery = Type.Object({ owner: Type.Optional(Id) });

/** POST /data/v1/profiles, PUT /data/v1/profiles/{id}. An `owner` that is a department makes a company topic. */
export const ProfileBody = Type.Object({
  query: Type.String({ maxLength: 40_000, title: 'Terms' }),
  name: Type.String({ maxLength: 400, title: 'Topic Title' }),
  description: Type.Optional(Type.String({ maxLength: 2_000, title: 'Description' })),
  sources: Type.Array(Type.Object({ id: Id, name: Type.Optional(Type.String({ maxLength: 400 })) }), {
    maxItems: 1_000,
    title: 'Sources',
  }),
  addAllSources: Type.Boolean(),
  publishOnly: Type.Optional(Type.Boolean()),
  profileGroupId: Type.Optional(Id),
  owner: Type.Optional(Id),
  frequency: Type.Optional(Type.Integer({ minimum: 0, maximum: 6, title: 'Frequency' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, title: 'Amount' })),
  allowedSubscription: Type.Optional(Type.Array(Type.Integer(), { maxItems: 8 })),
  subscribedTo: Type.Optional(Type.Array(Type.Integer(), { maxItems: 8 })),
  /** Etag of the topic that the caller edited; if omitted, changes made by others are overwritten. */
  stamp: Type.Optional(Type.String({ maxLength: 64 })),
  /** Idempotency key of a new topic: if a topic was created with it before, that one is updated instead. */
  key: Type.Optional(IdempotencyKey),
});
export type ProfileBody = Static<typeof ProfileBody>;

export const ProfileDeleteQuery = Type.Object({ profileGroupId: Type.Optional(Id), owner: Type.Optional(Id) });
export const ProfileCopyQuery = Type.Object({
  profileName: Type.String({ maxLength: 400, title: 'Topic Title' }),
  profileGroupId: Type.Optional(Id),
  owner: Type.Optional(Id),
  /** Idempotency key: if a copy was created with it before, that one is renamed and returned instead. */
  key: Type.Optional(IdempotencyKey),
});
export const FavoriteQuery = Type.Object({ enable: Type.Boolean() });
/** GET /data/v1/profiles/{id}/move. Positions count from 0 among the topics of the target category; default: the end. */
export const ProfileMoveQuery = Type.Object({
  /** The category that the topic is in as the caller saw it; refused if it is in another one. */
  profileGroupId: Type.Optional(Id),
  targetProfileGroupId: Id,
  profileOrder: Type.Optional(Type.Integer({ minimum: 0 })),
  owner: Type.Optional(Id),
});
export type ProfileMoveQuery = Static<typeof ProfileMoveQuery>;

/**
 * POST /data/v1/profilegroups/create, PUT /data/v1/profilegroups/{id}. The icon is the base64 part of an image, or a
 * URL path of the image library.
 */
export const ProfileGroupBody = Type.Object({
  name: Type.String({ maxLength: 400, title: 'Topic Group Name' }),
  profileGroupIcon: Type.Optional(Type.String({ maxLength: 1_500_000, title: 'Image' })),
  updateProfileGroupIcon: Type.Optional(Type.Boolean()),
  parentGroupId: Type.Optional(Id),
  owner: Type.Optional(Id),
  /** Etag of the category that the caller edited; if omitted, changes made by others are overwritten. */
  stamp: Type.Optional(Type.String({ maxLength: 64 })),
  /** Idempotency key of a new category: if one was created with it before, that one is updated instead. */
  key: Type.Optional(IdempotencyKey),
});
export type ProfileGroupBody = Static<typeof ProfileGroupBody>;
/**
 * GET /cdn/library/index.json: the image library for categories, in seven groups; an `address` can be used as
 * `profileGroupIcon`.
 */
export const ImageLibrary = Type.Object({
  groups: Type.Array(
    Type.Object({
      name: Type.String(),
      images: Type.Array(Type.Object({ name: Type.String(), address: Type.String() })),
    }),
  ),
});
export type ImageLibrary = Static<typeof ImageLibrary>;
export const ProfileGroupAnswer = Type.Object({ profileGroup: ProfileGroup });
/** GET /data/v1/profilegroups/{id}/move. The position counts from 0 among the category's siblings. */
export const ProfileGroupMoveQuery = Type.Object({
  profileGroupOrder: Type.Integer({ minimum: 0 }),
  owner: Type.Optional(Id),
});
