import { layout } from '@contract/limits';
import type { ProfileGroup } from '@contract/topic';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CategoryCard, type CardFrame } from './CategoryCard';

export interface CategoryGridProps {
  groups: readonly ProfileGroup[];
  label: string;
  /** What lies over a card. */
  over?: ((group: ProfileGroup) => ReactNode) | undefined;
  /** Draws a card in what can be dragged, which gives the card its frame. */
  card?: (group: ProfileGroup, draw: (frame: CardFrame) => ReactNode) => ReactNode;
}

const { four, three, two } = layout.categoryGrid;

/** Categories beside each other: four in a line, down to one, by the width of the window. */
export function CategoryGrid({ groups, label, over, card }: CategoryGridProps) {
  return (
    <>
      <CategoryGridLook />
      <ul aria-label={label} className={gridClass}>
        {groups.map((group) => {
          const draw = (frame?: CardFrame) => (
            <CategoryCard key={group.id} group={group} over={over?.(group)} {...(frame ? { frame } : {})} />
          );
          return card ? card(group, draw) : draw();
        })}
      </ul>
    </>
  );
}

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Said once here rather than by each card: hundreds of them stay quick. */
const card = {
  position: 'relative',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // Of hundreds, those far from the screen are neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 254px',
  '&:hover, &:focus-within': { borderColor: 'primary.main' },
  // While it is dragged its link takes no click: the end of a drag opens nothing.
  '&.lifted': { zIndex: 2, opacity: 0.9, cursor: 'grabbing' },
  '&.lifted a': { pointerEvents: 'none' },
  '& > .picture': { display: 'grid', placeItems: 'center', bgcolor: 'quiet', py: 2 },
  '& > .picture svg': { fill: 'currentColor', color: 'primary.main' },
  '& > .picture img': { display: 'block', objectFit: 'cover', borderRadius: 1.5 },
  '& > .texts': { px: 2, py: 1.75, borderTop: 1, borderColor: 'divider' },
  '& > .texts > h2': { m: 0, typography: 'h3', overflowWrap: 'anywhere' },
  '& > .texts > p': { m: 0, mt: 0.5, typography: 'caption', color: 'text.secondary' },
  // The whole card is its link.
  '& a': { color: 'text.primary', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Where a card is taken by key, and by finger at once; seen where it can be used. */
const grip = {
  position: 'absolute',
  top: 8,
  right: 8,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  cursor: 'grab',
  opacity: 0,
  '&:focus-visible': { opacity: 1 },
  touchAction: 'none',
  '@media (hover: none)': { opacity: 1, width: 40, height: 40 },
} as const;

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  '& > li': card,
  '& > li > .grip': grip,
  '& > li:hover > .grip': { opacity: 1 },
  ...columns(1),
  [`@media (min-width: ${two}px)`]: columns(2),
  [`@media (min-width: ${three}px)`]: columns(3),
  [`@media (min-width: ${four}px)`]: columns(4),
} as const;

const gridClass = 'category-grid';
const look = (theme: Theme) => ({ [`.${gridClass}`]: theme.unstable_sx(grid) });

/** Said once, and not worked out anew at each change of the grid. */
function CategoryGridLook() {
  return <GlobalStyles styles={look} />;
}
