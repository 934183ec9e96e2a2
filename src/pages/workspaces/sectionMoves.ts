import type { Section } from '@contract/sections';

/** The ids of a section and its descendants. Needs a list with parents before children. */
function descendantIds(section: Section, sections: readonly Section[]): Set<string> {
  const branch = new Set([section.id]);
  for (const { id, parentId } of sections) if (parentId !== null && branch.has(parentId)) branch.add(id);
  return branch;
}

/** The possible new parents of a section: not its parent, itself, or a descendant, nor where it would be too deep. */
export function moveTargets(section: Section, sections: readonly Section[], maxDepth: number): Section[] {
  const branch = descendantIds(section, sections);
  const depths = sections.filter(({ id }) => branch.has(id)).map(({ depth }) => depth);
  const levels = Math.max(section.depth, ...depths) - section.depth + 1;
  return sections.filter(({ id, depth }) => !branch.has(id) && id !== section.parentId && depth + levels <= maxDepth);
}

/** The index of a section among its siblings, from 0, and the number of siblings including itself. */
export function siblingPosition(section: Section, sections: readonly Section[]): { at: number; count: number } {
  const siblings = sections.filter(({ parentId }) => parentId === section.parentId);
  return { at: siblings.findIndex(({ id }) => id === section.id), count: siblings.length };
}
