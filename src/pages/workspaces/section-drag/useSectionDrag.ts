import type { Section } from '@contract/sections';
import { layout, limits, times } from '@contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { SectionPlace } from '@client/api/workspace/sectionTree';
import { depthsAt, dragTo, levelsOf, placeOf, withoutDescendants } from './sectionTreeMoves';

interface Drag {
  id: string;
  startDepth: number;
  /** The rows in their present order, without the descendants of the dragged section. */
  rows: Section[];
  /** How far the row was moved sideways, in pixels. */
  sideways: number;
  /** The row whose place the section has just taken; null once dnd-kit reports another one. */
  replacedId: string | null;
}

/** Where a section is dragged: the row that it is over, and how far it was moved sideways. */
interface DragTarget {
  overId: string | null;
  sideways: number;
}

/**
 * The rows of sections while one of them is dragged. With the pointer, they change when it rests for 300 ms; the drop
 * counts where it happens.
 */
export function useSectionDrag(sections: readonly Section[]) {
  const drag = useRef<Drag | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<{ id: string; rows: readonly Section[] } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = (): void => {
    clearTimeout(timer.current);
    drag.current = null;
    setShown(null);
  };
  /** Until the rows are measured in their new order, dnd-kit reports the replaced row: the section is over itself then. */
  const measured = (target: DragTarget): DragTarget => {
    const present = drag.current;
    if (!present) return target;
    if (target.overId !== null && target.overId === present.replacedId) return { ...target, overId: present.id };
    drag.current = { ...present, replacedId: null };
    return target;
  };
  const apply = ({ overId, sideways }: DragTarget): void => {
    const present = drag.current;
    if (!present) return;
    const { id, startDepth } = present;
    const rows = dragTo(present.rows, id, overId ?? id, startDepth + Math.round(sideways / layout.sectionIndent));
    drag.current = { ...present, rows, sideways, replacedId: overId === id ? null : overId };
    setShown({ id, rows });
  };
  const isTooDeep = ({ id, rows }: Drag): boolean =>
    (rows.find((row) => row.id === id)?.depth ?? 1) + levelsOf(sections, id) - 1 > limits.sectionDepth;

  return {
    /** The rows to render: those of the drag, or all sections. */
    rows: shown?.rows ?? sections,
    draggedId: shown?.id ?? null,
    start(id: string) {
      const section = sections.find((one) => one.id === id);
      if (!section) return;
      const rows = withoutDescendants(sections, id);
      drag.current = { id, startDepth: section.depth, rows, sideways: 0, replacedId: null };
      setShown({ id, rows });
    },
    /** Moves the section with the pointer. */
    move(target: DragTarget) {
      clearTimeout(timer.current);
      const now = measured(target);
      timer.current = setTimeout(() => apply(now), times.sectionDragOverMs);
    },
    /**
     * Moves the section by an arrow key: by one row, or one level. It goes by the order of the rows and not by where
     * they are on the page, so that no key is lost while they are measured. Returns the rows in their new order and the
     * movement sideways in pixels; null if the section cannot go there.
     */
    step(key: string): { rows: readonly Section[]; sideways: number } | null {
      const before = drag.current;
      const target = before && neighbor(before, key);
      if (!target) return null;
      apply(target);
      return { rows: drag.current?.rows ?? before.rows, sideways: target.sideways - before.sideways };
    },
    cancel: end,
    /**
     * Ends the drag, with the pointer at a target; null for a drag by keyboard. Returns the new place, `tooDeep`, or
     * null if the section stays where it is.
     */
    drop(target: DragTarget | null): { section: Section; place: SectionPlace } | 'tooDeep' | null {
      if (target) apply(measured(target));
      const dropped = drag.current;
      end();
      if (!dropped) return null;
      if (isTooDeep(dropped)) return 'tooDeep';
      const { id, rows } = dropped;
      const place = placeOf(rows, id);
      const before = placeOf(sections, id);
      const section = sections.find((one) => one.id === id);
      const isMoved = place.parentId !== before.parentId || place.position !== before.position;
      return section && isMoved ? { section, place } : null;
    },
    /** Where the dragged section is now, for announcements. */
    position() {
      const present = drag.current;
      const section = present?.rows.find(({ id }) => id === present.id);
      if (!present || !section) return null;
      const { parentId, position } = placeOf(present.rows, present.id);
      const total = present.rows.filter((row) => row.parentId === parentId).length;
      const parent = sections.find(({ id }) => id === parentId)?.name ?? null;
      return { name: section.name, parent, position: position + 1, total, isTooDeep: isTooDeep(present) };
    },
  };
}

/** The target of an arrow key: the row above or below, or the same row at another level; null where there is none. */
function neighbor({ id, startDepth, rows, sideways }: Drag, key: string): DragTarget | null {
  const at = rows.findIndex((row) => row.id === id);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const row = rows[key === 'ArrowUp' ? at - 1 : at + 1];
    return row ? { overId: row.id, sideways } : null;
  }
  const depth = (rows[at]?.depth ?? 1) + (key === 'ArrowRight' ? 1 : -1);
  const { least, most } = depthsAt(rows, at);
  return depth < least || depth > most ? null : { overId: id, sideways: (depth - startDepth) * layout.sectionIndent };
}

export type SectionDrag = ReturnType<typeof useSectionDrag>;
