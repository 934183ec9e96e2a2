import { layout } from '@contract/limits';
import type { Profile } from '@contract/topic';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import type { DroppableProvidedProps } from 'react-beautiful-dnd';
import { FavouriteToggle } from '@client/features/favourites/FavouriteToggle';
import { selectIsAdmin, selectPrimaryEmail, selectUser } from '@client/features/session/sessionSelectors';
import { MoveTopicDialog } from '@client/features/topics/MoveTopicDialog';
import { canEdit } from '@client/features/topics/topicRights';
import { TopicRow, type RowFrame } from '@client/features/topics/TopicRow';
import { topicRows } from '@client/features/topics/topicRowsStyle';
import { useOpenRows } from '@client/features/topics/useOpenRows';
import { useWindowRows } from '@client/shared/lib/useWindowRows';
import { useAppSelector } from '@client/shared/redux/hooks';

/** What makes the table one whose rows can be dragged. */
export interface TableDrag {
  ref: (list: HTMLElement | null) => void;
  attributes: DroppableProvidedProps;
  /** Draws a row in what can be dragged, which gives the row its frame. */
  row: (topic: Profile, index: number, draw: (frame: RowFrame) => ReactNode) => ReactNode;
}

interface TopicTableProps {
  topics: readonly Profile[];
  parentName: string;
  drag?: TableDrag;
}

const line = { estimate: 53 };
const card = { estimate: 104, gap: 8 };

/** All topics of a category: a thousand of them are as quick as ten. */
export function TopicTable({ topics, parentName, drag }: TopicTableProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const user = useAppSelector(selectUser);
  const email = useAppSelector(selectPrimaryEmail);
  const [moved, setMoved] = useState<Profile | null>(null);
  const { isOpen, toggle } = useOpenRows();
  const cards = useMediaQuery(`(max-width: ${layout.mobile - 0.05}px)`, { noSsr: true });
  const keys = topics.map(({ id }) => id);
  const { list, rows, height, measure } = useWindowRows(keys, cards ? card : line, drag?.ref);
  const person = { ownerId: user?.ownerId ?? '', email };

  const draw = (topic: Profile, index: number, top: number, frame: RowFrame): ReactNode => (
    <TopicRow
      key={topic.id}
      topic={topic}
      parentName={parentName}
      person={person}
      favourite={<FavouriteToggle topic={topic} size="small" />}
      editable={canEdit(topic, isAdmin)}
      onMove={() => setMoved(topic)}
      open={isOpen(topic.id)}
      onToggle={() => toggle(topic.id)}
      frame={{
        ...frame,
        ref: measure,
        style: { position: 'absolute', left: 0, right: 0, top, ...frame.style },
        attributes: {
          ...frame.attributes,
          'aria-setsize': topics.length,
          'aria-posinset': index + 1,
          ...{ 'data-key': topic.id },
        },
      }}
    />
  );
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-labelledby="topics-of-category"
        {...drag?.attributes}
        style={{ height }}
        sx={{ ...topicRows, position: 'relative' }}
      >
        {rows.map(({ index, top }) => {
          const topic = topics[index];
          if (!topic) return null;
          if (!drag) return draw(topic, index, top, {});
          return drag.row(topic, index, (frame) => draw(topic, index, top, frame));
        })}
      </Box>
      {moved ? <MoveTopicDialog topic={moved} onClose={() => setMoved(null)} /> : null}
    </>
  );
}
