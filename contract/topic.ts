import { Type, type Static } from 'typebox';
import { Id, OnceKey, Paging } from './common';
import { QueryFault } from './search';

export const TopicType = Type.Union([Type.Literal('USER'), Type.Literal('COMPANY'), Type.Literal('WATCHDESK')]);
export type TopicType = Static<typeof TopicType>;

/** A source of articles; a package opens to its children by GET /data/v1/sources/{id}. */
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

/** A topic as lists show it. `profileGroupId` is MISC for a person's own topic outside any category. */
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
  /** Present for a person's own topic when subscribed. */
  email: Type.Optional(Type.String()),
  subscribedTo: Type.Array(Type.Integer()),
  allowedSubscription: Type.Array(Type.Integer()),
  blockEdit: Type.Boolean(),
  /** The stored query is no longer understood: the topic finds nothing, and its alerts have nothing to tell. Absent otherwise. */
  queryRefused: Type.Optional(Type.Boolean()),
});
export type Profile = Static<typeof Profile>;

/** A category. `profileGroupIcon` is the address of its image. The top level has depth 1. */
export const ProfileGroup = Type.Object({
  id: Type.String(),
  type: Type.Literal('PROFILEGROUP'),
  topicType: TopicType,
  name: Type.String(),
  owner: Type.String(),
  parentGroupId: Type.Union([Type.String(), Type.Null()]),
  profileGroupIcon: Type.Union([Type.String(), Type.Null()]),
  blockEdit: Type.Boolean(),
  depth: Type.Integer(),
  /** What it was when it was read: sent back with a change. */
  stamp: Type.Optional(Type.String()),
});
export type ProfileGroup = Static<typeof ProfileGroup>;

/**
 * GET /data/v1/profiles (the provider's), /profiles/company, /profiles/user: one tree, flat.
 * `groups` parents before children, `profiles` by category; both in the order people gave them.
 */
export const TopicTreeAnswer = Type.Object({
  groups: Type.Array(ProfileGroup),
  profiles: Type.Array(Profile),
  total: Type.Integer(),
});
export type TopicTreeAnswer = Static<typeof TopicTreeAnswer>;

/** GET /data/v1/profiles/favorite: in the person's order. */
export const FavouritesAnswer = Type.Object({ profiles: Type.Array(Profile), total: Type.Integer() });
export type FavouritesAnswer = Static<typeof FavouritesAnswer>;

/** GET /data/v1/profiles/search: text over name, description and id, and the chips. */
export const ProfileSearchQuery = Type.Object({
  ...Paging.properties,
  query: Type.Optional(Type.String({ maxLength: 200, title: 'Search text' })),
  subscribed: Type.Optional(Type.Boolean()),
  favorited: Type.Optional(Type.Boolean()),
  topicType: Type.Optional(TopicType),
});
export type ProfileSearchQuery = Static<typeof ProfileSearchQuery>;
/** `totals` per owner serve the tabs; a parent's name stands beside each topic. */
export const ProfileSearchAnswer = Type.Object({
  profiles: Type.Array(Type.Object({ ...Profile.properties, parentName: Type.String() })),
  total: Type.Integer(),
  totals: Type.Object({ USER: Type.Integer(), COMPANY: Type.Integer(), WATCHDESK: Type.Integer() }),
});
export type ProfileSearchAnswer = Static<typeof ProfileSearchAnswer>;

/** POST /data/v1/profiles/company/info, /user/info: counts of these topics, or of all of the kind. */
export const ProfileInfoBody = Type.Object({
  ids: Type.Optional(Type.Array(Id, { maxItems: 10_000 })),
  topicType: Type.Optional(TopicType),
});
export const ProfileInfoAnswer = Type.Object({ available: Type.Integer(), subscribed: Type.Integer() });
export type ProfileInfoAnswer = Static<typeof ProfileInfoAnswer>;

/** GET /data/v1/profiles/{id}?owner= */
export const ProfileDetail = Type.Object({
  ...Profile.properties,
  details: Type.String(),
  query: Type.String(),
  /** Why the query is no longer understood, and where; absent where it is. */
  queryFaults: Type.Optional(Type.Array(QueryFault)),
  sources: Type.Array(Source),
  addAllSources: Type.Boolean(),
  publishOnly: Type.Boolean(),
  parent: Type.Object({ id: Type.String(), name: Type.String() }),
  pausedUntil: Type.Union([Type.String(), Type.Null()]),
  sendEmpty: Type.Boolean(),
  /** What it was when it was read: sent back with a change. */
  stamp: Type.Optional(Type.String()),
});
export type ProfileDetail = Static<typeof ProfileDetail>;
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
  /** Of the topic as the caller saw it; without it a change by somebody else is overwritten. */
  stamp: Type.Optional(Type.String({ maxLength: 64 })),
  /** Of a new topic: what was made with it already is changed to this, and not made once more. */
  key: Type.Optional(OnceKey),
});
export type ProfileBody = Static<typeof ProfileBody>;

export const ProfileDeleteQuery = Type.Object({ profileGroupId: Type.Optional(Id), owner: Type.Optional(Id) });
export const ProfileCopyQuery = Type.Object({
  profileName: Type.String({ maxLength: 400, title: 'Topic Title' }),
  profileGroupId: Type.Optional(Id),
  owner: Type.Optional(Id),
  /** The copy that was made with it already is given this name, and not made once more. */
  key: Type.Optional(OnceKey),
});
export const FavoriteQuery = Type.Object({ enable: Type.Boolean() });
/** Positions count from 0 among the target's topics, or among the siblings of a category. */
export const ProfileMoveQuery = Type.Object({
  profileGroupId: Type.Optional(Id),
  targetProfileGroupId: Id,
  profileOrder: Type.Optional(Type.Integer({ minimum: 0 })),
  owner: Type.Optional(Id),
});
export type ProfileMoveQuery = Static<typeof ProfileMoveQuery>;

/** POST /data/v1/profilegroups/create, PUT /data/v1/profilegroups/{id}. The icon is the base64 part of an image, or an address of the library. */
export const ProfileGroupBody = Type.Object({
  name: Type.String({ maxLength: 400, title: 'Topic Group Name' }),
  profileGroupIcon: Type.Optional(Type.String({ maxLength: 1_500_000, title: 'Image' })),
  updateProfileGroupIcon: Type.Optional(Type.Boolean()),
  parentGroupId: Type.Optional(Id),
  owner: Type.Optional(Id),
  /** Of the category as the caller saw it; without it a change by somebody else is overwritten. */
  stamp: Type.Optional(Type.String({ maxLength: 64 })),
  /** Of a new category: what was made with it already is changed to this, and not made once more. */
  key: Type.Optional(OnceKey),
});
export type ProfileGroupBody = Static<typeof ProfileGroupBody>;
/** GET /cdn/library/index.json: the pictures that a category can take, by the library's seven parts; an address serves as `profileGroupIcon`. */
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
export const ProfileGroupMoveQuery = Type.Object({
  profileGroupOrder: Type.Integer({ minimum: 0 }),
  owner: Type.Optional(Id),
});
