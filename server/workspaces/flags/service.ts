import type { FlagAnswer } from '@contract/articleActions';
import type { ArticleFlag } from '@contract/workspaceArticles';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { forbidden, notFound } from '@server/http/errors';
import { findWorkspace } from '../access';
import { announceWorkspaces } from '../notifications/announce';
import { flagsOf, removeFlag, setFlag } from './repository';

const texts = {
  permission: 'You don’t have permission to flag articles.',
  missing: 'Could not retrieve the article.',
} as const;

interface FlagRequest {
  ownerId?: string;
  flag: ArticleFlag;
  articleIds: readonly string[];
  /** Sets or removes the flag. */
  on: boolean;
}

/**
 * Sets or removes a flag of articles in a workspace that the caller sees. Requires publish permission.
 * @throws AppError NOT_FOUND if the workspace doesn't hold one of them; then nothing is changed
 */
export async function flagArticles({ db, clock }: Deps, caller: Caller, request: FlagRequest): Promise<void> {
  const { ownerId, flag, articleIds, on } = request;
  const { id: workspaceId } = await findWorkspace(db, caller, ownerId);
  if (!caller.publishPermission) throw forbidden(texts.permission);
  await db.transaction().execute(async (tx) => {
    const change = { departmentId: caller.departmentId, workspaceId, flag, articleIds };
    const placed = await setFlag(tx, change, caller.userId, clock());
    if (placed.length < new Set(articleIds).size) throw notFound(texts.missing);
    if (!on) await removeFlag(tx, change);
    await announceWorkspaces(tx, [workspaceId]);
  });
}

/** Sets, removes, or toggles a flag of one article. */
export async function toggleFlag(
  deps: Deps,
  caller: Caller,
  { articleId, on: wanted, ...request }: { ownerId?: string; articleId: string; flag: ArticleFlag; on?: boolean },
): Promise<FlagAnswer> {
  const flags = (await flagsOf(deps.db, caller.departmentId, [articleId])).get(articleId) ?? [];
  const on = wanted ?? !flags.includes(request.flag);
  await flagArticles(deps, caller, { ...request, articleIds: [articleId], on });
  return { articleId, flag: request.flag, on };
}
