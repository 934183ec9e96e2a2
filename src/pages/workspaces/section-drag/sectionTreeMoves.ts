import type { Section } from '@contract/sections';
import type { SectionPlace } from '@client/api/workspace/sectionTree';

/** The sections without the descendants of one, which move with it. */
export function withoutDescendants(sections: readonly Section[], id: string): Section[] {
  const inside = descendantsOf(sections, id);
  return sections.filter((section) => !inside.has(section.id));
}

/** The levels that a section and its descendants take: 1 for a section without subsections. */
export function levelsOf(sections: readonly Section[], id: string): number {
  const inside = descendantsOf(sections, id);
  const depth = sections.find((section) => section.id === id)?.depth ?? 1;
  return Math.max(depth, ...sections.filter((section) => inside.has(section.id)).map((one) => one.depth)) - depth + 1;
}

/**
 * The depths that the section at an index of the list can have: at most one below the row above it, and not less than
 * the row below, which would otherwise become its child.
 */
export function depthsAt(rows: readonly Section[], index: number): { least: number; most: number } {
  return { least: rows[index + 1]?.depth ?? 1, most: (rows[index - 1]?.depth ?? 0) + 1 };
}

/** Moves the row of a section to that of another one, at the wished depth or the nearest possible one. */
export function dragTo(rows: readonly Section[], id: string, overId: string, wishedDepth: number): Section[] {
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === overId);
  const section = rows[from];
  if (!section) return [...rows];
  const moved = rows.filter((row) => row.id !== id);
  const at = to < 0 ? from : to;
  moved.splice(at, 0, section);
  const { least, most } = depthsAt(moved, at);
  const depth = Math.max(least, Math.min(most, wishedDepth));
  moved[at] = { ...section, depth, parentId: parentAt(moved, at, depth) };
  return moved;
}

/** The place of a row among those that `dragTo` returned. */
export function placeOf(rows: readonly Section[], id: string): SectionPlace {
  const at = rows.findIndex((row) => row.id === id);
  const parentId = rows[at]?.parentId ?? null;
  return { parentId, position: rows.slice(0, at).filter((row) => row.parentId === parentId).length };
}

function parentAt(rows: readonly Section[], at: number, depth: number): string | null {
  if (depth === 1) return null;
  const above = rows.slice(0, at).findLast((row) => row.depth === depth - 1);
  return above?.id ?? null;
}

/** Needs a list with parents before children. */
function descendantsOf(sections: readonly Section[], id: string): Set<string> {
  const inside = new Set<string>();
  for (const section of sections)
    if (section.parentId === id || inside.has(section.parentId ?? '')) inside.add(section.id);
  return inside;
}
