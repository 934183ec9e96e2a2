import type { NewsletterGroup } from '@contract/newsletters';
import type { NestedSection, Section } from '@contract/sections';
import type { SectionRow } from './repository';

/**
 * Flattens sections into the API's list: parents before children, siblings in their order, each with its depth from 1.
 * @param unread numbers of the caller's unread articles by section
 */
export function toTree(
  rows: readonly SectionRow[],
  ownerId: string,
  unread: ReadonlyMap<string, number> = new Map(),
): Section[] {
  const sections: Section[] = [];
  const walk = (parentId: string | null, depth: number): void => {
    for (const { id, parent_id, name, description, articles } of rows) {
      if (parent_id !== parentId) continue;
      sections.push({
        id,
        name,
        description,
        parentId,
        ownerId,
        depth,
        articles,
        sharedArticlesNotifications: unread.get(id) ?? 0,
      });
      walk(id, depth + 1);
    }
  };
  walk(null, 1);
  return sections;
}

/** A section and all of its descendants, in the tree's order. */
export function subtreeOf(tree: readonly Section[], id: string): Section[] {
  const ids = new Set([id]);
  return tree.filter((section) => {
    if (section.parentId !== null && ids.has(section.parentId)) ids.add(section.id);
    return ids.has(section.id);
  });
}

/** Nests the flat list of sections for the API. */
export function toNested(sections: readonly Section[], parentId: string | null = null): NestedSection[] {
  return sections
    .filter((section) => section.parentId === parentId)
    .map((section) => ({ ...section, subGroups: toNested(sections, section.id) }));
}

/** Nests the flat list of sections, with the articles of each. */
export function nestSections(
  sections: readonly Section[],
  articles: ReadonlyMap<string, string[]>,
  parentId: string | null = null,
): NewsletterGroup[] {
  return sections
    .filter((section) => section.parentId === parentId)
    .map(({ id, name }) => ({
      id,
      name,
      articles: articles.get(id) ?? [],
      articleGroups: nestSections(sections, articles, id),
    }));
}

/**
 * Moves some elements of a list to requested indexes (from 0); the others keep their order around them. If two elements
 * request the same index, the first in the list gets it; an index beyond the end means the end.
 */
export function moveToIndexes(list: readonly string[], places: Readonly<Record<string, number>>): string[] {
  const wanted = list
    .flatMap((id) => (places[id] === undefined ? [] : [{ id, place: places[id] }]))
    .sort((a, b) => a.place - b.place);
  const order = list.filter((id) => places[id] === undefined);
  let next = 0;
  for (const { id, place } of wanted) {
    const at = Math.min(Math.max(place, next), order.length);
    order.splice(at, 0, id);
    next = at + 1;
  }
  return order;
}
