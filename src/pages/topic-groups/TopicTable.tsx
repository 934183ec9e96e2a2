import type { Profile } from '@contract/topic';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
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
import { useJkNavigation } from '@client/shared/list/useJkNavigation';
import { useWindowVirtualRows } from '@client/shared/list/useWindowVirtualRows';
import { useAppSelector } from '@client/shared/redux/hooks';

/** Makes the rows of the table draggable. */
export interface TableDrag {
  ref: (list: HTMLElement | null) => void;
  attributes: DroppableProvidedProps;
  /** Wraps a row in a draggable and calls `draw` with its frame. A `fixed` row can't be dragged itself. */
  row: (topic: Profile, index: number, fixed: boolean, draw: (frame: RowFrame) => ReactNode) => ReactNode;
}

interface TopicTableProps {
  topics: readonly Profile[];
  drag?: TableDrag;
}

const rowSize = { estimate: 53 };
const cardSize = { estimate: 104, gap: 8 };

/** The table of a category's topics. It renders only the rows near the viewport, however many topics there are. */
export function TopicTable({ topics, drag }: TopicTableProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const user = useAppSelector(selectUser);
  const email = useAppSelector(selectPrimaryEmail);
  const [topicToMove, setTopicToMove] = useState<Profile | null>(null);
  const { isOpen, toggle } = useOpenRows();
  const cards = useIsNarrow();
  const keys = topics.map(({ id }) => id);
  const { list, box, rows, height, measure } = useWindowVirtualRows(keys, cards ? cardSize : rowSize, drag?.ref);
  useJkNavigation(box, { links: topicLinks });
  useEffect(() => {
    if (!topicToMove) return;
    const element = box.current;
    return () => {
      // A moved topic's row is gone, and with it the button to which the dialog would return the focus.
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [topicToMove, box]);

  const common = {
    total: topics.length,
    besideMenus: topics.some((topic) => canEdit(topic, isAdmin)),
    isAdmin,
    ownerId: user?.ownerId ?? '',
    email,
    toggle,
    move: setTopicToMove,
    measure,
    ...(drag ? { drag: drag.row } : {}),
  };
  return (
    <>
      <TopicRowsStyles />
      <ul
        ref={list}
        tabIndex={-1}
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
      {topicToMove ? <LazyMoveTopicDialog topic={topicToMove} onClose={() => setTopicToMove(null)} /> : null}
    </>
  );
}

const table = { position: 'relative', boxSizing: 'content-box', outline: 'none' } as const;
// The library registers rows that appear during a drag only in a scroll container. This one never scrolls.
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

/** One row. No prop depends on other rows, so that it is rendered again only for its own changes. */
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
