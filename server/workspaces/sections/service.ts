import { limits } from '@contract/limits';
import type { ArticleOrderBody, SectionTreeAnswer } from '@contract/newsletters';
import type {
  Section,
  SectionBody,
  SectionChangeBody,
  SectionMoveBody,
  SectionOrderBody,
  SectionRemovalBody,
  SectionsAnswer,
} from '@contract/sections';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, conflict, invalid, notFound } from '@server/http/errors';
import { isOneLine, oneLineText } from '@contract/oneLine';
import {
  findWorkspace,
  lockWorkspace,
  openWorkspace,
  requireArrangePermission,
  requireManagePermission,
  type VisibleWorkspace,
} from '../access';
import {
  addToSection,
  articlesBySection,
  articlesWithoutSection,
  changeSection,
  emptySection,
  lockArticles,
  insertSection,
  listSections,
  orderArticles,
  orderSections,
  removeSection,
  removeFromSection,
} from './repository';
import { announceWorkspaces } from '../notifications/announce';
import { unreadBySection } from '../notifications/repository';
import { subtreeOf, nestSections, moveToIndexes, toNested, toTree } from './sectionTree';
import { tooLongText } from '@server/http/fieldChecks';

/** Errors of names, descriptions, and depth; in the client's forms they have the same words. */
const sectionTexts = {
  nameRequired: 'Group name is required field',
  nameLength: tooLongText(limits.sectionName),
  descriptionLength: tooLongText(limits.groupDescription),
  oneLine: oneLineText,
  tooDeep: 'The maximum level of section nesting has been reached.',
  tooMany: `A workspace can have up to ${String(limits.workspaceSections)} sections.`,
  intoItself: 'A section can’t be moved into itself.',
  isThere: 'Article is already in section.',
  articlesGone: 'The articles are no longer in this workspace.',
} as const;

export async function sectionsOf(db: Db, caller: Caller, ownerId: string | undefined): Promise<SectionsAnswer> {
  const { id } = await findWorkspace(db, caller, ownerId);
  const sections = toTree(await listSections(db, id), id, await unreadBySection(db, caller.userId, id));
  return { groups: toNested(sections), total: sections.length };
}

/** The tree of sections with their articles, and the articles outside of sections. */
export async function sectionTreeOf(db: Db, caller: Caller, ownerId: string | undefined): Promise<SectionTreeAnswer> {
  const { id } = await findWorkspace(db, caller, ownerId);
  const sections = toTree(await listSections(db, id), id);
  const groups = nestSections(sections, await articlesBySection(db, id));
  return { groups, articles: await articlesWithoutSection(db, id, limits.newsletterArticles), total: sections.length };
}

export async function sectionOf(db: Db, caller: Caller, ownerId: string | undefined, id: string): Promise<Section> {
  const workspace = await findWorkspace(db, caller, ownerId);
  return found(toTree(await listSections(db, workspace.id), workspace.id), id);
}

export function createSection(db: Db, caller: Caller, body: SectionBody): Promise<Section> {
  return changeSections(db, caller, body.ownerId, requireArrangePermission, async (tx, workspace, tree) => {
    const { name, description = '' } = checkTexts(body);
    const parent = body.parentId == null ? null : found(tree, body.parentId);
    if ((parent?.depth ?? 0) >= limits.sectionDepth) throw tooDeep();
    if (tree.length >= limits.workspaceSections) throw new AppError('LIMIT_REACHED', sectionTexts.tooMany);
    const id = await insertSection(tx, { workspaceId: workspace.id, parentId: parent?.id ?? null, name, description });
    return found(toTree(await listSections(tx, workspace.id), workspace.id), id);
  });
}

export function updateSection(db: Db, caller: Caller, id: string, body: SectionChangeBody): Promise<Section> {
  return changeSections(db, caller, body.ownerId, requireArrangePermission, async (tx, _workspace, tree) => {
    const section = found(tree, id);
    const texts = checkTexts(body);
    await changeSection(tx, id, texts);
    return { ...section, ...texts };
  });
}

/** Deletes a section and its subsections. The articles stay in the workspace. */
export function deleteSection(db: Db, caller: Caller, ownerId: string | undefined, id: string): Promise<void> {
  return changeSections(db, caller, ownerId, requireArrangePermission, async (tx, _workspace, tree) => {
    await removeSection(tx, found(tree, id).id);
  });
}

/** Moves a section with its subsections. Of two concurrent moves, the second sees the result of the first. */
export function moveSection(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
  { parentId, position }: SectionMoveBody,
): Promise<void> {
  return changeSections(db, caller, ownerId, requireArrangePermission, async (tx, _workspace, tree) => {
    const section = found(tree, id);
    const parent = parentId === null ? null : found(tree, parentId);
    const branch = subtreeOf(tree, id);
    if (branch.some((inside) => inside.id === parentId)) throw conflict(sectionTexts.intoItself);
    const levels = Math.max(...branch.map(({ depth }) => depth)) - section.depth + 1;
    if ((parent?.depth ?? 0) + levels > limits.sectionDepth) throw tooDeep();
    const siblings = tree.filter((other) => other.parentId === parentId && other.id !== id).map((other) => other.id);
    siblings.splice(Math.min(position ?? siblings.length, siblings.length), 0, id);
    await changeSection(tx, id, { parent_id: parentId });
    await orderSections(tx, siblings);
  });
}

const topLevel = '0';

/**
 * Reorders the subsections of a section, or the top-level sections (id 0). Of two concurrent changes, the second
 * applies to the result of the first.
 */
export function orderSubsections(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
  places: SectionOrderBody,
): Promise<void> {
  return changeSections(db, caller, ownerId, requireArrangePermission, async (tx, _workspace, tree) => {
    const parentId = id === topLevel ? null : found(tree, id).id;
    const inside = tree.filter((section) => section.parentId === parentId).map((section) => section.id);
    await orderSections(tx, moveToIndexes(inside, places));
  });
}

/**
 * Assigns articles of the workspace to one of its sections; those that somebody removed meanwhile are ignored.
 * @throws AppError NOT_FOUND if the workspace has none of them
 * @throws AppError CONFLICT if all of them are in it already
 */
export function assignArticles(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
  articleIds: readonly string[],
): Promise<void> {
  return changeSections(db, caller, ownerId, requireManagePermission, async (tx, workspace, tree) => {
    const section = found(tree, id);
    const held = new Set(await lockArticles(tx, workspace.id, articleIds));
    if (held.size === 0) throw notFound(sectionTexts.articlesGone);
    const wanted = [...new Set(articleIds)].filter((article) => held.has(article));
    if ((await addToSection(tx, workspace.id, section.id, wanted)) === 0) throw conflict(sectionTexts.isThere);
  });
}

/** Reorders the articles of a section. Of two concurrent changes, the second applies to the result of the first. */
export function orderSectionArticles(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
  places: ArticleOrderBody,
): Promise<void> {
  return changeSections(db, caller, ownerId, requireManagePermission, async (tx, workspace, tree) => {
    const section = found(tree, id);
    const articles = (await articlesBySection(tx, workspace.id)).get(section.id) ?? [];
    await orderArticles(tx, section.id, moveToIndexes(articles, places));
  });
}

/** Removes articles from sections. Ids that were already removed are ignored. */
export function removeFromSections(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  removals: SectionRemovalBody,
): Promise<void> {
  return changeSections(db, caller, ownerId, requireManagePermission, async (tx, workspace) => {
    for (const [sectionId, articleIds] of Object.entries(removals)) {
      await removeFromSection(tx, workspace.id, sectionId, articleIds);
    }
  });
}

/** Removes all articles from a section. They stay in the workspace, and subsections keep theirs. */
export function clearSection(db: Db, caller: Caller, ownerId: string | undefined, id: string): Promise<void> {
  return changeSections(db, caller, ownerId, requireManagePermission, async (tx, _workspace, tree) => {
    await emptySection(tx, found(tree, id).id);
  });
}

/**
 * Runs a change of a workspace's sections in a transaction: checks the permission, locks the workspace, passes the
 * current tree, and notifies everybody who sees the workspace.
 */
function changeSections<T>(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  requireRight: (workspace: VisibleWorkspace) => void,
  make: (tx: Tx, workspace: VisibleWorkspace, tree: Section[]) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const workspace = await openWorkspace(tx, caller, ownerId);
    requireRight(workspace);
    await lockWorkspace(tx, workspace);
    const made = await make(tx, workspace, toTree(await listSections(tx, workspace.id), workspace.id));
    await announceWorkspaces(tx, [workspace.id]);
    return made;
  });
}

function found(tree: readonly Section[], id: string): Section {
  const section = tree.find((one) => one.id === id);
  if (!section) throw notFound();
  return section;
}

const tooDeep = () => new AppError('SECTION_TOO_DEEP', sectionTexts.tooDeep);

function checkTexts(body: SectionChangeBody): { name: string; description?: string } {
  const name = body.name.trim();
  const description = body.description?.trim();
  const problems = {
    ...(name === '' && { name: sectionTexts.nameRequired }),
    ...(name.length > limits.sectionName && { name: sectionTexts.nameLength }),
    ...(!isOneLine(name) && { name: sectionTexts.oneLine }),
    ...(description !== undefined &&
      description.length > limits.groupDescription && { description: sectionTexts.descriptionLength }),
    ...(description !== undefined && !isOneLine(description) && { description: sectionTexts.oneLine }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { name, ...(description === undefined ? {} : { description }) };
}
