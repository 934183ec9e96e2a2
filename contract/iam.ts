import { Type, type Static } from 'typebox';
import { Id, Instant, Paging } from './common';
import { applicationId } from './limits';

export const Role = Type.Union([Type.Literal('ADMIN'), Type.Literal('USER')]);
export type Role = Static<typeof Role>;

export const EmailAddress = Type.Object({ address: Type.String(), default: Type.Boolean(), primary: Type.Boolean() });

/** GET /iam/v1/users: the signed-in user. */
export const CurrentUser = Type.Object({
  uid: Type.String(),
  givenName: Type.String(),
  surName: Type.String(),
  level: Type.Integer(),
  role: Role,
  departmentID: Type.String(),
  ownerId: Type.String(),
  realm: Type.String(),
  deliveryMethods: Type.Array(Type.Integer()),
  publishPermission: Type.Boolean(),
  emails: Type.Array(EmailAddress),
  passwordExpirationDate: Type.Optional(Instant),
});
export type CurrentUser = Static<typeof CurrentUser>;

const ThemeFile = Type.Object({ url: Type.String(), updated: Type.String() });
export const ThemeColors = Type.Object({
  name: Type.String(),
  primary: Type.Object({
    main: Type.String(),
    dark: Type.Optional(Type.String()),
    light: Type.Optional(Type.String()),
  }),
  secondary: Type.Object({
    main: Type.String(),
    dark: Type.Optional(Type.String()),
    light: Type.Optional(Type.String()),
  }),
  third: Type.String(),
});
export type ThemeColors = Static<typeof ThemeColors>;

/** The theme files of a department, each cached for 15 minutes; `updated` changes with the content. */
export const ThemeResource = Type.Object({
  logo: Type.Optional(ThemeFile),
  favicon: Type.Optional(ThemeFile),
  footer: Type.Optional(ThemeFile),
  color: Type.Optional(ThemeFile),
});
export type ThemeResource = Static<typeof ThemeResource>;
export const ThemeFooter = Type.Object({ text: Type.String() });
export type ThemeFooter = Static<typeof ThemeFooter>;

const personalSettings = {
  dateFormat: Type.String({ minLength: 1, maxLength: 60 }),
  timezone: Type.String({ minLength: 1, maxLength: 60 }),
  emailSendMode: Type.Integer({ minimum: 1, maximum: 2 }),
  hideInfodeskTopics: Type.Boolean(),
  notifySharedDocByEmail: Type.Boolean(),
  notifyGroupMember: Type.Boolean(),
  notifySharedDocByApp: Type.Boolean(),
  /** Whether the user receives newsletters from colleagues. */
  newsletters: Type.Boolean(),
  basketViewDefault: Type.Union([Type.Literal('list'), Type.Literal('details')]),
  basketSortDefault: Type.Union([Type.Literal('newest'), Type.Literal('alphabetic')]),
  loggedInBefore: Type.Boolean(),
};

/** POST /iam/v1/generalsettings?appId=16: changes the given settings; the others stay. */
export const GeneralSettingsBody = Type.Partial(Type.Object(personalSettings));
export type GeneralSettingsBody = Static<typeof GeneralSettingsBody>;

/** GET /iam/v1/generalsettings?appId=16: the caller's effective settings. */
export const GeneralSettings = Type.Object({
  ...personalSettings,
  departmentName: Type.String(),
  maxChannels: Type.Integer(),
  channelPrefix: Type.String(),
  theme: ThemeResource,
  /** Feature flags, from the environment and the settings of the user and department. */
  features: Type.Record(Type.String(), Type.Boolean()),
  /** True if mails are stored for administrators to read instead of being sent. */
  outbox: Type.Optional(Type.Boolean()),
});
export type GeneralSettings = Static<typeof GeneralSettings>;

/** GET /iam/v1/usersettings, POST /iam/v1/usersettings/{id}: the user's effective personal settings, with the user's id. */
export const UserSettings = Type.Object({ id: Type.String(), ...personalSettings });
export type UserSettings = Static<typeof UserSettings>;
/** GET /iam/v1/usersettings/personalization: the settings that decide how lists and dates are shown to the user. */
export const Personalization = Type.Pick(UserSettings, [
  'id',
  'dateFormat',
  'timezone',
  'hideInfodeskTopics',
  'basketViewDefault',
  'basketSortDefault',
]);
export type Personalization = Static<typeof Personalization>;

/** Settings belong to one application; another id is refused. */
export const AppQuery = Type.Object({
  appId: Type.Optional(Type.Integer({ minimum: applicationId, maximum: applicationId, title: 'Application id' })),
});

/** PUT /iam/v1/users/updatedatetime: changes the caller's date format and time zone. */
export const DateTimeBody = Type.Object({
  dateFormat: Type.String({ minLength: 1, maxLength: 60 }),
  timezone: Type.String({ minLength: 1, maxLength: 60 }),
});

/** PUT /iam/v1/users/changepassword: changes the caller's password. */
export const ChangePasswordBody = Type.Object({
  currentPassword: Type.String({ minLength: 1, maxLength: 1024 }),
  newPassword: Type.String({ minLength: 1, maxLength: 1024 }),
});

/**
 * GET /iam/v1/timezones: time zones grouped by region. `label` is the place, `offset` the current offset from UTC in
 * minutes.
 */
export const TimeZone = Type.Object({
  id: Type.String(),
  label: Type.String(),
  region: Type.String(),
  offset: Type.Integer(),
});
export type TimeZone = Static<typeof TimeZone>;
export const TimeZonesAnswer = Type.Object({ timezones: Type.Array(TimeZone) });

/** The state of a channel's feed reader. */
export const ChannelHealth = Type.Object({
  state: Type.Union([Type.Literal('waiting'), Type.Literal('healthy'), Type.Literal('failing')]),
  lastReadAt: Type.Union([Instant, Type.Null()]),
  lastSuccessAt: Type.Union([Instant, Type.Null()]),
  nextReadAt: Instant,
  items: Type.Integer(),
  failures: Type.Integer(),
  lastError: Type.Union([Type.String(), Type.Null()]),
});
export type ChannelHealth = Static<typeof ChannelHealth>;

/** A company's channel. `id` begins with the prefix chnl, `name` with the department's channel prefix. */
export const Channel = Type.Object({
  id: Type.String(),
  category: Type.String(),
  categoryName: Type.String(),
  name: Type.String(),
  url: Type.String(),
  contentOwner: Type.String(),
  channelName: Type.String(),
  number: Type.Integer(),
  type: Type.Literal('CHANNEL'),
  package: Type.Boolean(),
  health: ChannelHealth,
});
export type Channel = Static<typeof Channel>;

/** GET /iam/v1/department/channels: a page of the department's channels. */
export const ChannelsQuery = Type.Object({
  ...Paging.properties,
  query: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(
    Type.Union([Type.Literal('name'), Type.Literal('category'), Type.Literal('health'), Type.Literal('lastRead')]),
  ),
  order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
});
export type ChannelsQuery = Static<typeof ChannelsQuery>;
export type ChannelSort = NonNullable<ChannelsQuery['sort']>;
/**
 * `total` counts the channels that match the query, `channelTotal` all channels of the department (Add is disabled at
 * `maxChannels`).
 */
export const ChannelsAnswer = Type.Object({
  channels: Type.Array(Channel),
  total: Type.Integer(),
  channelTotal: Type.Integer(),
  maxChannels: Type.Integer(),
});
export type ChannelsAnswer = Static<typeof ChannelsAnswer>;

/**
 * POST /iam/v1/department/channels, PUT /iam/v1/department/channels/{id}. `name` excludes the department's prefix.
 * Without `contentOwner`, a change keeps the stored one.
 */
export const ChannelBody = Type.Object({
  category: Type.String({ maxLength: 64 }),
  name: Type.String({ maxLength: 200 }),
  url: Type.String({ maxLength: 2048 }),
  contentOwner: Type.Optional(Type.String({ maxLength: 200 })),
  /** Accepts an address that another channel of the department reads; without it the answer is 409 CHANNEL_DUPLICATE. */
  allowDuplicate: Type.Optional(Type.Boolean()),
});
export type ChannelBody = Static<typeof ChannelBody>;
/** The effect of removing channels: `topics` lose these sources. */
export const ChannelRemoval = Type.Object({
  status: Type.Literal('ok'),
  topics: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type ChannelRemoval = Static<typeof ChannelRemoval>;
/** POST /iam/v1/department/channels/topics (previews a removal) and /delete (removes): one or more channels. */
export const ChannelIdsBody = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 500 }) });
