import { layout } from '@contract/limits';
import useMediaQuery from '@mui/material/useMediaQuery';

/** The media query of windows that are too narrow for tables: below 768 px, rows become cards. */
export const narrowQuery = `(max-width: ${layout.mobile - 0.02}px)`;

/** True if the window is too narrow for tables. */
export const useIsNarrow = (): boolean => useMediaQuery(narrowQuery, { noSsr: true });
