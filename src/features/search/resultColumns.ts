import { layout } from '@contract/limits';

/** The layout of a result list with its facets at the right; on narrow screens, one column. */
export const resultColumns = {
  mt: 2,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 256px' },
  alignItems: 'start',
} as const;

/** The facets above the articles: on narrow screens, and on all if they have no place beside the articles. */
export const collapsedFacets = (open: boolean, onAllScreens: boolean) => ({
  display: { xs: open ? 'block' : 'none', ...(onAllScreens ? {} : { md: 'none' }) },
  mb: 3,
  // As many fields side by side as fit.
  '& > aside': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    columnGap: 4,
    alignItems: 'start',
  },
});

/** The facets beside the articles: they stay in view while the list scrolls, and scroll in themselves. */
export const facetRail = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: layout.header + 8,
  maxHeight: `calc(100vh - ${layout.header + 16}px)`,
  overflowY: 'auto',
  // Room for the focus ring and the hover background, which begin left of the texts.
  px: 1,
  mx: -1,
} as const;
