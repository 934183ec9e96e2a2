import '@client/shared/dnd/texts';
import type { Section } from '@contract/sections';
import type { SelectableArticle, WorkspaceArticle } from '@contract/workspaceArticles';
import { layout } from '@contract/limits';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragOverEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { AcknowledgedKeyboardSensor } from '@client/shared/dnd/AcknowledgedKeyboardSensor';
import { suppressNextClick } from '@client/shared/dnd/suppressNextClick';
import { useEscapeCancelsDrag } from '@client/shared/dnd/useEscapeCancelsDrag';
import type { ListSelection } from '@client/shared/list/listSelection';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { useSectionMutations } from '../useSectionMutations';
import type { RenderSectionRow } from '../SectionList';
import { isArticle } from './ArticleDragSource';
import { articleIdAt } from './articleDragSurface';
import { DraggableSectionRow } from './DraggableSectionRow';
import { useSectionDrag, type SectionDrag } from './useSectionDrag';

interface SectionDragAreaProps {
  ownerId: string;
  sections: readonly Section[];
  /** True if the user may move sections. */
  canMove: boolean;
  /** The articles that can be dragged. */
  articles?: readonly WorkspaceArticle[];
  /** The selection: dragging one of its articles assigns all. */
  chosen?: ListSelection<SelectableArticle>;
  onAssigned?: (ids: readonly string[]) => void;
  children: (drag: { rows: readonly Section[]; renderRow: RenderSectionRow }) => ReactNode;
}

/**
 * The area in which sections are dragged to another place, and articles onto a section, by mouse, finger, or keyboard.
 */
export function SectionDragArea({
  ownerId,
  sections,
  canMove,
  articles = [],
  chosen,
  onAssigned,
  children,
}: SectionDragAreaProps) {
  const { notifications } = useServices();
  const changes = useSectionMutations(ownerId);
  const drag = useSectionDrag(sections);
  const [label, setLabel] = useState<string | null>(null);
  /** The section that an article is over. */
  const [targetId, setTargetId] = useState<string | null>(null);
  useEscapeCancelsDrag(label !== null);

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: layout.sectionDrag } }),
    useSensor(TouchSensor, { activationConstraint: { distance: layout.sectionDrag } }),
    useSensor(AcknowledgedKeyboardSensor, { coordinateGetter: stepByKey(drag.step), scrollBehavior: 'auto' }),
  );
  const nameOf = (id: UniqueIdentifier): string => sections.find((section) => section.id === id)?.name ?? '';
  /** The dragged articles; null if a section is dragged. */
  const draggedArticles = ({ active, activatorEvent }: DragStartEvent): readonly SelectableArticle[] | null => {
    if (!isArticle(active)) return null;
    const articleId = articleIdAt(activatorEvent) ?? '';
    const selected = chosen?.getSnapshot();
    return selected?.has(articleId) ? [...selected.values()] : articles.filter(({ id }) => id === articleId);
  };

  const assign = async (dragged: readonly SelectableArticle[], sectionId: string): Promise<void> => {
    const section = sections.find(({ id }) => id === sectionId);
    if (!section) return;
    const done = await changes.assign([section], dragged);
    if (done.length > 0) onAssigned?.(done);
  };
  const finish = (): void => {
    setLabel(null);
    setTargetId(null);
  };
  const move = (event: DragMoveEvent | DragOverEvent): void => {
    if (isArticle(event.active)) setTargetId(event.over ? String(event.over.id) : null);
    else if (!isByKeyboard(event)) drag.move(targetOf(event));
  };
  const drop = (event: DragEndEvent): void => {
    const dragged = draggedArticles(event);
    finish();
    if (dragged) {
      if (event.over) void assign(dragged, String(event.over.id));
      return;
    }
    const dropped = drag.drop(isByKeyboard(event) ? null : targetOf(event));
    if (dropped === 'tooDeep') notifications.show({ text: t('error.SECTION_TOO_DEEP'), variant: 'warning' });
    else if (dropped) void changes.place(dropped.section, dropped.place);
  };

  const renderRow: RenderSectionRow = (section, content) => (
    <DraggableSectionRow
      section={section}
      canMove={canMove}
      isDragged={drag.draggedId === section.id}
      isTarget={targetId === section.id}
    >
      {content}
    </DraggableSectionRow>
  );

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestRow}
      // The rows change their order during the drag.
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{
        announcements: announcements(drag.position, nameOf),
        screenReaderInstructions: { draggable: t('sections.dragHelp') },
      }}
      onDragStart={(event) => {
        const dragged = draggedArticles(event);
        if (dragged) {
          const [first] = dragged;
          setLabel(dragged.length === 1 && first ? first.title : t('sections.articles', { count: dragged.length }));
        } else {
          setLabel(nameOf(event.active.id));
          drag.start(String(event.active.id));
        }
      }}
      onDragMove={move}
      onDragOver={move}
      onDragEnd={drop}
      onDragCancel={({ activatorEvent }) => {
        finish();
        drag.cancel();
        if (activatorEvent instanceof MouseEvent) suppressNextClick();
      }}
    >
      <RowMeasuring order={drag.rows.map(({ id }) => id).join(' ')} />
      {children({ rows: drag.rows, renderRow })}
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={overlayLevel}>
          {label === null ? null : <Box sx={overlay}>{label}</Box>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** Measures the rows when their order changes; dnd-kit notices only changes of their size. */
function RowMeasuring({ order }: { order: string }) {
  const { measureDroppableContainers } = useDndContext();
  useEffect(() => measureDroppableContainers(order.split(' ')), [order, measureDroppableContainers]);
  return null;
}

const targetOf = ({ over, delta }: DragMoveEvent | DragOverEvent | DragEndEvent) => ({
  overId: over ? String(over.id) : null,
  sideways: delta.x,
});

/** A section takes the place of the nearest row; an article needs the pointer on one. */
const nearestRow: CollisionDetection = (args) => (isArticle(args.active) ? pointerWithin(args) : closestCenter(args));

const isByKeyboard = ({ activatorEvent }: DragMoveEvent | DragOverEvent | DragEndEvent): boolean =>
  activatorEvent instanceof KeyboardEvent;

/** Moves the section by an arrow key. Returns where its label goes: to the row's new place. */
const stepByKey =
  (step: SectionDrag['step']): KeyboardCoordinateGetter =>
  (event, { active, currentCoordinates: { x, y }, context: { droppableRects } }) => {
    if (!event.code.startsWith('Arrow')) return undefined;
    event.preventDefault();
    const stepped = step(event.code);
    if (!stepped) return undefined;
    const { rows, sideways } = stepped;
    if (sideways !== 0) return { x: x + sideways, y };
    const tops = rows.flatMap(({ id }) => droppableRects.get(id)?.top ?? []).sort((a, b) => a - b);
    return { x, y: tops[rows.findIndex(({ id }) => id === active)] ?? y };
  };

function announcements(position: SectionDrag['position'], nameOf: (id: UniqueIdentifier) => string): Announcements {
  const place = (): string | undefined => {
    const now = position();
    if (!now) return undefined;
    const { parent, isTooDeep, ...where } = now;
    if (isTooDeep) return t('error.SECTION_TOO_DEEP');
    return parent === null ? t('sections.dragTop', where) : t('sections.dragIn', { ...where, parent });
  };
  return {
    onDragStart: place,
    onDragMove: place,
    onDragOver: place,
    // The notification says that the order was changed, or why not.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) =>
      isArticle(active) ? undefined : t('sections.dragCanceled', { name: nameOf(active.id) }),
  };
}

/** Above dialogs. */
const overlayLevel = 1_500;

const overlay = {
  display: 'inline-block',
  maxWidth: 260,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 6,
  typography: 'subtitle2',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
