import { Type, type Static } from 'typebox';
import { Id, NumberId } from './common';
import { limits } from './limits';
import { WorkspaceArticlesQuery } from './workspaceArticles';

/** GET /workspace/v1/folders?ownerId= */
export const FoldersAnswer = Type.Object({
  folders: Type.Object({
    ARTICLES: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.Union([Type.Literal('My Articles'), Type.Literal('MEDIA'), Type.Literal('Trash')]),
        /** The number of articles or files in it. */
        total: Type.Integer(),
      }),
    ),
  }),
});
export type FoldersAnswer = Static<typeof FoldersAnswer>;

/**
 * GET /workspace/v1/articles: like /all, of one folder. The articles in Trash are listed by when they were deleted, which
 * is their `created`; they have no filter and no other order.
 */
export const FolderArticlesQuery = Type.Object({
  ...WorkspaceArticlesQuery.properties,
  folderId: Type.Optional(Id),
});
export type FolderArticlesQuery = Static<typeof FolderArticlesQuery>;

const ArticleIds = Type.Array(NumberId, { minItems: 1, maxItems: limits.workspaceAtOnce });

/** POST /workspace/v1/articles/trash, /approve, /unread, and /related/…: the articles. */
export const ArticleIdsBody = Type.Object({ articleIds: ArticleIds });
export type ArticleIdsBody = Static<typeof ArticleIdsBody>;

/** POST /workspace/v1/articles/empty: deletes these articles in the caller's Trash for good; default: all. */
export const EmptyTrashBody = Type.Object({ articleIds: Type.Optional(ArticleIds) });
export type EmptyTrashBody = Static<typeof EmptyTrashBody>;

/** The articles that a request concerned. */
export const ArticleIdsAnswer = Type.Object({ articleIds: Type.Array(Type.String()) });
export type ArticleIdsAnswer = Static<typeof ArticleIdsAnswer>;
