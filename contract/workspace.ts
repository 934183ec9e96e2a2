import { Type, type Static } from 'typebox';
import { Instant } from './common';

/** GET /workspace/v1/datetimeformats: date formats (Luxon), each with an example. */
export const DateTimeFormat = Type.Object({ id: Type.String(), example: Type.String() });
export type DateTimeFormat = Static<typeof DateTimeFormat>;
export const DateTimeFormatsAnswer = Type.Object({ dateTimeFormats: Type.Array(DateTimeFormat) });

/** GET /workspace/v1/emailsendmodes: how alerts due at the same time can be sent. */
export const EmailSendMode = Type.Object({ id: Type.Integer(), label: Type.String() });
export type EmailSendMode = Static<typeof EmailSendMode>;
export const EmailSendModesAnswer = Type.Object({ emailSendModes: Type.Array(EmailSendMode) });

/** GET /workspace/v1/notifications/count: number of the caller's unread notifications. */
export const NotificationCount = Type.Object({ count: Type.Integer() });
export type NotificationCount = Static<typeof NotificationCount>;

/** GET /workspace/v1/notifications/all: unread notifications by user group. */
export const NotificationGroup = Type.Object({
  id: Type.String(),
  name: Type.String(),
  sharedArticlesNotifications: Type.Integer(),
  articles: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Union([Type.Literal('shared'), Type.Literal('commented'), Type.Literal('mentioned')]),
      /** The workspace, the article, and its version, by which its page is addressed. */
      workspaceId: Type.String(),
      articleId: Type.String(),
      version: Type.Integer(),
      headline: Type.String(),
      /** Who shared it or wrote the comment; null for a deleted user. */
      actor: Type.Union([Type.String(), Type.Null()]),
      created: Instant,
    }),
  ),
});
export type NotificationGroup = Static<typeof NotificationGroup>;
export const NotificationsAnswer = Type.Object({ groups: Type.Array(NotificationGroup), total: Type.Integer() });
/** GET /workspace/v1/notifications/readall: marks the notifications of a user group, or all, as read. */
export const ReadAllQuery = Type.Object({ userGroupId: Type.Optional(Type.String({ maxLength: 64 })) });
