import { Type, type Static, type TSchema } from 'typebox';
import { Id, Instant, NumberId, OnceKey, Paging } from './common';
import { TemplateRole } from './company';
import { limits } from './limits';
import { WorkspaceQuery } from './workspaceArticles';

/** A section with its articles in their order, and the sections inside it. Ids are bare: a client's prefix before an underscore stays with it. */
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
    articles: Type.Array(NumberId, { maxItems: limits.workspaceArticlesInSection }),
    articleGroups: Type.Array(inside, { maxItems: most }),
  });

/** As deep as sections are nested: said level by level, so that each validator and serializer reads it. */
let group = groupWith(Type.Unknown(), 0);
for (let level = 1; level < limits.sectionDepth; level += 1) group = groupWith(group, limits.workspaceSections);
export const NewsletterGroup = Type.Unsafe<NewsletterGroup>(group);

/**
 * GET /workspace/v1/groups/tree?ownerId=: the sections of a workspace with the ids of their articles, both in their
 * order. An article may be in several sections; `articles` are those in none, the newest first, up to 1,000 of them.
 */
export const SectionTreeAnswer = Type.Object({
  groups: Type.Array(NewsletterGroup),
  articles: Type.Array(Type.String()),
  total: Type.Integer(),
});
export type SectionTreeAnswer = Static<typeof SectionTreeAnswer>;

/** POST /workspace/v1/groups/{id}/order/articles: articles of the section to their places from 0. Those not named keep their order between them; who has left the section is passed over. */
export const ArticleOrderBody = Type.Record(NumberId, Type.Integer({ minimum: 0, maximum: 1_000_000 }), {
  maxProperties: limits.workspaceArticlesInSection,
});
export type ArticleOrderBody = Static<typeof ArticleOrderBody>;

const composed = {
  subject: Type.String({ maxLength: 1_000 }),
  /** Those outside any section: shown first, in this order. */
  articles: Type.Array(NumberId, { maxItems: limits.newsletterArticles }),
  /** Sections in their order; a section without chosen articles is left out of the mail. */
  groups: Type.Array(NewsletterGroup, { maxItems: limits.workspaceSections }),
  outputType: Type.Literal('HTML'),
  templateId: Type.String({ maxLength: 64 }),
  /** Where the template comes from: its `templateRole`. */
  templatePrefix: Type.Optional(TemplateRole),
  /** Groups that the caller belongs to (GET /iam/v1/usergroups). A preview may be asked for without any. */
  userGroupIds: Type.Array(Id, { maxItems: limits.newsletterUserGroups }),
  fromName: Type.String({ maxLength: 1_000 }),
  /** Of GET /workspace/v1/styles; without one the department's default, else the template's. */
  styleId: Type.Optional(Type.String({ maxLength: 64 })),
};

/** POST /workspace/v1/newsletters/preview?ownerId= */
export const NewsletterPreviewBody = Type.Object(composed);
export type NewsletterPreviewBody = Static<typeof NewsletterPreviewBody>;

/** POST /workspace/v1/newsletters/send?ownerId= */
export const NewsletterBody = Type.Object({
  ...composed,
  /** Made by the client once for each newsletter, such as a UUID: sent again by the same person, it is the same newsletter and nothing more goes out. */
  key: OnceKey,
});
export type NewsletterBody = Static<typeof NewsletterBody>;

/** What the mail will be, and what sending it will do. */
export const NewsletterPreview = Type.Object({
  /** Base64 of the mail's HTML (UTF-8). */
  content: Type.String(),
  subject: Type.String(),
  /** Bytes of the HTML: some mail programs cut off what is longer than 102,400. */
  bytes: Type.Integer(),
  /** How many articles are shown. */
  articles: Type.Integer(),
  /** Chosen articles that are not shown by themselves: each tells the story of `into`, which names its source. */
  folded: Type.Array(
    Type.Object({
      id: Type.String(),
      headline: Type.String(),
      publication: Type.String(),
      into: Type.Object({ id: Type.String(), headline: Type.String() }),
    }),
  ),
  /** People of the chosen groups who get a mail, each once. */
  recipients: Type.Integer(),
  /** And who gets none: their address bounced or is none. */
  unreachable: Type.Integer(),
  /** And who gets none because they do not want newsletters. */
  unsubscribed: Type.Integer(),
});
export type NewsletterPreview = Static<typeof NewsletterPreview>;

export const NewsletterState = Type.Union([Type.Literal('sending'), Type.Literal('sent'), Type.Literal('cancelled')]);
export type NewsletterState = Static<typeof NewsletterState>;

/** A newsletter that was sent from a workspace. `recipients` = waiting + sent + failed + notSent, but for people who were deleted since. */
export const Newsletter = Type.Object({
  id: Type.String(),
  subject: Type.String(),
  fromName: Type.String(),
  /** Who sent it; null where that person is gone. */
  sentBy: Type.Union([
    Type.Object({ ownerId: Type.String(), givenName: Type.String(), surName: Type.String() }),
    Type.Null(),
  ]),
  /** The user groups' names as they were. */
  userGroups: Type.Array(Type.String()),
  created: Instant,
  state: NewsletterState,
  /** How many articles it shows. */
  articles: Type.Integer(),
  recipients: Type.Integer(),
  /** Mails that wait or are on their way. */
  waiting: Type.Integer(),
  sent: Type.Integer(),
  /** Refused, or come back. */
  failed: Type.Integer(),
  /** Kept back because the newsletter was cancelled. */
  notSent: Type.Integer(),
});
export type Newsletter = Static<typeof Newsletter>;

/** POST …/newsletters/send, GET …/newsletters/{id}, POST …/newsletters/{id}/cancel, all with ?ownerId= */
export const NewsletterAnswer = Type.Object({ newsletter: Newsletter });
export type NewsletterAnswer = Static<typeof NewsletterAnswer>;

/** GET /workspace/v1/newsletters?ownerId=: what was sent from the workspace, the newest first. */
export const NewslettersQuery = Type.Object({ ...WorkspaceQuery.properties, ...Paging.properties });
export type NewslettersQuery = Static<typeof NewslettersQuery>;
export const NewslettersAnswer = Type.Object({ newsletters: Type.Array(Newsletter), total: Type.Integer() });
export type NewslettersAnswer = Static<typeof NewslettersAnswer>;

/** GET /workspace/v1/newsletters/{id}/content?ownerId=: base64 of the HTML (UTF-8) as it went out. */
export const NewsletterContent = Type.Object({ subject: Type.String(), content: Type.String() });
export type NewsletterContent = Static<typeof NewsletterContent>;
