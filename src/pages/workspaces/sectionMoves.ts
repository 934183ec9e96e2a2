import type { Section } from '@contract/sections';

/** Ids of the section and of all inside it; the list has parents before children. */
function branchOf(section: Section, sections: readonly Section[]): Set<string> {
  const branch = new Set([section.id]);
  for (const { id, parentId } of sections) if (parentId !== null && branch.has(parentId)) branch.add(id);
  return branch;
}

/** The sections that one can move into with all inside it: not where it is, not into itself, not too deep. */
export function targetsOf(section: Section, sections: readonly Section[], deepest: number): Section[] {
  const branch = branchOf(section, sections);
  const depths = sections.filter(({ id }) => branch.has(id)).map(({ depth }) => depth);
  const levels = Math.max(section.depth, ...depths) - section.depth + 1;
  return sections.filter(({ id, depth }) => !branch.has(id) && id !== section.parentId && depth + levels <= deepest);
}

/** Its place among its siblings from 0, and how many there are. */
export function placeOf(section: Section, sections: readonly Section[]): { at: number; count: number } {
  const siblings = sections.filter(({ parentId }) => parentId === section.parentId);
  return { at: siblings.findIndex(({ id }) => id === section.id), count: siblings.length };
}
