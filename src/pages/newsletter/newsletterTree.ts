import type { NewsletterGroup, SectionTreeAnswer } from '@contract/newsletters';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { foldCaseAndAccents } from '@client/shared/texts/foldCaseAndAccents';
import { t } from '@client/shared/texts/t';

/** A section as the page lists it; the articles that are in none are a part without an id. */
export interface Part {
  id: string;
  name: string;
  /** The top level is depth 1. */
  depth: number;
  articles: WorkspaceArticle[];
  /** The ids of the sections inside it, however deep. */
  inside: string[];
}

/** An article in a section, as it may be in two: its id behind the section's. Outside of sections it is the id alone. */
export const keyOf = (sectionId: string, articleId: string): string =>
  sectionId === '' ? articleId : `${sectionId}_${articleId}`;

/** What goes over the wire: the part after the underscore. */
export const bareId = (key: string): string => key.slice(key.lastIndexOf('_') + 1);

const known = new WeakMap<Part, string[]>();

/** The keys of a part's articles: the same list each time. */
export function keysOf(part: Part): readonly string[] {
  const keys = known.get(part) ?? part.articles.map(({ id }) => keyOf(part.id, id));
  known.set(part, keys);
  return keys;
}

/** The keys of a section, and of those inside it. */
export function branchOf(part: Part, shown: readonly Part[]): readonly string[] {
  if (part.inside.length === 0) return keysOf(part);
  const inside = new Set([part.id, ...part.inside]);
  return shown.filter(({ id }) => inside.has(id)).flatMap(keysOf);
}

/** `ids` in the order that was given to some of them; the others come after these. */
export function inOrder(ids: readonly string[], order: readonly string[]): string[] {
  const present = new Set(ids);
  const placed = order.filter((id) => present.has(id));
  const named = new Set(placed);
  return [...placed, ...ids.filter((id) => !named.has(id))];
}

/** A list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The tree as a list from top to bottom: first what is in no section, as the mail shows it. Parts that hold nothing are left out. */
export function partsOf(tree: SectionTreeAnswer, articles: readonly WorkspaceArticle[]): Part[] {
  const known = new Map(articles.map((article) => [article.id, article]));
  const articlesOf = (ids: readonly string[]): WorkspaceArticle[] =>
    ids.flatMap((id) => {
      const article = known.get(id);
      return article ? [article] : [];
    });
  const parts: Part[] = [];
  /** Adds a section and those inside it; gives their ids, none where they hold nothing. */
  const add = (group: NewsletterGroup, depth: number): string[] => {
    const part: Part = {
      id: group.id,
      name: group.name,
      depth,
      articles: articlesOf(group.articles),
      inside: [],
    };
    const at = parts.push(part);
    part.inside = group.articleGroups.flatMap((one) => add(one, depth + 1));
    if (part.articles.length > 0 || part.inside.length > 0) return [part.id, ...part.inside];
    parts.splice(at - 1, 1);
    return [];
  };
  const alone = articlesOf(tree.articles);
  if (alone.length > 0) parts.push({ id: '', name: t('newsletter.outside'), depth: 1, articles: alone, inside: [] });
  for (const group of tree.groups) add(group, 1);
  return parts;
}

/** What was put into another order here: a section's id to its articles. */
export type Orders = Readonly<Record<string, readonly string[]>>;

/** The parts with their articles in the order that was given to them; a part that has none is the same as before. */
export function withOrders(parts: readonly Part[], orders: Orders): Part[] {
  return parts.map((part) => {
    const order = orders[part.id];
    if (!order) return part;
    const known = new Map(part.articles.map((article) => [article.id, article]));
    return { ...part, articles: inOrder([...known.keys()], order).flatMap((id) => known.get(id) ?? []) };
  });
}

/** What of the tree goes into the newsletter, in its order. */
export function chosenOf(
  parts: readonly Part[],
  tree: SectionTreeAnswer,
  chosen: ReadonlySet<string>,
): { articles: string[]; groups: NewsletterGroup[] } {
  const known = new Map(parts.map((part) => [part.id, part]));
  const articlesOf = (id: string): string[] =>
    (known.get(id)?.articles ?? []).map((article) => article.id).filter((one) => chosen.has(keyOf(id, one)));
  const groupsOf = (groups: readonly NewsletterGroup[]): NewsletterGroup[] =>
    groups.flatMap(({ id, name, articleGroups }) => {
      const group = { id, name, articles: articlesOf(id), articleGroups: groupsOf(articleGroups) };
      return group.articles.length > 0 || group.articleGroups.length > 0 ? [group] : [];
    });
  return { articles: articlesOf(''), groups: groupsOf(tree.groups) };
}

/** Where an article stands first: who comes with chosen articles gets each of them once. */
export function firstKeys(parts: readonly Part[], ids: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const part of parts) {
    for (const { id } of part.articles) if (!first.has(id)) first.set(id, keyOf(part.id, id));
  }
  return ids.flatMap((id) => first.get(id) ?? []);
}

/** The parts with those of their articles whose headline holds the text, and where asked for only the chosen ones. */
export function narrowed(
  parts: readonly Part[],
  { text, only }: { text: string; only: ReadonlySet<string> | null },
): readonly Part[] {
  const wanted = foldCaseAndAccents(text.trim());
  if (wanted === '' && !only) return parts;
  return parts.flatMap((part) => {
    const articles = part.articles.filter(
      ({ id, title }) => foldCaseAndAccents(title).includes(wanted) && (!only || only.has(keyOf(part.id, id))),
    );
    return articles.length > 0 ? [{ ...part, articles }] : [];
  });
}
