import { Type, type Static } from 'typebox';
import { Id, Instant, NumberId, Paging } from './common';
import { EmailAddress } from './iam';
import { limits } from './limits';
import { OwnArticleDocument } from './ownArticles';

/** A workspace is identified by its owner: a user's owner id, or a user group's id; default: the caller's own. */
export const WorkspaceQuery = Type.Object({ ownerId: Type.Optional(Id) });
export type WorkspaceQuery = Static<typeof WorkspaceQuery>;

export const WorkspaceSort = Type.Union([Type.Literal('newest_desc'), Type.Literal('title_asc')]);
export type WorkspaceSort = Static<typeof WorkspaceSort>;

/** GET /workspace/v1/articles/all. `query` is a filter in the format of contract/workspaceFilter.ts. */
export const WorkspaceArticlesQuery = Type.Object({
  ...WorkspaceQuery.properties,
  /** -1 (all articles, up to `limit`) is treated as 0. */
  start: Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000_000 })),
  limit: Paging.properties.limit,
  sort_by: Type.Optional(WorkspaceSort),
  query: Type.Optional(Type.String({ maxLength: 4_000 })),
});
export type WorkspaceArticlesQuery = Static<typeof WorkspaceArticlesQuery>;

/** A Draft is the user's own writing; Original is a source's; Published was published to a topic or channel. */
export const ArticleState = Type.Union([Type.Literal('Draft'), Type.Literal('Original'), Type.Literal('Published')]);
export type ArticleState = Static<typeof ArticleState>;

/** Set by people with publish permission, for the whole department. */
export const ArticleFlag = Type.Union([Type.Literal('approved'), Type.Literal('important')]);
export type ArticleFlag = Static<typeof ArticleFlag>;

/**
 * An article in a workspace: a version of an item, or an own article in its newest version. `id` and `itemId` are the
 * same: items and own articles draw their ids from one sequence.
 */
export const WorkspaceArticle = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** When it was added to the workspace. */
  created: Instant,
  /** When it was first published; of an own article that isn't published now, when it was saved. */
  published: Instant,
  /** The newest version that the source has published, or in which the own article was saved. */
  latestVersion: Type.Integer(),
  articleState: Type.Object({ name: ArticleState }),
  state: ArticleState,
  /** The version of an own article that is published now; null if none is. */
  publishedVersion: Type.Union([Type.Integer(), Type.Null()]),
  /** True for an article that a user wrote, false for a source's. */
  isOwn: Type.Boolean(),
  /** True if the caller wrote it. */
  isAuthor: Type.Boolean(),
  /** True for a saved item that was unpublished since. */
  isWithdrawn: Type.Boolean(),
  /** True if the caller has an unread notification of it. */
  isNew: Type.Boolean(),
  description: Type.String(),
  publicationDto: Type.Array(Type.Object({ name: Type.String() })),
  articleGroupDto: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  totalAttachments: Type.Integer(),
  totalComments: Type.Integer(),
  flags: Type.Array(ArticleFlag),
  /** The user who shared it into this workspace; null if it was saved by the workspace's own user. */
  sharedBy: Type.Union([
    Type.Object({ ownerId: Type.String(), givenName: Type.String(), surName: Type.String() }),
    Type.Null(),
  ]),
  itemId: Type.String(),
  itemVersion: Type.Integer(),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
});
export type WorkspaceArticle = Static<typeof WorkspaceArticle>;
export const WorkspaceArticlesAnswer = Type.Object({ articles: Type.Array(WorkspaceArticle), total: Type.Integer() });
export type WorkspaceArticlesAnswer = Static<typeof WorkspaceArticlesAnswer>;
/** GET /workspace/v1/articles/{id}?ownerId=&version=: one article of a workspace; of an own article also its document. */
export const WorkspaceArticleQuery = Type.Object({
  ...WorkspaceQuery.properties,
  /** Of an own article's document; default: the newest. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type WorkspaceArticleQuery = Static<typeof WorkspaceArticleQuery>;
export const WorkspaceArticleAnswer = Type.Object({
  article: WorkspaceArticle,
  document: Type.Union([OwnArticleDocument, Type.Null()]),
});
export type WorkspaceArticleAnswer = Static<typeof WorkspaceArticleAnswer>;

/** GET /workspace/v1/articles/selection: all articles that match a filter, with what the actions on a selection need. */
export const WorkspaceSelectionQuery = Type.Pick(WorkspaceArticlesQuery, ['ownerId', 'query']);
export type WorkspaceSelectionQuery = Static<typeof WorkspaceSelectionQuery>;
export const SelectableArticle = Type.Pick(WorkspaceArticle, [
  'id',
  'title',
  'state',
  'publishedVersion',
  'isOwn',
  'isAuthor',
  'flags',
  'itemId',
  'itemVersion',
  // Where an own article is published at present; empty for others.
  'publicationDto',
]);
export type SelectableArticle = Static<typeof SelectableArticle>;
/** The newest first. */
export const WorkspaceSelectionAnswer = Type.Object({
  articles: Type.Array(SelectableArticle, { maxItems: limits.workspaceArticles }),
});
export type WorkspaceSelectionAnswer = Static<typeof WorkspaceSelectionAnswer>;

/** POST /workspace/v1/articles/delete: removes articles; ids that were already removed are ignored. */
export const DeleteArticlesQuery = Type.Object({
  ...WorkspaceQuery.properties,
  articleIds: Type.Array(NumberId, { minItems: 1, maxItems: limits.workspaceAtOnce }),
});
export type DeleteArticlesQuery = Static<typeof DeleteArticlesQuery>;

export const SavedItem = Type.Object({
  itemId: NumberId,
  itemVersion: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
export type SavedItem = Static<typeof SavedItem>;
/** POST /workspace/v1/items/saved: checks item versions. */
export const ItemsBody = Type.Object({
  items: Type.Array(SavedItem, { minItems: 1, maxItems: limits.workspaceAtOnce }),
});
export type ItemsBody = Static<typeof ItemsBody>;

/**
 * POST /workspace/v1/items/save: saves item versions into the workspace of the query, or into several: all or nothing.
 * `ownerIds`: those of the workspaces, which replace the query's.
 */
export const SaveItemsBody = Type.Object({
  ...ItemsBody.properties,
  ownerIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: limits.sharedWorkspaces })),
});
export type SaveItemsBody = Static<typeof SaveItemsBody>;

/** Whether any version of each item is in the workspace. */
export const SavedItemsAnswer = Type.Object({
  items: Type.Array(
    Type.Object({ itemId: Type.String(), status: Type.Union([Type.Literal('SAVED'), Type.Literal('NOT_SAVED')]) }),
  ),
});
export type SavedItemsAnswer = Static<typeof SavedItemsAnswer>;

/** The result for each item in each workspace: ADDED, or PRESENT if any version of it was already there. */
export const SaveItemsAnswer = Type.Object({
  items: Type.Array(
    Type.Object({
      ownerId: Type.String(),
      itemId: Type.String(),
      articleId: Type.String(),
      status: Type.Union([Type.Literal('ADDED'), Type.Literal('PRESENT')]),
    }),
  ),
});
export type SaveItemsAnswer = Static<typeof SaveItemsAnswer>;

/** GET /iam/v1/users/workspaces: the workspaces of the caller's user groups. */
export const WorkspaceGroup = Type.Object({
  id: Type.String(),
  /** The owner id by which the workspace is requested. */
  ownerId: Type.String(),
  name: Type.String(),
  members: Type.Array(
    Type.Object({
      uid: Type.String(),
      ownerId: Type.String(),
      givenName: Type.String(),
      surName: Type.String(),
      isOwner: Type.Boolean(),
      emails: Type.Array(EmailAddress),
    }),
  ),
  sharedArticlesNotifications: Type.Integer(),
});
export type WorkspaceGroup = Static<typeof WorkspaceGroup>;
export const WorkspaceGroupsAnswer = Type.Object({ workspaces: Type.Array(WorkspaceGroup), total: Type.Integer() });
export type WorkspaceGroupsAnswer = Static<typeof WorkspaceGroupsAnswer>;
