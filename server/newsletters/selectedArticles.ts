import { limits } from '@contract/limits';
import type { NewsletterGroup, NewsletterPreviewBody } from '@contract/newsletters';
import type { ArticleState } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';
import {
  deduplicateStories,
  removeRepeats,
  type ChosenSection,
  type DeduplicatedSections,
} from '@server/engine/newsletter/deduplicateStories';
import { newsletterArticles, type NewsletterArticle } from './newsletterArticles';
import { AppError, invalid } from '@server/http/errors';
import { lockArticles, listSections } from '@server/workspaces/sections/repository';
import { newsletterTexts } from './texts';

type Selection = Pick<NewsletterPreviewBody, 'articles' | 'groups'>;

interface SectionSelection {
  /** The section's id; null for articles outside any section. */
  id: string | null;
  depth: number;
  articles: readonly string[];
}

/**
 * Flattens the selection in the order of the mail: articles outside sections first, then each section before its
 * subsections.
 */
function flattenSelection({ articles, groups }: Selection): SectionSelection[] {
  const inside = (group: NewsletterGroup, depth: number): SectionSelection[] => [
    { id: group.id, depth, articles: group.articles },
    ...group.articleGroups.flatMap((inner) => inside(inner, depth + 1)),
  ];
  return [{ id: null, depth: 0, articles }, ...groups.flatMap((group) => inside(group, 1))];
}

/**
 * Reads the selected articles and sections as they are in the workspace now; headings are the current section names.
 * Within a transaction, the articles are locked until it ends.
 * @throws AppError if nothing is selected, too much, or something that is no longer in the workspace
 */
export async function readSelectedArticles(
  db: Db | Tx,
  workspace: { id: string; departmentId: string },
  selection: Selection,
): Promise<ChosenSection<NewsletterArticle>[]> {
  const places = flattenSelection(selection);
  const ids = [...new Set(places.flatMap(({ articles }) => articles))];
  if (ids.length === 0) throw invalid({ articles: newsletterTexts.articles });
  if (ids.length > limits.newsletterArticles) throw invalid({ articles: newsletterTexts.tooManyArticles });
  const sections = await listSections(db, workspace.id);
  const names = new Map(sections.map(({ id, name }) => [id, name]));
  if (db.isTransaction) await lockArticles(db, workspace.id, ids);
  const articles = await newsletterArticles(db, workspace, ids);
  requirePresent(selection, places, names, articles);
  return places.map(({ id, depth, articles: chosen }) => ({
    name: id === null ? '' : (names.get(id) ?? ''),
    depth,
    articles: chosen.map((article) => articles.get(article)).filter((article) => article !== undefined),
  }));
}

/** The sections as the newsletter shows them: each story once or, if requested, each article of a story. */
export function arrangeSections(
  sections: readonly ChosenSection<NewsletterArticle>[],
  { separateStories = false }: Pick<NewsletterPreviewBody, 'separateStories'>,
): DeduplicatedSections<NewsletterArticle> {
  if (!separateStories) return deduplicateStories(sections);
  const separate = removeRepeats(sections);
  const publicationsOf = new Map<string, Set<string>>();
  for (const { storyId, publication } of separate.flatMap(({ articles }) => articles)) {
    if (storyId === null) continue;
    publicationsOf.set(storyId, (publicationsOf.get(storyId) ?? new Set<string>()).add(publication));
  }
  const withOtherSources = (article: NewsletterArticle): NewsletterArticle => {
    const publications = publicationsOf.get(article.storyId ?? '');
    return { ...article, alsoIn: article.alsoIn?.filter((publication) => !publications?.has(publication)) ?? [] };
  };
  return {
    sections: separate.map((section) => ({ ...section, articles: section.articles.map(withOtherSources) })),
    folded: [],
  };
}

/**
 * Throws NEWSLETTER_GONE with everything that is no longer in the workspace: sections with the name that the client
 * sent, articles by id only, because nothing else is known about them.
 */
function requirePresent(
  { groups }: Selection,
  places: readonly SectionSelection[],
  sections: ReadonlyMap<string, string>,
  articles: ReadonlyMap<string, unknown>,
): void {
  const gone: [string, string][] = [];
  const look = (group: NewsletterGroup): void => {
    if (!sections.has(group.id)) gone.push([`groups.${group.id}`, group.name]);
    group.articleGroups.forEach(look);
  };
  groups.forEach(look);
  for (const id of places.flatMap((place) => place.articles)) {
    if (!articles.has(id)) gone.push([`articles.${id}`, '']);
  }
  if (gone.length === 0) return;
  throw new AppError('NEWSLETTER_GONE', newsletterTexts.gone, { fields: Object.fromEntries(gone) });
}

const sendable: readonly ArticleState[] = ['Published', 'Original'];

/**
 * Requires that all articles are Published or Original.
 * @throws AppError NEWSLETTER_STATES with the headlines of the others by id
 */
export function requireSendable(
  sections: readonly ChosenSection<Pick<NewsletterArticle, 'id' | 'headline' | 'state'>>[],
): void {
  const drafts = sections.flatMap(({ articles }) => articles).filter(({ state }) => !sendable.includes(state));
  if (drafts.length === 0) return;
  const fields = Object.fromEntries(drafts.map(({ id, headline }) => [id, headline]));
  throw new AppError('NEWSLETTER_STATES', newsletterTexts.states, { fields });
}
