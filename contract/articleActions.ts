import { Type, type Static } from 'typebox';
import { ArticleCard, ItemLabel } from './article';
import { Instant, NumberId, Paging } from './common';
import { limits } from './limits';
import { ArticleFlag, WorkspaceArticle } from './workspaceArticles';

/** `on` sets or removes; default: toggles. */
export const ToggleQuery = Type.Object({ on: Type.Optional(Type.Boolean()) });
export type ToggleQuery = Static<typeof ToggleQuery>;

/** GET /workspace/v1/articles/{id}/flag/{flag}?ownerId=&on= */
export const FlagParams = Type.Object({ id: NumberId, flag: ArticleFlag });
export const FlagAnswer = Type.Object({ articleId: Type.String(), flag: ArticleFlag, on: Type.Boolean() });
export type FlagAnswer = Static<typeof FlagAnswer>;

/** PUT /data/v1/articles/{id}/label/{label}?on=: a person's label of an item. */
export const LabelParams = Type.Object({ id: NumberId, label: ItemLabel });
export const LabelAnswer = Type.Object({ articleId: Type.String(), label: ItemLabel, on: Type.Boolean() });
export type LabelAnswer = Static<typeof LabelAnswer>;

/** GET /data/v1/articles/starred: the articles that the caller starred, the last starred first. Default page: 25. */
export const StarredQuery = Paging;
export type StarredQuery = Static<typeof StarredQuery>;
/** In their latest versions, without those that were withdrawn. */
export const StarredAnswer = Type.Object({ articles: Type.Array(ArticleCard), total: Type.Integer() });
export type StarredAnswer = Static<typeof StarredAnswer>;

/** A workspace that the caller sees. */
const Workspace = Type.Object({ ownerId: Type.String(), name: Type.String() });

/** GET /workspace/v1/articles/{id}/info?ownerId= */
export const ArticleInfoAnswer = Type.Object({
  article: WorkspaceArticle,
  /** Of an own article, newest first; of an item the version that was saved. */
  versions: Type.Array(Type.Object({ version: Type.Integer(), saved: Instant, savedBy: Type.String() })),
  workspaces: Type.Array(Workspace),
  /** The names of the channels and topics where it is published at present. */
  publications: Type.Array(Type.Object({ name: Type.String() })),
});
export type ArticleInfoAnswer = Static<typeof ArticleInfoAnswer>;

/** POST /workspace/v1/articles/{id}/updatetitleanddescription?ownerId=: saves a new version with these texts. */
export const TitleBody = Type.Object({
  headline: Type.String({ minLength: 1, maxLength: limits.ownHeadline }),
  description: Type.String({ maxLength: limits.ownDescription }),
});
export type TitleBody = Static<typeof TitleBody>;

/** POST /workspace/v1/articles/copy?ownerId=&articleIds=: the copies, in the order of the articles. */
export const CopiesAnswer = Type.Object({
  articles: Type.Array(Type.Object({ articleId: Type.String(), copyId: Type.String() })),
});
export type CopiesAnswer = Static<typeof CopiesAnswer>;

/** POST /workspace/v1/articles/preview: a document in base64, as an editor holds it. */
export const PreviewBody = Type.Object({ article: Type.String({ maxLength: limits.documentBase64 }) });
export type PreviewBody = Static<typeof PreviewBody>;
/** The document as HTML, in base64. */
export const PreviewAnswer = Type.Object({ content: Type.String() });
export type PreviewAnswer = Static<typeof PreviewAnswer>;

const RelatedArticle = Type.Object({ id: Type.String(), title: Type.String() });

/** POST /workspace/v1/articles/related/referee: who would miss these articles. */
export const RefereesAnswer = Type.Object({
  articles: Type.Array(
    Type.Object({
      articleId: Type.String(),
      title: Type.String(),
      /** The articles that attach it and that the caller sees. */
      referees: Type.Array(RelatedArticle),
      workspaces: Type.Array(Workspace),
      /** The number of articles that attach it, and of workspaces that hold it, which the caller doesn't see. */
      otherReferees: Type.Integer(),
      otherWorkspaces: Type.Integer(),
      publishedVersion: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});
export type RefereesAnswer = Static<typeof RefereesAnswer>;

/** POST /workspace/v1/articles/related/media/{id} and /related/text/{id}: the files, or articles, that one attaches. */
export const RelatedAnswer = Type.Object({
  attachments: Type.Array(
    Type.Object({
      id: Type.String(),
      headline: Type.String(),
      description: Type.String(),
      /** The id of the file or article. */
      targetId: Type.String(),
    }),
  ),
});
export type RelatedAnswer = Static<typeof RelatedAnswer>;
