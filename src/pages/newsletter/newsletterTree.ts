import type { NewsletterGroup, SectionTreeAnswer } from '@contract/newsletters';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { foldCaseAndAccents } from '@client/shared/texts/foldCaseAndAccents';
import { t } from '@client/shared/texts/t';

/** A section with its articles, in the page's flat list. Articles without a section are a part with the id `''`. */
export interface Part {
  id: string;
  name: string;
  /** The level in the tree; the top level is 1. */
  depth: number;
  articles: WorkspaceArticle[];
  /** The ids of all descendant sections. */
  inside: string[];
}

/** The key of an article in a section, `section_article`: an article may be in several. Without a section, its id. */
export const keyOf = (sectionId: string, articleId: string): string =>
  sectionId === '' ? articleId : `${sectionId}_${articleId}`;

/** The article id of a key, for API requests: the part after the underscore. */
export const articleIdOf = (key: string): string => key.slice(key.lastIndexOf('_') + 1);

/** The keys of selected articles. */
export type ArticleKeys = ReadonlySet<string>;

/** A cache, so that `keysOf` returns the same array for the same part. */
const keyCache = new WeakMap<Part, string[]>();

/** The keys of the articles of a part. Returns the same array each time, to avoid re-rendering memoized components. */
export function keysOf(part: Part): readonly string[] {
  const keys = keyCache.get(part) ?? part.articles.map(({ id }) => keyOf(part.id, id));
  keyCache.set(part, keys);
  return keys;
}

/** The keys of the articles of a section and its descendants, of the parts given. */
export function branchKeys(part: Part, parts: readonly Part[]): readonly string[] {
  if (part.inside.length === 0) return keysOf(part);
  const inside = new Set([part.id, ...part.inside]);
  return parts.filter(({ id }) => inside.has(id)).flatMap(keysOf);
}

/** Sorts `ids` by `order`. Ids that are not in `order` come last, in their own order. */
function sortByOrder(ids: readonly string[], order: readonly string[]): string[] {
  const present = new Set(ids);
  const placed = order.filter((id) => present.has(id));
  const named = new Set(placed);
  return [...placed, ...ids.filter((id) => !named.has(id))];
}

/** A copy of the list with one entry moved to another index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/**
 * Flattens the tree into a list, in the order of the email: first the articles without a section, then the sections
 * from top to bottom. Sections without articles, also in their descendants, are omitted.
 */
export function flattenSections(tree: SectionTreeAnswer, articles: readonly WorkspaceArticle[]): Part[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const articlesOf = (ids: readonly string[]): WorkspaceArticle[] =>
    ids.flatMap((id) => {
      const article = byId.get(id);
      return article ? [article] : [];
    });
  const parts: Part[] = [];
  /** Adds a section and its descendants, and returns their ids; returns none if they have no articles. */
  const add = (group: NewsletterGroup, depth: number): string[] => {
    const part: Part = {
      id: group.id,
      name: group.name,
      depth,
      articles: articlesOf(group.articles),
      inside: [],
    };
    const length = parts.push(part);
    part.inside = group.articleGroups.flatMap((child) => add(child, depth + 1));
    if (part.articles.length > 0 || part.inside.length > 0) return [part.id, ...part.inside];
    parts.splice(length - 1, 1);
    return [];
  };
  const withoutSection = articlesOf(tree.articles);
  if (withoutSection.length > 0)
    parts.push({ id: '', name: t('newsletter.outside'), depth: 1, articles: withoutSection, inside: [] });
  for (const group of tree.groups) add(group, 1);
  return parts;
}

/** The article ids in their new order, by section id; only sections whose order the user changed. */
export type Orders = Readonly<Record<string, readonly string[]>>;

/** The parts with their articles in the new order. A part without a new order is the same object as before. */
export function withOrders(parts: readonly Part[], orders: Orders): Part[] {
  return parts.map((part) => {
    const order = orders[part.id];
    if (!order) return part;
    const byId = new Map(part.articles.map((article) => [article.id, article]));
    return { ...part, articles: sortByOrder([...byId.keys()], order).flatMap((id) => byId.get(id) ?? []) };
  });
}

/** The selected articles and their sections, as a tree in the order of the newsletter. Empty sections are omitted. */
export function selectedContent(
  parts: readonly Part[],
  tree: SectionTreeAnswer,
  chosen: ReadonlySet<string>,
): { articles: string[]; groups: NewsletterGroup[] } {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const articlesOf = (id: string): string[] =>
    (byId.get(id)?.articles ?? []).map((article) => article.id).filter((articleId) => chosen.has(keyOf(id, articleId)));
  const groupsOf = (groups: readonly NewsletterGroup[]): NewsletterGroup[] =>
    groups.flatMap(({ id, name, articleGroups }) => {
      const group = { id, name, articles: articlesOf(id), articleGroups: groupsOf(articleGroups) };
      return group.articles.length > 0 || group.articleGroups.length > 0 ? [group] : [];
    });
  return { articles: articlesOf(''), groups: groupsOf(tree.groups) };
}

/** The keys for article ids: each in the first section that contains it, so that preselection selects it only once. */
export function firstKeysOf(parts: readonly Part[], ids: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const part of parts) {
    for (const { id } of part.articles) if (!first.has(id)) first.set(id, keyOf(part.id, id));
  }
  return ids.flatMap((id) => first.get(id) ?? []);
}

/** Filters the articles by text in the headline, and, if `only` is given, by these keys. Empty parts are omitted. */
export function filterParts(
  parts: readonly Part[],
  { text, only }: { text: string; only: ReadonlySet<string> | null },
): readonly Part[] {
  const folded = foldCaseAndAccents(text.trim());
  if (folded === '' && !only) return parts;
  return parts.flatMap((part) => {
    const articles = part.articles.filter(
      ({ id, title }) => foldCaseAndAccents(title).includes(folded) && (!only || only.has(keyOf(part.id, id))),
    );
    return articles.length > 0 ? [{ ...part, articles }] : [];
  });
}
