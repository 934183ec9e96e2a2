import { Type, type Static } from 'typebox';
import { NumberId } from './common';
import { limits } from './limits';
import { WorkspaceQuery } from './workspaceArticles';

/** A section of a workspace (a workspace group on the wire), as GET /workspace/v1/groups lists them: parents before children. */
export const Section = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  parentId: Type.Union([Type.String(), Type.Null()]),
  /** The workspace's owner. */
  ownerId: Type.String(),
  /** The top level is depth 1. */
  depth: Type.Integer(),
  /** How many articles are in it, those of the sections inside not counted. */
  articles: Type.Integer(),
});
export type Section = Static<typeof Section>;
export const SectionsAnswer = Type.Object({ groups: Type.Array(Section), total: Type.Integer() });
export type SectionsAnswer = Static<typeof SectionsAnswer>;
/** GET, PUT /workspace/v1/groups/{id} and POST /workspace/v1/groups */
export const SectionAnswer = Type.Object({ group: Section });
export type SectionAnswer = Static<typeof SectionAnswer>;

const texts = {
  name: Type.String({ maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 200 })),
};

/** POST /workspace/v1/groups: a new last section, in another one where `parentId` says so. */
export const SectionBody = Type.Object({
  ...WorkspaceQuery.properties,
  ...texts,
  parentId: Type.Optional(Type.Union([NumberId, Type.Null()])),
});
export type SectionBody = Static<typeof SectionBody>;

/** PUT /workspace/v1/groups/{id}: without a description the one it has stays. */
export const SectionChangeBody = Type.Object({ ...WorkspaceQuery.properties, ...texts });
export type SectionChangeBody = Static<typeof SectionChangeBody>;

/** POST /workspace/v1/groups/{id}/move: into a section, or to the top level (null); `position` among its new siblings from 0, the end without. */
export const SectionMoveBody = Type.Object({
  parentId: Type.Union([NumberId, Type.Null()]),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.workspaceSections })),
});
export type SectionMoveBody = Static<typeof SectionMoveBody>;

/**
 * POST /workspace/v1/groups/{id}/order: sections inside the section, or at the top level (id 0), to their places from 0. Those not
 * named keep their order between them; what is no longer there is passed over.
 */
export const SectionOrderBody = Type.Record(NumberId, Type.Integer({ minimum: 0, maximum: limits.workspaceSections }), {
  maxProperties: limits.workspaceSections,
});
export type SectionOrderBody = Static<typeof SectionOrderBody>;

const ArticleIds = Type.Array(NumberId, { minItems: 1, maxItems: limits.workspaceAtOnce });
/** POST /workspace/v1/groups/{id}/articles: those that are in it already stay; where all are, it is refused. */
export const SectionArticlesBody = Type.Object({ articleIds: ArticleIds });
export type SectionArticlesBody = Static<typeof SectionArticlesBody>;
/** POST /workspace/v1/groups/articles/remove: a section's id to the articles that leave it. */
export const SectionRemovalBody = Type.Record(NumberId, ArticleIds, { maxProperties: limits.workspaceSections });
export type SectionRemovalBody = Static<typeof SectionRemovalBody>;
