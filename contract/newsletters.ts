import { Type, type Static, type TSchema } from 'typebox';
import { Id, Instant, NumberId, IdempotencyKey, Paging } from './common';
import { TemplateRole } from './departmentSettings';
import { limits } from './limits';
import { WorkspaceQuery } from './workspaceArticles';

/**
 * A section with its articles in their order, and its subsections. Ids are plain numbers, without the prefix that the
 * client may use internally.
 */
export interface NewsletterGroup {
  id: string;
  name: string;
  articles: string[];
  articleGroups: NewsletterGroup[];
}

const groupWith = (inside: TSchema, most: number): TSchema =>
  Type.Object({
    id: NumberId,
    name: Type.String({ maxLength: 200 }),
    articles: Type.Array(NumberId, { maxItems: limits.sectionArticlesAtOnce }),
    articleGroups: Type.Array(inside, { maxItems: most }),
  });

/** Unrolled to the maximum nesting depth instead of recursive, so that every validator and serializer supports it. */
let group = groupWith(Type.Unknown(), 0);
for (let level = 1; level < limits.sectionDepth; level += 1) group = groupWith(group, limits.workspaceSections);
export const NewsletterGroup = Type.Unsafe<NewsletterGroup>(group);

/**
 * GET /workspace/v1/groups/tree?ownerId=: the sections of a workspace with the ids of their articles, both in their
 * order. An article may be in several sections; `articles` are up to 1,000 without a section, newest first.
 */
export const SectionTreeAnswer = Type.Object({
  groups: Type.Array(NewsletterGroup),
  articles: Type.Array(Type.String()),
  total: Type.Integer(),
});
export type SectionTreeAnswer = Static<typeof SectionTreeAnswer>;

/**
 * POST /workspace/v1/groups/{id}/order/articles: the new positions (from 0) by article id. Articles not listed keep
 * their order around them; ids that are no longer in the section are ignored.
 */
export const ArticleOrderBody = Type.Record(NumberId, Type.Integer({ minimum: 0, maximum: 1_000_000 }), {
  maxProperties: limits.sectionArticlesAtOnce,
});
export type ArticleOrderBody = Static<typeof ArticleOrderBody>;

const newsletterFields = {
  subject: Type.String({ maxLength: 1_000 }),
  /** Articles without a section; shown first, in this order. */
  articles: Type.Array(NumberId, { maxItems: limits.newsletterArticles }),
  /** Sections in their order; sections without selected articles are omitted in the mail. */
  groups: Type.Array(NewsletterGroup, { maxItems: limits.workspaceSections }),
  /** Plain text before the articles; an empty line begins a new paragraph. */
  introduction: Type.Optional(Type.String({ maxLength: 10_000 })),
  /** True to show every selected article of a story; by default, the first one lists the others as sources. */
  separateStories: Type.Optional(Type.Boolean()),
  outputType: Type.Literal('HTML'),
  templateId: Type.String({ maxLength: 64 }),
  /** The template's `templateRole`. */
  templatePrefix: Type.Optional(TemplateRole),
  /** User groups that the caller is a member of (GET /iam/v1/usergroups). A preview may have none. */
  userGroupIds: Type.Array(Id, { maxItems: limits.newsletterUserGroups }),
  fromName: Type.String({ maxLength: 1_000 }),
  /** A style of GET /workspace/v1/styles; default: the department's default, else the template's. */
  styleId: Type.Optional(Type.String({ maxLength: 64 })),
};

/** POST /workspace/v1/newsletters/preview?ownerId=: renders a newsletter without sending it. */
export const NewsletterPreviewBody = Type.Object(newsletterFields);
export type NewsletterPreviewBody = Static<typeof NewsletterPreviewBody>;

/** POST /workspace/v1/newsletters/send?ownerId=: sends a newsletter. */
export const NewsletterBody = Type.Object({
  ...newsletterFields,
  /**
   * Idempotency key, such as a UUID, generated once per newsletter: a second request by the same user sends nothing
   * more. Without it, each request sends a newsletter.
   */
  key: Type.Optional(IdempotencyKey),
});
export type NewsletterBody = Static<typeof NewsletterBody>;

/** POST /workspace/v1/newsletters/test?ownerId=: the response to a newsletter that was queued to the caller only. */
export const NewsletterTestAnswer = Type.Object({
  /** The caller's email address. */
  recipient: Type.String(),
});
export type NewsletterTestAnswer = Static<typeof NewsletterTestAnswer>;

/** The rendered mail, and the counts of what would be sent. */
export const NewsletterPreview = Type.Object({
  /** The mail's HTML (UTF-8) in base64. */
  content: Type.String(),
  subject: Type.String(),
  /** Size of the HTML in bytes: some mail clients clip mails above 102,400. */
  bytes: Type.Integer(),
  /** Number of articles shown. */
  articles: Type.Integer(),
  /**
   * Selected articles that aren't shown separately, because they belong to the story of the article `into`, which names
   * their source.
   */
  folded: Type.Array(
    Type.Object({
      id: Type.String(),
      headline: Type.String(),
      publication: Type.String(),
      into: Type.Object({ id: Type.String(), headline: Type.String() }),
    }),
  ),
  /** Members of the selected groups who receive the mail, each counted once. */
  recipients: Type.Integer(),
  /** Members who don't receive it because their address bounced or is invalid. */
  unreachable: Type.Integer(),
  /** Members who don't receive it because they unsubscribed from newsletters. */
  unsubscribed: Type.Integer(),
});
export type NewsletterPreview = Static<typeof NewsletterPreview>;

const NewsletterState = Type.Union([Type.Literal('sending'), Type.Literal('sent'), Type.Literal('cancelled')]);
type NewsletterState = Static<typeof NewsletterState>;

/**
 * A newsletter sent from a workspace. `recipients` = waiting + sent + failed + notSent, except for users deleted since.
 */
export const Newsletter = Type.Object({
  id: Type.String(),
  subject: Type.String(),
  fromName: Type.String(),
  /** The sender; null if that user was deleted. */
  sentBy: Type.Union([
    Type.Object({ ownerId: Type.String(), givenName: Type.String(), surName: Type.String() }),
    Type.Null(),
  ]),
  /** The names of the user groups at the time. */
  userGroups: Type.Array(Type.String()),
  created: Instant,
  state: NewsletterState,
  /** Number of articles shown. */
  articles: Type.Integer(),
  recipients: Type.Integer(),
  /** Mails waiting or being sent. */
  waiting: Type.Integer(),
  sent: Type.Integer(),
  /** Mails rejected or bounced. */
  failed: Type.Integer(),
  /** Mails not sent because the newsletter was cancelled. */
  notSent: Type.Integer(),
});
export type Newsletter = Static<typeof Newsletter>;

/**
 * Response of POST …/newsletters/send, GET …/newsletters/{id}, and POST …/newsletters/{id}/cancel, all with ?ownerId=.
 */
export const NewsletterAnswer = Type.Object({ newsletter: Newsletter });
export type NewsletterAnswer = Static<typeof NewsletterAnswer>;

/** GET /workspace/v1/newsletters?ownerId=: the newsletters sent from a workspace, newest first. */
export const NewslettersQuery = Type.Object({ ...WorkspaceQuery.properties, ...Paging.properties });
export type NewslettersQuery = Static<typeof NewslettersQuery>;
export const NewslettersAnswer = Type.Object({ newsletters: Type.Array(Newsletter), total: Type.Integer() });
export type NewslettersAnswer = Static<typeof NewslettersAnswer>;

/** GET /workspace/v1/newsletters/{id}/content?ownerId=: the HTML as sent (UTF-8, in base64). */
export const NewsletterContent = Type.Object({ subject: Type.String(), content: Type.String() });
export type NewsletterContent = Static<typeof NewsletterContent>;
