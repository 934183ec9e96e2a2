import { layout } from '@contract/limits';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True on small screens, 768 px or narrower, where the actions for an article are in a menu. */
export const useIsSmallScreen = (): boolean => useMediaQuery(`(max-width: ${layout.mobile}px)`, { noSsr: true });
