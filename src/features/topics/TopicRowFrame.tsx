import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';

/** What a list does with a row that it places, or lets people drag. */
export interface RowFrame {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  attributes?: HTMLAttributes<HTMLLIElement>;
  /** At the row's left, in the place that a `dragged` row leaves: where it is taken by key and finger. */
  grip?: ReactNode;
}

/**
 * Around a topic in a list: a row, and a card where it is narrow, as `topicRows` says. What is in it is not drawn anew where it
 * only moves; a plain element, as a drag moves all of them.
 */
export function TopicRowFrame({ frame, children }: { frame?: RowFrame; children: ReactNode }) {
  return (
    <li ref={frame?.ref} style={frame?.style} {...frame?.attributes}>
      {frame?.grip}
      {children}
    </li>
  );
}
