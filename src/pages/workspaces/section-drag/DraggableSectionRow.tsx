import type { Section } from '@contract/sections';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { sectionGrip, sectionRow } from '../sectionRowStyles';

interface DraggableSectionRowProps {
  section: Section;
  /** True if the user may move the section. */
  canMove: boolean;
  isDragged: boolean;
  /** True while an article is over the section. */
  isTarget: boolean;
  children: ReactNode;
}

/** The row of a section: it is dragged at its grip, and articles are dropped on it. */
export function DraggableSectionRow({ section, canMove, isDragged, isTarget, children }: DraggableSectionRowProps) {
  const { id, name } = section;
  const { setNodeRef: setDropRef } = useDroppable({ id });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners } = useDraggable({ id, disabled: !canMove });
  return (
    <Box
      ref={(element: HTMLElement | null) => {
        setDropRef(element);
        setNodeRef(element);
      }}
      sx={[row, isDragged && dragged, isTarget && target]}
    >
      {canMove ? (
        <Box
          component="span"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('dragging.grip', { name })}
          sx={sectionGrip}
        >
          <DragIndicator fontSize="small" />
        </Box>
      ) : null}
      {children}
    </Box>
  );
}

const row = { ...sectionRow, borderRadius: 1 } as const;
const dragged = { outline: '1px dashed', outlineColor: 'primary.main', outlineOffset: -1, opacity: 0.6 } as const;
const target = { bgcolor: 'soft', outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 } as const;
