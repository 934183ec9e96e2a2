import { Type, type Static } from 'typebox';
import { Id, Instant } from './common';
import { limits } from './limits';

/** GET /alert/v1/outputoptions: labels of alert frequencies, by their number as a string. */
export const OutputOptionsAnswer = Type.Object({ outputFrequencies: Type.Record(Type.String(), Type.String()) });
export type OutputOptionsAnswer = Static<typeof OutputOptionsAnswer>;

/** POST /alert/v1/outputoptions/{userId}/{profileId}: enables, changes, or disables the alert of a user's own topic. */
export const PersonalAlertBody = Type.Object({
  infoalertEnabled: Type.Boolean(),
  subscribedEmail: Type.Optional(Type.String({ maxLength: 320, title: 'Email' })),
  selectedFrequency: Type.Optional(Type.Integer({ minimum: 0, maximum: 6, title: 'Frequency' })),
  selectedAmount: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, title: 'Amount' })),
});
export type PersonalAlertBody = Static<typeof PersonalAlertBody>;
export const PersonalAlertParams = Type.Object({ userId: Id, profileId: Id });
export const PersonalAlertAnswer = Type.Object({ code: Type.Integer(), status: Type.String(), message: Type.String() });
export type PersonalAlertAnswer = Static<typeof PersonalAlertAnswer>;

/**
 * POST /alert/v1/profiles/company/subscribe and /unsubscribe: the caller's subscription to a company or provider topic.
 */
export const SubscribeBody = Type.Object({
  profileId: Id,
  deliveryMethods: Type.Optional(Type.Array(Type.Integer(), { maxItems: 8 })),
});
export type SubscribeBody = Static<typeof SubscribeBody>;
export const SubscribeAnswer = Type.Object({ profileId: Type.String(), subscribedTo: Type.Array(Type.Integer()) });
export type SubscribeAnswer = Static<typeof SubscribeAnswer>;

/**
 * POST /alert/v1/profiles/company/{profileId}/subscribe/{deliveryMethod}, …/unsubscribe/…: for administrators; the body
 * is a list of user ids.
 */
export const SubscribePeopleParams = Type.Object({ profileId: Id, deliveryMethod: Type.Integer() });
export const SubscribePeopleBody = Type.Array(Id, { maxItems: limits.departmentPeople });
export type SubscribePeopleBody = Static<typeof SubscribePeopleBody>;

/**
 * PUT /alert/v1/subscriptions/{profileId}: changes the delivery settings of the caller's subscription; omitted fields
 * stay. `pausedUntil` null ends a pause.
 */
export const SubscriptionSettingsBody = Type.Object({
  pausedUntil: Type.Optional(Type.Union([Instant, Type.Null()], { title: 'Pause until' })),
  sendEmpty: Type.Optional(Type.Boolean()),
});
export type SubscriptionSettingsBody = Static<typeof SubscriptionSettingsBody>;

/**
 * GET /alert/v1/subscriptions: the delivery settings of the caller's subscriptions. `pausedUntil` is null once a pause
 * has ended.
 */
export const Subscription = Type.Object({
  profileId: Type.String(),
  pausedUntil: Type.Union([Instant, Type.Null()]),
  sendEmpty: Type.Boolean(),
  nextDueAt: Instant,
});
export type Subscription = Static<typeof Subscription>;
export const SubscriptionsAnswer = Type.Object({ subscriptions: Type.Array(Subscription), total: Type.Integer() });
export type SubscriptionsAnswer = Static<typeof SubscriptionsAnswer>;

/**
 * GET /alert/v1/editions: the archive of alerts sent to the caller, newest first. `articleCount` is the number of
 * articles in the edition, `total` the number that matched.
 */
export const Edition = Type.Object({
  id: Type.String(),
  profileId: Type.String(),
  topicName: Type.String(),
  dueAt: Instant,
  articleCount: Type.Integer(),
  total: Type.Integer(),
  mailState: Type.String(),
  sentAt: Type.Union([Instant, Type.Null()]),
});
export type Edition = Static<typeof Edition>;
export const EditionsAnswer = Type.Object({ editions: Type.Array(Edition), total: Type.Integer() });
/** GET /alert/v1/editions/{id}: an edition with its articles, in their order in the mail. */
export const EditionAnswer = Type.Object({
  edition: Edition,
  articles: Type.Array(
    Type.Object({
      itemId: Type.String(),
      itemVersion: Type.Integer(),
      headline: Type.String(),
      publication: Type.String(),
      published: Instant,
    }),
  ),
});
export type EditionAnswer = Static<typeof EditionAnswer>;

/**
 * GET /alert/v1/outbox and /outbox/{id}, for administrators of an installation without a mail server. In colleagues'
 * mails, the tokens of unsubscribe links and the content of alerts on their own topics are hidden.
 */
export const OutboxMail = Type.Object({
  id: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  state: Type.String(),
  createdAt: Instant,
  sentAt: Type.Union([Instant, Type.Null()]),
  lastError: Type.Union([Type.String(), Type.Null()]),
});
export type OutboxMail = Static<typeof OutboxMail>;
export const OutboxAnswer = Type.Object({ mails: Type.Array(OutboxMail), total: Type.Integer() });
export const OutboxMailAnswer = Type.Object({
  mail: OutboxMail,
  html: Type.String(),
  text: Type.String(),
  headers: Type.Record(Type.String(), Type.String()),
});
export type OutboxMailAnswer = Static<typeof OutboxMailAnswer>;
