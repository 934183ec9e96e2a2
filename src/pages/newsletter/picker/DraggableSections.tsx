import '@client/shared/dnd/texts';
import DragIndicator from '@mui/icons-material/DragIndicator';
import type { ReactNode } from 'react';
import {
  DragDropContext,
  Draggable,
  Droppable,
  type DragStart,
  type DragUpdate,
  type DropResult,
} from 'react-beautiful-dnd';
import { DraggedCard } from '@client/shared/dnd/DraggedCard';
import { dragAnchor, dragSurface, useDistanceSensor } from '@client/shared/dnd/useDistanceSensor';
import { useAcknowledgedKeyboardSensor } from '@client/shared/dnd/useAcknowledgedKeyboardSensor';
import { pageNonce } from '@client/shared/browser/pageNonce';
import { t } from '@client/shared/texts/t';
import { keyOf, type Part } from '../newsletterTree';
import type { DragRow } from './ArticleRow';
import { ArticleRows, type ArticleRowsProps } from './ArticleRows';
import { Sections, type SectionsProps } from './Sections';

const sensors = [useDistanceSensor, useAcknowledgedKeyboardSensor];

const dropId = (partId: string): string => `part ${partId}`;
const gripIcon = <DragIndicator fontSize="small" />;

/** The sections of a workspace, whose articles can be dragged within their section. */
export function DraggableSections(props: SectionsProps) {
  return (
    <DragArea parts={props.sections.map(({ part }) => part)} onDrop={props.onDrop}>
      <Sections {...props} Draggable={DraggableRows} />
    </DragArea>
  );
}

interface DragAreaProps {
  parts: readonly Part[];
  onDrop: (part: Part, from: number, to: number) => void;
  children: ReactNode;
}

/** The drag-and-drop context of all sections. Announces positions to screen readers, and moves the article on drop. */
function DragArea({ parts, onDrop, children }: DragAreaProps) {
  const partOf = (droppableId: string): Part | undefined => parts.find(({ id }) => dropId(id) === droppableId);
  const valuesOf = (draggableId: string, droppableId: string, index: number) => {
    const part = partOf(droppableId);
    const article = part?.articles.find(({ id }) => keyOf(part.id, id) === draggableId);
    return { name: article?.title ?? '', position: index + 1, total: part?.articles.length ?? 0 };
  };
  const announcementOf = ({ draggableId, source, destination }: DragUpdate): string => {
    const position = destination ?? source;
    const values = valuesOf(draggableId, source.droppableId, position.index);
    return destination ? t('dragging.moved', values) : t('dragging.nowhere', { name: values.name });
  };
  return (
    <DragDropContext
      enableDefaultSensors={false}
      sensors={sensors}
      nonce={pageNonce()}
      dragHandleUsageInstructions={t('dragging.help')}
      onDragStart={({ draggableId, source }: DragStart, { announce }) =>
        announce(t('dragging.lifted', valuesOf(draggableId, source.droppableId, source.index)))
      }
      onDragUpdate={(update, { announce }) => announce(announcementOf(update))}
      onDragEnd={({ draggableId, source, destination }: DropResult, { announce }) => {
        const position = destination ?? source;
        const values = valuesOf(draggableId, source.droppableId, position.index);
        announce(t(destination ? 'dragging.dropped' : 'dragging.cancelled', values));
        const part = partOf(source.droppableId);
        if (part && destination && destination.index !== source.index) onDrop(part, source.index, destination.index);
      }}
    >
      {children}
    </DragDropContext>
  );
}

const row: DragRow = ({ rowKey, index, title }, draw) => (
  <Draggable draggableId={rowKey} index={index}>
    {({ innerRef, draggableProps: { style, 'data-rfd-draggable-id': id, ...attributes }, dragHandleProps }) =>
      draw({
        attributes,
        ...(style ? { style } : {}),
        grip: (
          <>
            {/* A narrow element as high as the row: the library measures and lifts only this element. */}
            <span className="anchor" ref={innerRef} {...attributes} data-rfd-draggable-id={id} {...dragAnchor} />
            <span
              className="grip"
              {...dragHandleProps}
              {...dragSurface(rowKey)}
              data-focus={`grip ${rowKey}`}
              aria-label={t('dragging.grip', { name: title })}
            >
              {gripIcon}
            </span>
          </>
        ),
      })
    }
  </Draggable>
);

/** The articles of a section; they can be dragged within the section. */
function DraggableRows(props: ArticleRowsProps) {
  const { part } = props;
  const name = dropId(part.id);
  return (
    // Each section has its own type: rows can't be dropped elsewhere, and other sections are not measured on lift.
    <Droppable
      droppableId={name}
      type={name}
      mode="virtual"
      renderClone={(provided, _snapshot, { source }) => (
        <DraggedCard provided={provided} name={part.articles[source.index]?.title ?? ''} width={360} />
      )}
    >
      {({ innerRef, droppableProps }) => (
        <ArticleRows {...props} drag={{ ref: innerRef, attributes: droppableProps, row }} />
      )}
    </Droppable>
  );
}
