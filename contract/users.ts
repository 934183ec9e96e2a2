import { Type, type Static } from 'typebox';
import { Id, Instant, Paging } from './common';
import { EmailAddress } from './iam';
import { limits } from './limits';

/** Owner id or uid of a user. */
const UserName = Type.String({ minLength: 1, maxLength: 320 });
export const UserParams = Type.Object({ id: UserName });
const Methods = Type.Array(Type.Integer(), { maxItems: 16 });

/** A bounced address: the mail server rejected it permanently, for this reason, and no more mail is sent to it. */
export const RefusedMail = Type.Object({ at: Instant, reason: Type.String() });
export type RefusedMail = Static<typeof RefusedMail>;

/**
 * GET /iam/v1/mailaddress: the caller's address and bounce, if any. POST …/again, and POST
 * …/users/{id}/mailaddress/again for administrators, resume sending.
 */
export const MailAddress = Type.Object({ address: Type.String(), refused: Type.Union([RefusedMail, Type.Null()]) });
export type MailAddress = Static<typeof MailAddress>;

/** A user of a department, for its administrators. */
export const DepartmentUser = Type.Object({
  id: Type.String(),
  uid: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** One address is the default. */
  emails: Type.Array(EmailAddress),
  level: Type.Integer(),
  deliveryMethods: Type.Array(Type.Integer()),
  ownerId: Type.String(),
  /** The groups that the user owns and that have other members; `members` counts those. */
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

/** GET /iam/v1/department/users: a page of users; `hideSelf` omits the caller. */
export const UsersQuery = Type.Object({
  ...Paging.properties,
  searchType: Type.Optional(UserSearchType),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(UserSort),
  order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  hideSelf: Type.Optional(Type.Boolean()),
});
export type UsersQuery = Static<typeof UsersQuery>;
/** `total` counts the users found, `userTotal` all users of the department, the caller included. */
export const UsersAnswer = Type.Object({
  users: Type.Array(DepartmentUser),
  total: Type.Integer(),
  userTotal: Type.Integer(),
});
export type UsersAnswer = Static<typeof UsersAnswer>;

/** GET /iam/v1/department/subscriptions: number of users by delivery method; method 24 (access) has `maxSeats`. */
const DepartmentSubscription = Type.Object({
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

/** POST /iam/v1/department/users: creates a user. `deliveryMethods` doesn't grant publish permission; a PUT does. */
export const NewUserBody = Type.Object({
  firstName: name,
  lastName: name,
  uid: name,
  password,
  level: Type.Integer(),
  deliveryMethods: Type.Optional(Methods),
});
export type NewUserBody = Static<typeof NewUserBody>;

/** PUT /iam/v1/department/users/{id}: `password` is only used with `updatePassword`. */
export const UserBody = Type.Object({
  firstName: name,
  lastName: name,
  level: Type.Integer(),
  deliveryMethods: Methods,
  password: Type.Optional(password),
  updatePassword: Type.Optional(Type.Boolean()),
});
export type UserBody = Static<typeof UserBody>;

/** POST /iam/v1/department/users/delete: deletes all of these users, or none. */
export const UserIdsBody = Type.Object({ ids: Type.Array(UserName, { minItems: 1, maxItems: limits.importedUsers }) });
export type UserIdsBody = Static<typeof UserIdsBody>;

/** GET /iam/v1/department/users/export: all users as a CSV file. */
export const UsersExportQuery = Type.Object({ format: Type.Optional(Type.Literal('text')) });

const people = Type.Array(UserName, { minItems: 1, maxItems: limits.importedUsers });

/** PUT /iam/v1/department/users/favorite: adds company or provider topics to the favorites of these users. */
export const BulkFavouriteBody = Type.Object({
  userIds: people,
  profiles: Type.Array(Id, { minItems: 1, maxItems: limits.newUserTopics }),
});
export type BulkFavouriteBody = Static<typeof BulkFavouriteBody>;

/**
 * PUT /iam/v1/department/users/subscriptions: subscribes users (owner ids) to company or provider topics
 * (`subscriptions`).
 */
export const BulkSubscriptionsBody = Type.Object({
  deliveryMethods: Methods,
  users: Type.Array(Id, { minItems: 1, maxItems: limits.importedUsers }),
  subscriptions: Type.Array(Id, { minItems: 1, maxItems: 100 }),
});
export type BulkSubscriptionsBody = Static<typeof BulkSubscriptionsBody>;

/** GET /data/v1/profiles/user/{userId}: a user's own topics, for that user and for administrators. */
export const UserTopic = Type.Object({
  id: Type.String(),
  name: Type.String(),
  owner: Type.String(),
  /** Null if the topic has no alert. */
  frequency: Type.Union([Type.Integer(), Type.Null()]),
  limit: Type.Union([Type.Integer(), Type.Null()]),
  createdDate: Type.String(),
  /** PAUSED: its alerts wait until a date. QUERY_REFUSED: its stored query is no longer understood, so it finds nothing. */
  status: Type.Optional(Type.Union([Type.Literal('ACTIVE'), Type.Literal('PAUSED'), Type.Literal('QUERY_REFUSED')])),
});
export type UserTopic = Static<typeof UserTopic>;
export const UserTopicsParams = Type.Object({ userId: UserName });
export const UserTopicsAnswer = Type.Object({ profiles: Type.Array(UserTopic), total: Type.Integer() });
export type UserTopicsAnswer = Static<typeof UserTopicsAnswer>;

/**
 * GET /data/v1/profiles/user/{userId}/subscriptions, for administrators: the company and provider topics that a user is
 * subscribed to, by name. Frequency and limit are the topic's; `pausedUntil` is null if the alert isn't paused.
 */
export const UserSubscription = Type.Object({
  id: Type.String(),
  name: Type.String(),
  topicType: Type.Union([Type.Literal('COMPANY'), Type.Literal('WATCHDESK')]),
  owner: Type.String(),
  frequency: Type.Integer(),
  limit: Type.Integer(),
  pausedUntil: Type.Union([Instant, Type.Null()]),
});
export type UserSubscription = Static<typeof UserSubscription>;
export const UserSubscriptionsAnswer = Type.Object({
  subscriptions: Type.Array(UserSubscription),
  total: Type.Integer(),
});
export type UserSubscriptionsAnswer = Static<typeof UserSubscriptionsAnswer>;

/** What an import does, or would do, with a row of the file. */
export const ImportAction = Type.Union([
  Type.Literal('add'),
  Type.Literal('change'),
  Type.Literal('same'),
  Type.Literal('wrong'),
]);
export type ImportAction = Static<typeof ImportAction>;

export const ImportRow = Type.Object({
  /** Row number as in a spreadsheet; the header is row 1. */
  row: Type.Integer(),
  uid: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  administrator: Type.Boolean(),
  action: ImportAction,
  /** Labels of the fields that change for an existing user. */
  changes: Type.Array(Type.String()),
  /** Error messages; a row with errors is not imported. */
  faults: Type.Array(Type.String()),
  notes: Type.Array(Type.String()),
  /** The generated password of a new user, only in the response of a real import; it isn't shown again. */
  password: Type.Optional(Type.String()),
});
export type ImportRow = Static<typeof ImportRow>;

/**
 * POST /iam/v1/department/users/import: multipart/form-data with `file` (one .csv), `deliveryMethods` (of new users,
 * comma-separated, without publish permission), `dryRun` ("true" only reports what would be done), and `skipWrong`
 * ("true" skips rows with errors, which otherwise block the import). If the client accepts application/x-ndjson, the response is lines of
 * `ImportProgress` and, as the last line, this or an error.
 */
export const ImportAnswer = Type.Object({
  imported: Type.Boolean(),
  rows: Type.Array(ImportRow),
  counts: Type.Record(ImportAction, Type.Integer()),
  /** Error messages about the file as a whole. */
  problems: Type.Array(Type.String()),
  /** Notes on how the file was parsed. */
  notes: Type.Array(Type.String()),
});
export type ImportAnswer = Static<typeof ImportAnswer>;

/** A progress line: the number of new users that are prepared. */
export interface ImportProgress {
  progress: { done: number; total: number };
}
