import { Type, type Static, type TSchema } from 'typebox';
import { NumberId } from './common';
import { limits } from './limits';
import { WorkspaceQuery } from './workspaceArticles';

/** A section of a workspace (a "group" in the API). */
export const Section = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  parentId: Type.Union([Type.String(), Type.Null()]),
  /** The owner id of the workspace. */
  ownerId: Type.String(),
  /** 1 for the top level. */
  depth: Type.Integer(),
  /** Number of articles in it, excluding those in subsections. */
  articles: Type.Integer(),
  /** Number of those of which the caller has an unread notification. */
  sharedArticlesNotifications: Type.Integer(),
});
export type Section = Static<typeof Section>;

/** A section with its subsections, in their order. */
export interface NestedSection extends Section {
  subGroups: NestedSection[];
}
const nestedWith = (inside: TSchema, most: number): TSchema =>
  Type.Object({ ...Section.properties, subGroups: Type.Array(inside, { maxItems: most }) });

/** Unrolled to the maximum nesting depth instead of recursive, so that every validator and serializer supports it. */
let nested = nestedWith(Type.Unknown(), 0);
for (let level = 1; level < limits.sectionDepth; level += 1) nested = nestedWith(nested, limits.workspaceSections);
export const NestedSection = Type.Unsafe<NestedSection>(nested);

/** GET /workspace/v1/groups: the sections of the top level. `total` counts all sections. */
export const SectionsAnswer = Type.Object({ groups: Type.Array(NestedSection), total: Type.Integer() });
export type SectionsAnswer = Static<typeof SectionsAnswer>;
/** GET, PUT /workspace/v1/groups/{id} and POST /workspace/v1/groups */
export const SectionAnswer = Type.Object({ group: Section });
export type SectionAnswer = Static<typeof SectionAnswer>;

const textFields = {
  name: Type.String({ maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 200 })),
};

/** POST /workspace/v1/groups: creates a section after its siblings, in `parentId` or at the top level. */
export const SectionBody = Type.Object({
  ...WorkspaceQuery.properties,
  ...textFields,
  parentId: Type.Optional(Type.Union([NumberId, Type.Null()])),
});
export type SectionBody = Static<typeof SectionBody>;

/** PUT /workspace/v1/groups/{id}: an omitted description stays. */
export const SectionChangeBody = Type.Object({ ...WorkspaceQuery.properties, ...textFields });
export type SectionChangeBody = Static<typeof SectionChangeBody>;

/**
 * POST /workspace/v1/groups/{id}/move: moves a section into another one, or to the top level (null). `position` among
 * the new siblings from 0; default: the end.
 */
export const SectionMoveBody = Type.Object({
  parentId: Type.Union([NumberId, Type.Null()]),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.workspaceSections })),
});
export type SectionMoveBody = Static<typeof SectionMoveBody>;

/**
 * POST /workspace/v1/groups/{id}/order: the new positions (from 0) of the subsections of a section, or of the top level
 * (id 0), by section id. Sections not listed keep their order around them; unknown ids are ignored.
 */
export const SectionOrderBody = Type.Record(NumberId, Type.Integer({ minimum: 0, maximum: limits.workspaceSections }), {
  maxProperties: limits.workspaceSections,
});
export type SectionOrderBody = Static<typeof SectionOrderBody>;

const ArticleIds = Type.Array(NumberId, { minItems: 1, maxItems: limits.workspaceAtOnce });
/**
 * POST /workspace/v1/groups/{id}/articles: assigns articles to a section. Articles already in it, or no longer in the
 * workspace, are ignored; if all are in it, the request is refused (409).
 */
export const SectionArticlesBody = Type.Object({ articleIds: ArticleIds });
export type SectionArticlesBody = Static<typeof SectionArticlesBody>;
/** POST /workspace/v1/groups/articles/remove: article ids to remove, by section id. */
export const SectionRemovalBody = Type.Record(NumberId, ArticleIds, { maxProperties: limits.workspaceSections });
export type SectionRemovalBody = Static<typeof SectionRemovalBody>;
