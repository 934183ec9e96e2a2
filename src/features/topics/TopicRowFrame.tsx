import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';

/** What a list does with a row that it places, or lets people drag. */
export interface RowFrame {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  attributes?: HTMLAttributes<HTMLLIElement>;
  /** At the row's left, in the place that a `dragged` row leaves: where it is taken by key and finger. */
  grip?: ReactNode;
}

/** Around a topic in a list: a row, and a card where it is narrow. What is in it is not drawn anew where it only moves. */
export function TopicRowFrame({ frame, children }: { frame?: RowFrame; children: ReactNode }) {
  return (
    <Box component="li" ref={frame?.ref} style={frame?.style} {...frame?.attributes} sx={box}>
      {frame?.grip}
      {children}
    </Box>
  );
}

const narrow = `@media (max-width: ${layout.mobile - 0.05}px)`;

const box = {
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  [narrow]: {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
  },
};
