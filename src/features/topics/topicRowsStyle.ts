import { layout } from '@contract/limits';

/** Around rows of topics: one box with lines, and single cards where it is narrow. */
export const topicRows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  [`@media (max-width: ${layout.mobile - 0.05}px)`]: {
    border: 0,
    borderRadius: 0,
    display: 'grid',
    gap: 1,
    overflow: 'visible',
  },
} as const;
