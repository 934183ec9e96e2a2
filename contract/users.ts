import { Type, type Static } from 'typebox';
import { Id, Instant, Paging } from './common';
import { EmailAddress } from './iam';
import { limits } from './limits';

/** A person's owner id or uid. */
export const UserName = Type.String({ minLength: 1, maxLength: 320 });
export const UserParams = Type.Object({ id: UserName });
const Methods = Type.Array(Type.Integer(), { maxItems: 16 });

/** A mail server refused the address for good, with these words: nothing more is sent to it. */
export const RefusedMail = Type.Object({ at: Instant, reason: Type.String() });
export type RefusedMail = Static<typeof RefusedMail>;

/** GET /iam/v1/mailaddress: where the caller's mails go; POST …/again, and …/users/{id}/mailaddress/again: use it again. */
export const MailAddress = Type.Object({ address: Type.String(), refused: Type.Union([RefusedMail, Type.Null()]) });
export type MailAddress = Static<typeof MailAddress>;

/** A user of a department, as its administrators see them. */
export const DepartmentUser = Type.Object({
  id: Type.String(),
  uid: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** One of them is the default. */
  emails: Type.Array(EmailAddress),
  level: Type.Integer(),
  deliveryMethods: Type.Array(Type.Integer()),
  ownerId: Type.String(),
  /** The user groups that they own and others belong to; `members` counts the others. */
  ownerGroups: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), members: Type.Integer() })),
  mailRefused: Type.Optional(RefusedMail),
});
export type DepartmentUser = Static<typeof DepartmentUser>;

export const UserSearchType = Type.Union([
  Type.Literal('all'),
  Type.Literal('email'),
  Type.Literal('firstName'),
  Type.Literal('lastName'),
]);
export type UserSearchType = Static<typeof UserSearchType>;
export const UserSort = Type.Union([
  Type.Literal('lastName'),
  Type.Literal('firstName'),
  Type.Literal('email'),
  Type.Literal('role'),
]);
export type UserSort = Static<typeof UserSort>;

/** GET /iam/v1/department/users: `hideSelf` leaves the caller out. */
export const UsersQuery = Type.Object({
  ...Paging.properties,
  searchType: Type.Optional(UserSearchType),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(UserSort),
  order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  hideSelf: Type.Optional(Type.Boolean()),
});
export type UsersQuery = Static<typeof UsersQuery>;
/** `total` counts what is found, `userTotal` everybody in the department, the caller among them. */
export const UsersAnswer = Type.Object({
  users: Type.Array(DepartmentUser),
  total: Type.Integer(),
  userTotal: Type.Integer(),
});
export type UsersAnswer = Static<typeof UsersAnswer>;

/** GET /iam/v1/department/subscriptions: what the department has of each delivery method; 24 carries `maxSeats`. */
export const DepartmentSubscription = Type.Object({
  deliveryMethod: Type.Integer(),
  users: Type.Integer(),
  maxSeats: Type.Optional(Type.Integer()),
});
export const DepartmentSubscriptionsAnswer = Type.Object({
  subscriptions: Type.Array(DepartmentSubscription),
  total: Type.Integer(),
});
export type DepartmentSubscriptionsAnswer = Static<typeof DepartmentSubscriptionsAnswer>;

const name = Type.String({ maxLength: 400 });
const password = Type.String({ maxLength: 1_024 });

/** POST /iam/v1/department/users */
export const NewUserBody = Type.Object({
  firstName: name,
  lastName: name,
  uid: name,
  password,
  level: Type.Integer(),
  deliveryMethods: Type.Optional(Methods),
});
export type NewUserBody = Static<typeof NewUserBody>;

/** PUT /iam/v1/department/users/{id}: a password counts only where `updatePassword` says so. */
export const UserBody = Type.Object({
  firstName: name,
  lastName: name,
  level: Type.Integer(),
  deliveryMethods: Methods,
  password: Type.Optional(password),
  updatePassword: Type.Optional(Type.Boolean()),
});
export type UserBody = Static<typeof UserBody>;

/** POST /iam/v1/department/users/delete: all of them, or none. */
export const UserIdsBody = Type.Object({ ids: Type.Array(UserName, { minItems: 1, maxItems: limits.importedUsers }) });
export type UserIdsBody = Static<typeof UserIdsBody>;

/** GET /iam/v1/department/users/export */
export const UsersExportQuery = Type.Object({ format: Type.Optional(Type.Literal('text')) });

const people = Type.Array(UserName, { minItems: 1, maxItems: limits.importedUsers });

/** PUT /iam/v1/department/users/favorite: gives these topics of the company or the provider to these people's favourites. */
export const BulkFavouriteBody = Type.Object({
  userIds: people,
  profiles: Type.Array(Id, { minItems: 1, maxItems: limits.newUserTopics }),
});
export type BulkFavouriteBody = Static<typeof BulkFavouriteBody>;

/** PUT /iam/v1/department/users/subscriptions: `users` are owner ids, `subscriptions` ids of company or provider topics. */
export const BulkSubscriptionsBody = Type.Object({
  deliveryMethods: Methods,
  users: Type.Array(Id, { minItems: 1, maxItems: limits.importedUsers }),
  subscriptions: Type.Array(Id, { minItems: 1, maxItems: 100 }),
});
export type BulkSubscriptionsBody = Static<typeof BulkSubscriptionsBody>;

/** GET /data/v1/profiles/user/{userId}: a person's own topics, for the person and administrators. */
export const UserTopic = Type.Object({
  id: Type.String(),
  name: Type.String(),
  owner: Type.String(),
  /** Null: no alert. */
  frequency: Type.Union([Type.Integer(), Type.Null()]),
  limit: Type.Union([Type.Integer(), Type.Null()]),
  createdDate: Type.String(),
});
export type UserTopic = Static<typeof UserTopic>;
export const UserTopicsParams = Type.Object({ userId: UserName });
export const UserTopicsAnswer = Type.Object({ profiles: Type.Array(UserTopic), total: Type.Integer() });
export type UserTopicsAnswer = Static<typeof UserTopicsAnswer>;

/** What an import does, or would do, with a row of its file. */
export const ImportAction = Type.Union([
  Type.Literal('add'),
  Type.Literal('change'),
  Type.Literal('same'),
  Type.Literal('wrong'),
]);
export type ImportAction = Static<typeof ImportAction>;

export const ImportRow = Type.Object({
  /** As a spreadsheet counts: the head is row 1. */
  row: Type.Integer(),
  uid: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  administrator: Type.Boolean(),
  action: ImportAction,
  /** What of a known user is changed, in words. */
  changes: Type.Array(Type.String()),
  /** What is wrong, in words; nothing else is done with such a row. */
  faults: Type.Array(Type.String()),
  notes: Type.Array(Type.String()),
  /** Only in the report of an import, for a user who was added without one: it is shown this once. */
  password: Type.Optional(Type.String()),
});
export type ImportRow = Static<typeof ImportRow>;

/**
 * POST /iam/v1/department/users/import: multipart with `file` (one .csv), `deliveryMethods` (of those who are added, with
 * commas between), `dryRun` ("true": only says what would be done) and `skipWrong` ("true": leaves wrong rows out, where
 * otherwise they keep everything from being imported). Where the caller accepts application/x-ndjson the answer is a line
 * of progress now and then, and at last one line with this or with an error.
 */
export const ImportAnswer = Type.Object({
  imported: Type.Boolean(),
  rows: Type.Array(ImportRow),
  counts: Type.Record(ImportAction, Type.Integer()),
  /** What is wrong with the file as a whole, in words. */
  problems: Type.Array(Type.String()),
  /** How the file was read, where that is worth a word. */
  notes: Type.Array(Type.String()),
});
export type ImportAnswer = Static<typeof ImportAnswer>;

/** A line of progress: how many of the new users are prepared. */
export const ImportProgress = Type.Object({
  progress: Type.Object({ done: Type.Integer(), total: Type.Integer() }),
});
export type ImportProgress = Static<typeof ImportProgress>;
