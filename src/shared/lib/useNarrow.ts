import { layout } from '@contract/limits';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is too narrow for tables: below 768 px their rows are cards. */
export function useNarrow(): boolean {
  return useMediaQuery(`(max-width: ${layout.mobile - 0.02}px)`, { noSsr: true });
}
