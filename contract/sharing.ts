import { Type, type Static } from 'typebox';
import { Id, NumberId } from './common';
import { limits } from './limits';

/**
 * POST /workspace/v1/articles/share?ownerId=: adds articles of one workspace to others, all or none. `ownerIds`: those of
 * the workspaces: the caller's own, and the caller's user groups.
 */
export const ShareBody = Type.Object({
  articleIds: Type.Array(NumberId, { minItems: 1, maxItems: limits.workspaceAtOnce }),
  ownerIds: Type.Array(Id, { minItems: 1, maxItems: limits.sharedWorkspaces }),
});
export type ShareBody = Static<typeof ShareBody>;

/** The result for each article in each workspace: ADDED, or PRESENT if it was already there, in whatever version. */
export const ShareAnswer = Type.Object({
  articles: Type.Array(
    Type.Object({
      ownerId: Type.String(),
      articleId: Type.String(),
      status: Type.Union([Type.Literal('ADDED'), Type.Literal('PRESENT')]),
    }),
  ),
});
export type ShareAnswer = Static<typeof ShareAnswer>;
