import '@client/shared/dnd/texts';
import type { Profile, ProfileGroup } from '@contract/topic';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DragDropContext, Droppable } from 'react-beautiful-dnd';
import { Link as RouterLink } from 'react-router-dom';
import { LazyMoveTopicDialog } from '@client/features/topics/LazyMoveTopicDialog';
import { movePlaces, moveTargets } from '@client/features/topics/moveTargets';
import { categoryPath } from '@client/features/topics/topicPaths';
import { selectGroup, selectTopicsState } from '@client/features/topics/topicSelectors';
import { DraggedCard } from '@client/shared/dnd/DraggedCard';
import { useDistanceSensor } from '@client/shared/dnd/useDistanceSensor';
import { useAcknowledgedKeyboardSensor } from '@client/shared/dnd/useAcknowledgedKeyboardSensor';
import { pageNonce } from '@client/shared/browser/pageNonce';
import { truncate } from '@client/shared/texts/truncate';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { CategoryContentLayout } from './CategoryContentLayout';
import { DraggableTopicRow } from './DraggableTopicRow';
import { CategoryDropTarget } from './CategoryDropTarget';
import { CategoryDropTray } from './CategoryDropTray';
import { TopicTable, type TableDrag } from './TopicTable';
import { LeaveListContext, useLeaveListByArrowKey } from './useLeaveListByArrowKey';
import { useTopicDrag } from './useTopicDrag';

interface DraggableCategoryContentProps {
  group: ProfileGroup;
  /** The subcategories of `group`. */
  groups: readonly ProfileGroup[];
  topics: readonly Profile[];
}

const sensors = [useLeaveListByArrowKey, useDistanceSensor, useAcknowledgedKeyboardSensor];

const row: TableDrag['row'] = (topic, index, fixed, draw) => (
  <DraggableTopicRow topic={topic} index={index} fixed={fixed} draw={draw} />
);

/** The content of a category whose topics can be dragged: within the category, and into other categories. */
export function DraggableCategoryContent({ group, groups, topics }: DraggableCategoryContentProps) {
  const parent = useAppSelector((state) => selectGroup(state, group.parentGroupId ?? ''));
  const ofGroup = { ...group, profileGroupId: group.id };
  const targets = useAppSelector((state) => moveTargets(selectTopicsState(state), ofGroup));
  const places = useAppSelector((state) => movePlaces(selectTopicsState(state), ofGroup));
  const acceptsTopics = (one: ProfileGroup) => targets.some(({ id }) => id === one.id);
  const { listId, handlers, dragStart, over, pointer, topicToMove, closeMoveDialog, leaving } = useTopicDrag({
    group,
    topics,
    targets,
  });

  return (
    <LeaveListContext value={leaving}>
      <DragDropContext
        enableDefaultSensors={false}
        sensors={sensors}
        nonce={pageNonce()}
        dragHandleUsageInstructions={t('dragging.topicHelp')}
        {...handlers}
      >
        <CategoryContentLayout
          groups={groups}
          overlay={(one) => (acceptsTopics(one) ? <CategoryDropTarget groupId={one.id} /> : null)}
          headingActions={parent ? <ParentCategoryLink parent={parent} acceptsTopics={acceptsTopics(parent)} /> : null}
          table={
            <Droppable
              droppableId={listId}
              mode="virtual"
              renderClone={(provided, _snapshot, { source }) => (
                <DraggedCard
                  provided={provided}
                  name={topics[source.index]?.name ?? ''}
                  width={300}
                  into={over !== null}
                />
              )}
            >
              {({ innerRef, droppableProps }) => (
                <TopicTable topics={topics} drag={{ ref: innerRef, attributes: droppableProps, row }} />
              )}
            </Droppable>
          }
        />
        {dragStart && targets.length > 0 ? (
          <CategoryDropTray places={places} over={over} dragStart={dragStart} pointer={pointer} />
        ) : null}
      </DragDropContext>
      {topicToMove ? <LazyMoveTopicDialog topic={topicToMove} onClose={closeMoveDialog} /> : null}
    </LeaveListContext>
  );
}

/** A link to the parent category. It is also a drop target if topics can be moved there. */
function ParentCategoryLink({ parent, acceptsTopics }: { parent: ProfileGroup; acceptsTopics: boolean }) {
  return (
    <Box sx={parentLink}>
      <ArrowUpward fontSize="inherit" sx={{ mr: 0.5 }} />
      <Link component={RouterLink} to={categoryPath(parent.topicType, parent.id)} color="inherit" draggable={false}>
        {t('dragging.up', { category: truncate(parent.name, 40) })}
      </Link>
      {acceptsTopics ? <CategoryDropTarget groupId={parent.id} /> : null}
    </Box>
  );
}

const parentLink = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  px: 1,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'caption',
  color: 'text.secondary',
} as const;
