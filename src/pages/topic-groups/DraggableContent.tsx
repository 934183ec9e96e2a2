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
import { ContentLayout } from './ContentLayout';
import { DraggableTopic } from './DraggableTopic';
import { DropOnCategory } from './DropOnCategory';
import { DropTray } from './DropTray';
import { TopicTable, type TableDrag } from './TopicTable';
import { LeavingContext, useLeaveByKey } from './useLeaveByKey';
import { useTopicDrag } from './useTopicDrag';

interface DraggableContentProps {
  group: ProfileGroup;
  /** The subcategories of `group`. */
  groups: readonly ProfileGroup[];
  topics: readonly Profile[];
}

const sensors = [useLeaveByKey, useDistanceSensor, useAcknowledgedKeyboardSensor];

const row: TableDrag['row'] = (topic, index, fixed, draw) => (
  <DraggableTopic topic={topic} index={index} fixed={fixed} draw={draw} />
);

/** The content of a category whose topics can be dragged: within the category, and into other categories. */
export function DraggableContent({ group, groups, topics }: DraggableContentProps) {
  const parent = useAppSelector((state) => selectGroup(state, group.parentGroupId ?? ''));
  const ofGroup = { ...group, profileGroupId: group.id };
  const targets = useAppSelector((state) => moveTargets(selectTopicsState(state), ofGroup));
  const places = useAppSelector((state) => movePlaces(selectTopicsState(state), ofGroup));
  const takes = (one: ProfileGroup) => targets.some(({ id }) => id === one.id);
  const { home, handlers, from, over, pointer, asked, answered, leaving } = useTopicDrag({ group, topics, targets });

  return (
    <LeavingContext value={leaving}>
      <DragDropContext
        enableDefaultSensors={false}
        sensors={sensors}
        nonce={pageNonce()}
        dragHandleUsageInstructions={t('dragging.topicHelp')}
        {...handlers}
      >
        <ContentLayout
          groups={groups}
          over={(one) => (takes(one) ? <DropOnCategory groupId={one.id} /> : null)}
          beside={parent ? <UpToParent parent={parent} takes={takes(parent)} /> : null}
          table={
            <Droppable
              droppableId={home}
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
        {from && targets.length > 0 ? <DropTray places={places} over={over} from={from} pointer={pointer} /> : null}
      </DragDropContext>
      {asked ? <LazyMoveTopicDialog topic={asked} onClose={answered} /> : null}
    </LeavingContext>
  );
}

/** A link to the parent category. It is also a drop target if topics can be moved there. */
function UpToParent({ parent, takes }: { parent: ProfileGroup; takes: boolean }) {
  return (
    <Box sx={up}>
      <ArrowUpward fontSize="inherit" sx={{ mr: 0.5 }} />
      <Link component={RouterLink} to={categoryPath(parent.topicType, parent.id)} color="inherit" draggable={false}>
        {t('dragging.up', { category: truncate(parent.name, 40) })}
      </Link>
      {takes ? <DropOnCategory groupId={parent.id} /> : null}
    </Box>
  );
}

const up = {
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
