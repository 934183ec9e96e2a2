import { Type, type Static } from 'typebox';
import { Id, IdempotencyKey, NumberId } from './common';
import { limits } from './limits';
import { SavedItem } from './workspaceArticles';

const subject = Type.String({ maxLength: 1_000 });
const comment = Type.String({ maxLength: 10_000 });
/** User groups that the caller is a member of; the caller is excluded. */
const ownerIds = Type.Array(Id, { maxItems: limits.ownUserGroups });
/** External recipients. */
const emails = Type.Array(Type.String({ maxLength: 320 }), { maxItems: 100 });
/**
 * Generated once per email, such as a UUID: a second request of the same user with it sends nothing more. Without it,
 * each request sends an email.
 */
const key = Type.Optional(IdempotencyKey);

/** POST /workspace/v1/items/send: emails items that the caller's department can see. */
export const SendItemsBody = Type.Object({
  subject,
  comments: Type.Optional(comment),
  items: Type.Array(SavedItem, { minItems: 1, maxItems: limits.emailArticles }),
  to: emails,
  ownerIds,
  key,
});
export type SendItemsBody = Static<typeof SendItemsBody>;

/** POST /workspace/v1/articles/send?ownerId=: emails articles of a workspace. Drafts are refused. */
export const SendArticlesBody = Type.Object({
  subject,
  comment: Type.Optional(comment),
  articleIds: Type.Array(NumberId, { minItems: 1, maxItems: limits.emailArticles }),
  ownerIds,
  emails,
  key,
});
export type SendArticlesBody = Static<typeof SendArticlesBody>;

/** Why an external address gets no email: it bounced, or its user doesn't want any from this department. */
export const SkipReason = Type.Union([Type.Literal('BOUNCED'), Type.Literal('UNSUBSCRIBED')]);
export type SkipReason = Static<typeof SkipReason>;
const skipped = Type.Array(Type.Object({ address: Type.String(), reason: SkipReason }));

const counts = {
  /** Colleagues and external addresses that get the email, each counted once. */
  colleagues: Type.Integer(),
  external: Type.Integer(),
  /** Colleagues whose address bounced or isn't an email address. */
  unreachable: Type.Integer(),
  skipped,
};

export const SendEmailAnswer = Type.Object(counts);
export type SendEmailAnswer = Static<typeof SendEmailAnswer>;

export const EmailAudience = Type.Union([Type.Literal('COLLEAGUES'), Type.Literal('EXTERNAL')]);
export type EmailAudience = Static<typeof EmailAudience>;

/**
 * POST /workspace/v1/items/send/preview and /articles/send/preview?ownerId=, with the same bodies: the email as it would
 * be sent. Subject and recipients may be missing.
 */
export const EmailPreview = Type.Object({
  ...counts,
  subject: Type.String(),
  /** The HTML (UTF-8, in base64) for each kind of recipient; for colleagues, if there are no recipients. */
  contents: Type.Array(Type.Object({ audience: EmailAudience, content: Type.String() })),
});
export type EmailPreview = Static<typeof EmailPreview>;

/** POST /workspace/v1/externaladdresses: those of the given addresses that get no email. */
export const ExternalAddressesBody = Type.Object({ emails });
export type ExternalAddressesBody = Static<typeof ExternalAddressesBody>;
export const ExternalAddressesAnswer = Type.Object({ skipped });
export type ExternalAddressesAnswer = Static<typeof ExternalAddressesAnswer>;
