import { Type, type Static } from 'typebox';
import { Id, Paging } from './common';
import { limits } from './limits';

const PersonName = Type.String({ minLength: 1, maxLength: 320 });
const People = Type.Array(PersonName, { maxItems: limits.departmentPeople });

/** GET /iam/v1/usergroups: a page of a user's groups. */
export const UserGroupsQuery = Type.Object({
  ...Paging.properties,
  role: Type.Optional(Type.Union([Type.Literal('OWNER'), Type.Literal('MEMBER')])),
  /** Owner id or uid of a user; default: the caller. */
  ownerId: Type.Optional(PersonName),
  query: Type.Optional(Type.String({ maxLength: 200 })),
  /** `owner`: list only the owner of each group, with `memberCount`. */
  people: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('owner')])),
});
export type UserGroupsQuery = Static<typeof UserGroupsQuery>;

/** GET /iam/v1/usergroups/{id}: the owner comes first, then the members by name. */
export const UserGroup = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  members: Type.Array(
    Type.Object({
      uid: Type.String(),
      ownerId: Type.String(),
      isOwner: Type.Boolean(),
      givenName: Type.String(),
      surName: Type.String(),
    }),
  ),
  /** Number of members, if not all of them are listed. */
  memberCount: Type.Optional(Type.Integer()),
  sharedArticlesNotifications: Type.Integer(),
});
export type UserGroup = Static<typeof UserGroup>;
export const UserGroupsAnswer = Type.Object({ usergroups: Type.Array(UserGroup), total: Type.Integer() });
export type UserGroupsAnswer = Static<typeof UserGroupsAnswer>;

/** POST /iam/v1/usergroups: `users` are uids or owner ids of the department; the caller becomes owner and member. */
export const UserGroupBody = Type.Object({
  name: Type.String({ maxLength: 200 }),
  description: Type.String({ maxLength: 200 }),
  users: People,
});
export type UserGroupBody = Static<typeof UserGroupBody>;

/**
 * PUT /iam/v1/usergroups/{id}: `users` are all members from now on. With `usersBefore` (the members when the form was opened),
 * only the difference is applied, so that concurrent changes are kept.
 */
export const UserGroupChangeBody = Type.Object({ ...UserGroupBody.properties, usersBefore: Type.Optional(People) });
export type UserGroupChangeBody = Static<typeof UserGroupChangeBody>;

/**
 * PUT /iam/v1/usergroups/update/owner: transfers all of these groups, or none. `newOwnerId` is a uid or an owner id.
 */
export const GroupOwnerBody = Type.Object({
  newOwnerId: PersonName,
  usergroupsIds: Type.Array(Id, { minItems: 1, maxItems: 1_000 }),
});
export type GroupOwnerBody = Static<typeof GroupOwnerBody>;

/** POST /iam/v1/usergroups/{id}/members: adds members; existing ones are ignored. */
export const GroupMembersBody = Type.Object({ users: People });

/** GET /iam/v1/department/colleagues: all users of the department, the caller included, ordered by name. */
export const Colleague = Type.Object({
  id: Type.String(),
  uid: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
});
export type Colleague = Static<typeof Colleague>;
export const ColleaguesAnswer = Type.Object({ users: Type.Array(Colleague), total: Type.Integer() });
export type ColleaguesAnswer = Static<typeof ColleaguesAnswer>;
