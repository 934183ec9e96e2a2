import type { Profile } from '@contract/topic';
import { useState, type ReactNode, type Ref } from 'react';
import type { DroppableProvidedProps } from 'react-beautiful-dnd';
import { FavouriteToggle } from '@client/features/favourites/FavouriteToggle';
import { selectIsAdmin, selectPrimaryEmail, selectUser } from '@client/features/session/sessionSelectors';
import { LazyMoveTopicDialog } from '@client/features/topics/LazyMoveTopicDialog';
import { canEdit } from '@client/features/topics/topicRights';
import { TopicRow } from '@client/features/topics/TopicRow';
import { TopicRowFrame, type RowFrame } from '@client/features/topics/TopicRowFrame';
import { topicLinks, topicRows, TopicRowsStyles } from '@client/features/topics/TopicRowsStyles';
import { useOpenRows } from '@client/features/topics/useOpenRows';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';
import { useLinkKeys } from '@client/shared/list/useLinkKeys';
import { useWindowVirtualRows } from '@client/shared/list/useWindowVirtualRows';
import { useAppSelector } from '@client/shared/redux/hooks';

/** What makes the table one whose rows can be dragged. */
export interface TableDrag {
  ref: (list: HTMLElement | null) => void;
  attributes: DroppableProvidedProps;
  /** Draws a row in what can be dragged (`fixed`: only past), which gives the row its frame. */
  row: (topic: Profile, index: number, fixed: boolean, draw: (frame: RowFrame) => ReactNode) => ReactNode;
}

interface TopicTableProps {
  topics: readonly Profile[];
  drag?: TableDrag;
}

const line = { estimate: 53 };
const card = { estimate: 104, gap: 8 };

/** All topics of a category: a thousand of them are as quick as ten. */
export function TopicTable({ topics, drag }: TopicTableProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const user = useAppSelector(selectUser);
  const email = useAppSelector(selectPrimaryEmail);
  const [moved, setMoved] = useState<Profile | null>(null);
  const { isOpen, toggle } = useOpenRows();
  const cards = useIsNarrow();
  const keys = topics.map(({ id }) => id);
  const { list, box, rows, height, measure } = useWindowVirtualRows(keys, cards ? card : line, drag?.ref);
  useLinkKeys(box, topicLinks);

  const common = {
    total: topics.length,
    besideMenus: topics.some((topic) => canEdit(topic, isAdmin)),
    isAdmin,
    ownerId: user?.ownerId ?? '',
    email,
    toggle,
    move: setMoved,
    measure,
    ...(drag ? { drag: drag.row } : {}),
  };
  return (
    <>
      <TopicRowsStyles />
      <ul
        ref={list}
        aria-labelledby="topics-of-category"
        {...drag?.attributes}
        className={topicRows}
        style={{ ...table, height, ...(drag ? scroller : {}) }}
      >
        {rows.map(({ key, index, top }) => {
          const topic = topics[index];
          if (!topic) return null;
          return <TableRow key={key} {...common} topic={topic} index={index} top={top} open={isOpen(key)} />;
        })}
      </ul>
      {moved ? <LazyMoveTopicDialog topic={moved} onClose={() => setMoved(null)} /> : null}
    </>
  );
}

const table = { position: 'relative', boxSizing: 'content-box' } as const;
// The library takes in rows that come while the page scrolls only inside of something that can scroll; this never does.
const scroller = { overflowX: 'auto', overflowY: 'hidden' } as const;

interface TableRowProps {
  topic: Profile;
  index: number;
  total: number;
  top: number;
  besideMenus: boolean;
  isAdmin: boolean;
  ownerId: string;
  email: string;
  open: boolean;
  toggle: (id: string) => void;
  move: (topic: Profile) => void;
  measure: Ref<HTMLLIElement>;
  drag?: TableDrag['row'];
}

/** One row, of what does not change while others do: it is drawn anew only for itself. */
function TableRow(props: TableRowProps) {
  const { topic, index, total, top, besideMenus, isAdmin, ownerId, email, open, toggle, move, measure, drag } = props;
  const editable = canEdit(topic, isAdmin);
  const content = (
    <TopicRow
      topic={topic}
      about={topic.description}
      person={{ ownerId, email }}
      favourite={<FavouriteToggle topic={topic} inRow />}
      editable={editable}
      besideMenus={besideMenus}
      onMove={() => move(topic)}
      open={open}
      onToggle={() => toggle(topic.id)}
      {...(drag ? { dragged: editable } : {})}
    />
  );
  const draw = (frame: RowFrame): ReactNode => {
    const style = { position: 'absolute', left: 0, right: 0, top, ...frame.style } as const;
    const place = { 'aria-setsize': total, 'aria-posinset': index + 1, ...{ 'data-key': topic.id } };
    return (
      <TopicRowFrame frame={{ ...frame, ref: measure, style, attributes: { ...frame.attributes, ...place } }}>
        {content}
      </TopicRowFrame>
    );
  };
  return drag ? drag(topic, index, !editable, draw) : draw({});
}
