import type { NestedSection, Section } from '@contract/sections';

/** A place in the tree: the parent (null for the top level), and the index among its other children. */
export interface SectionPlace {
  parentId: string | null;
  position: number;
}

/** The tree after a section was moved with its descendants, parents before children. */
export function moveInTree(sections: readonly Section[], id: string, { parentId, position }: SectionPlace): Section[] {
  const section = sections.find((one) => one.id === id);
  if (!section) return [...sections];
  const childrenOf = (parent: string | null): Section[] => {
    const children = sections.filter((one) => one.parentId === parent && one.id !== id);
    if (parent === parentId) children.splice(position, 0, { ...section, parentId });
    return children;
  };
  const walk = (parent: string | null, depth: number): Section[] =>
    childrenOf(parent).flatMap((one) => [{ ...one, depth }, ...walk(one.id, depth + 1)]);
  return walk(null, 1);
}

/** The sections of the API as a list, parents before children. */
export const flatten = (groups: readonly NestedSection[]): Section[] =>
  groups.flatMap(({ subGroups, ...section }) => [section, ...flatten(subGroups)]);
