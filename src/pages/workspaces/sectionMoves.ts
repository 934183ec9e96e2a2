import type { Section } from '@contract/sections';
import { levelsOf, withoutDescendants } from './section-drag/sectionTreeMoves';

/** The possible new parents of a section: not its parent, itself, or a descendant, nor where it would be too deep. */
export function moveTargets(section: Section, sections: readonly Section[], maxDepth: number): Section[] {
  const levels = levelsOf(sections, section.id);
  return withoutDescendants(sections, section.id).filter(
    ({ id, depth }) => id !== section.id && id !== section.parentId && depth + levels <= maxDepth,
  );
}

/** The index of a section among its siblings, from 0, and the number of siblings including itself. */
export function siblingPosition(section: Section, sections: readonly Section[]): { at: number; count: number } {
  const siblings = sections.filter(({ parentId }) => parentId === section.parentId);
  return { at: siblings.findIndex(({ id }) => id === section.id), count: siblings.length };
}
