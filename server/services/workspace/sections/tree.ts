import type { Section } from '@contract/sections';
import type { SectionRow } from './store';

/** Sections as the wire shows them: parents before children, siblings in their order, each with its depth from 1. */
export function toTree(rows: readonly SectionRow[], ownerId: string): Section[] {
  const sections: Section[] = [];
  const walk = (parentId: string | null, depth: number): void => {
    for (const { id, parent_id, name, description, articles } of rows) {
      if (parent_id !== parentId) continue;
      sections.push({ id, name, description, parentId, ownerId, depth, articles });
      walk(id, depth + 1);
    }
  };
  walk(null, 1);
  return sections;
}

/** The section and all inside it, in the tree's order. */
export function branchOf(tree: readonly Section[], id: string): Section[] {
  const ids = new Set([id]);
  return tree.filter((section) => {
    if (section.parentId !== null && ids.has(section.parentId)) ids.add(section.id);
    return ids.has(section.id);
  });
}
