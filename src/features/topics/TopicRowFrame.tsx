import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';

/** The attributes that a virtualized or sortable list gives to a row. */
export interface RowFrame {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  attributes?: HTMLAttributes<HTMLLIElement>;
  /** The drag handle, at the left of a draggable row. */
  grip?: ReactNode;
}

/**
 * The list item around a topic: a row, or a card on narrow screens, styled by `TopicRowsStyles`. A plain element, because
 * a drag moves all rows; its children aren't rendered again when it only moves.
 */
export function TopicRowFrame({ frame, children }: { frame?: RowFrame; children: ReactNode }) {
  return (
    <li ref={frame?.ref} style={frame?.style} {...frame?.attributes}>
      {frame?.grip}
      {children}
    </li>
  );
}
