import '@client/shared/lib/texts/use/dragging';
import type { ProfileGroup } from '@contract/topic';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DragDropContext, Droppable, useKeyboardSensor, useTouchSensor, type DropResult } from 'react-beautiful-dnd';
import { Link as RouterLink } from 'react-router-dom';
import { useMoveTopicMutation } from '@client/api/data/topics';
import { categoryPath } from '@client/features/topics/topicPaths';
import { selectGroup } from '@client/features/topics/topicSelectors';
import { useDistanceSensor } from '@client/shared/dnd/useDistanceSensor';
import { useTouchRelay } from '@client/shared/dnd/useTouchRelay';
import { pageNonce } from '@client/shared/lib/pageNonce';
import { shorten } from '@client/shared/lib/shorten';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { notifySuccess } from '@client/shared/ui/notify';
import { announcer } from './announcer';
import type { CategoryContentProps } from './CategoryContent';
import { ContentLayout } from './ContentLayout';
import { DraggableTopic, DraggedTopic } from './DraggableTopic';
import { categoryOf, dropId } from './dropIds';
import { DropOnCategory } from './DropOnCategory';
import { TopicTable, type TableDrag } from './TopicTable';

// The library's own mouse sensor begins after 5 px; the keyboard's and the finger's are its own.
const sensors = [useDistanceSensor, useTouchRelay, useTouchSensor, useKeyboardSensor];

const row: TableDrag['row'] = (topic, index, fixed, draw) => (
  <DraggableTopic topic={topic} index={index} fixed={fixed} draw={draw} />
);

/** What a category holds, where its topics can be dragged: within it, onto the categories in it, and up to its parent. */
export function DraggableContent({ group, groups, topics }: CategoryContentProps) {
  const parent = useAppSelector((state) => selectGroup(state, group.parentGroupId ?? ''));
  const [moveTopic] = useMoveTopicMutation();
  const home = dropId(group.id);
  const targets = parent ? [...groups, parent] : groups;
  const say = announcer({ home, topics, targets });

  const drop = async ({ draggableId, source, destination }: DropResult): Promise<void> => {
    const topic = topics.find(({ id }) => id === draggableId);
    if (!topic || !destination) return;
    const inside = destination.droppableId === home;
    if (inside && destination.index === source.index) return;
    const { error } = await moveTopic({
      id: topic.id,
      profileGroupId: group.id,
      targetProfileGroupId: categoryOf(destination.droppableId),
      ...(inside ? { profileOrder: destination.index } : {}),
      ...(topic.topicType === 'COMPANY' ? { owner: topic.owner } : {}),
    });
    if (!error) notifySuccess(t('topics.reordered'));
  };

  return (
    <DragDropContext
      enableDefaultSensors={false}
      sensors={sensors}
      nonce={pageNonce()}
      dragHandleUsageInstructions={t('dragging.help')}
      onDragStart={(start, { announce }) => announce(say.start(start))}
      onDragUpdate={(update, { announce }) => announce(say.update(update))}
      onDragEnd={(result, { announce }) => {
        announce(say.end(result));
        void drop(result);
      }}
    >
      <ContentLayout
        groups={groups}
        over={(one) => <DropOnCategory groupId={one.id} />}
        beside={parent ? <UpToParent parent={parent} /> : null}
        table={
          <Droppable
            droppableId={home}
            mode="virtual"
            renderClone={(provided, _snapshot, { source }) => (
              <DraggedTopic provided={provided} name={topics[source.index]?.name ?? ''} />
            )}
          >
            {({ innerRef, droppableProps }) => (
              <TopicTable
                topics={topics}
                parentName={group.name}
                drag={{ ref: innerRef, attributes: droppableProps, row }}
              />
            )}
          </Droppable>
        }
      />
    </DragDropContext>
  );
}

/** The way to the parent category, onto which topics can be dropped too. */
function UpToParent({ parent }: { parent: ProfileGroup }) {
  return (
    <Box sx={up}>
      <ArrowUpward fontSize="inherit" sx={{ mr: 0.5 }} />
      <Link component={RouterLink} to={categoryPath(parent.topicType, parent.id)} color="inherit" draggable={false}>
        {t('dragging.up', { category: shorten(parent.name, 40) })}
      </Link>
      <DropOnCategory groupId={parent.id} />
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
