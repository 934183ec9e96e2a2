import { Type, type Static } from 'typebox';
import { Id, IdempotencyKey, Instant, NumberId } from './common';
import { limits } from './limits';

/** A NewsML-G2 newsItem (see contract/newsml) in base64. */
const EncodedDocument = Type.String({ maxLength: limits.documentBase64 });

/**
 * Of a new article: if the caller created one with it before (the response was lost), that one is saved again instead,
 * without a new version if the content is the same.
 */
const key = Type.Optional(IdempotencyKey);

/** POST /workspace/v1/articles: writes an article into a workspace. It is a Draft, whatever `state` says. */
export const OwnArticleBody = Type.Object({
  article: EncodedDocument,
  /** The folder "My Articles"; see GET /workspace/v1/folders. */
  folderId: Type.Optional(Id),
  state: Type.Optional(Type.Literal('Draft')),
  ownerId: Type.Optional(Id),
  key,
});
export type OwnArticleBody = Static<typeof OwnArticleBody>;

/**
 * PUT /workspace/v1/articles/{id}: saves a new version, as a Draft. With `version`, the version that was changed, a
 * newer one is refused with CHANGED_MEANWHILE.
 */
export const OwnArticleChangeBody = Type.Object({
  article: EncodedDocument,
  state: Type.Optional(Type.Literal('Draft')),
  ownerId: Type.Optional(Id),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type OwnArticleChangeBody = Static<typeof OwnArticleChangeBody>;

export const OwnArticleSaved = Type.Object({ articleId: Type.String(), version: Type.Integer() });
export type OwnArticleSaved = Static<typeof OwnArticleSaved>;

/** An own article for editing: its newest document, and who saved it. */
export const OwnArticleDocument = Type.Object({
  article: EncodedDocument,
  version: Type.Integer(),
  publishedVersion: Type.Union([Type.Integer(), Type.Null()]),
  savedBy: Type.String(),
  saved: Instant,
});
export type OwnArticleDocument = Static<typeof OwnArticleDocument>;

/** GET /workspace/v1/articles/{id}/versions?ownerId=: the saved versions of an own article, newest first. */
export const ArticleVersion = Type.Object({
  version: Type.Integer(),
  saved: Instant,
  /** The name of the user; empty if the account was removed. */
  savedBy: Type.String(),
  headline: Type.String(),
  wordCount: Type.Integer(),
  /** True for the version that is published now. */
  published: Type.Boolean(),
});
export type ArticleVersion = Static<typeof ArticleVersion>;
export const ArticleVersionsAnswer = Type.Object({ versions: Type.Array(ArticleVersion), total: Type.Integer() });
export type ArticleVersionsAnswer = Static<typeof ArticleVersionsAnswer>;

/** Where to publish: topics, channels, or both. */
const publishTargets = {
  /** Company topics with "Publish Content Only"; administrators only. */
  profiles: Type.Optional(
    Type.Array(Type.Object({ id: NumberId, owner: Type.Optional(Id) }), { maxItems: limits.publishTargets }),
  ),
  /** The numbers of publish channels. */
  channels: Type.Optional(Type.Array(NumberId, { maxItems: limits.publishTargets })),
};
/** Also publishes the drafts that the articles attach. */
const referencedArticlePublish = Type.Optional(Type.Boolean());

/** POST /workspace/v1/article/publish?ownerId= */
export const PublishBody = Type.Object({
  departmentId: Type.Optional(Id),
  articleIds: Type.Array(NumberId, { minItems: 1, maxItems: limits.publishAtOnce }),
  ...publishTargets,
  referencedArticlePublish,
});
export type PublishBody = Static<typeof PublishBody>;

/** What became of each article: a refused one has the reason in words. */
export const PublishAnswer = Type.Object({
  articles: Type.Array(
    Type.Object({
      articleId: Type.String(),
      status: Type.Union([Type.Literal('PUBLISHED'), Type.Literal('REFUSED')]),
      /** The own article that is published now: a copy, if `articleId` is a source's. */
      publishedId: Type.Union([Type.String(), Type.Null()]),
      version: Type.Union([Type.Integer(), Type.Null()]),
      errorMessage: Type.Optional(Type.String()),
    }),
  ),
});
export type PublishAnswer = Static<typeof PublishAnswer>;

/** POST /workspace/v1/article/unpublish?ownerId=: a version is the published one that the caller saw. */
export const UnpublishBody = Type.Array(
  Type.Object({ articleId: NumberId, version: Type.Optional(Type.Integer({ minimum: 1 })) }),
  { minItems: 1, maxItems: limits.publishAtOnce },
);
export type UnpublishBody = Static<typeof UnpublishBody>;

/**
 * POST /workspace/v1/article/publish/save: saves a document as a new article, or as the next version of one, and
 * publishes it in the same transaction. With `version`, as in PUT /workspace/v1/articles/{id}.
 */
export const PublishSaveBody = Type.Object({
  article: EncodedDocument,
  articleId: Type.Optional(NumberId),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  ownerId: Type.Optional(Id),
  departmentId: Type.Optional(Id),
  key,
  ...publishTargets,
  referencedArticlePublish,
});
export type PublishSaveBody = Static<typeof PublishSaveBody>;

/** POST /workspace/v1/items/publish: publishes copies of items, which are placed in the caller's own workspace. */
export const PublishItemsBody = Type.Object({
  departmentId: Type.Optional(Id),
  items: Type.Array(
    Type.Object({ itemId: NumberId, itemVersion: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }),
    { minItems: 1, maxItems: limits.publishAtOnce },
  ),
  ...publishTargets,
});
export type PublishItemsBody = Static<typeof PublishItemsBody>;

/** GET /workspace/v1/article/publish/profiles: the topics that accept published articles; administrators only. */
export const PublishProfilesAnswer = Type.Object({
  profiles: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), owner: Type.String() })),
  total: Type.Integer(),
});
export type PublishProfilesAnswer = Static<typeof PublishProfilesAnswer>;

/** POST /workspace/v1/article/publish/preview?ownerId=: what publishing would do. The body is that of publishing. */
export const PublishPreview = Type.Object({
  /** Topics that begin to show the articles; null if there are more than `limits.publishPreview` articles. */
  topics: Type.Union([Type.Integer(), Type.Null()]),
  /** The subscribers of these topics, who are alerted. */
  people: Type.Union([Type.Integer(), Type.Null()]),
  /** How many of the articles are withdrawn from a channel or topic that isn't chosen any more. */
  withdrawn: Type.Integer(),
});
export type PublishPreview = Static<typeof PublishPreview>;

/** POST /workspace/v1/articles/related/unpublished?ownerId= */
export const UnpublishedReferencesBody = Type.Object({
  articleIds: Type.Array(NumberId, { minItems: 1, maxItems: limits.publishAtOnce }),
});
/** The drafts that own articles attach, and that the caller may publish with them. */
export const UnpublishedReferencesAnswer = Type.Object({
  articles: Type.Array(Type.Object({ articleId: Type.String(), headline: Type.String() })),
});
export type UnpublishedReferencesAnswer = Static<typeof UnpublishedReferencesAnswer>;
