import { layout } from '@contract/limits';
import type { ProfileGroup } from '@contract/topic';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CategoryCard, type CardFrame } from './CategoryCard';

export interface CategoryGridProps {
  groups: readonly ProfileGroup[];
  label: string;
  /** Renders an overlay of a card. */
  over?: ((group: ProfileGroup) => ReactNode) | undefined;
  /** Wraps a card in a draggable element, which passes the card its frame. */
  card?: (group: ProfileGroup, renderCard: (frame: CardFrame) => ReactNode) => ReactNode;
}

const { four, three, two } = layout.categoryGrid;

/** A responsive grid of categories: four columns, down to one. */
export function CategoryGrid({ groups, label, over, card }: CategoryGridProps) {
  return (
    <>
      <CategoryGridStyles />
      <ul aria-label={label} className={gridClass}>
        {groups.map((group) => {
          const renderCard = (frame?: CardFrame) => (
            <CategoryCard key={group.id} group={group} over={over?.(group)} {...(frame ? { frame } : {})} />
          );
          return card ? card(group, renderCard) : renderCard();
        })}
      </ul>
    </>
  );
}

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Styles of a card, in one global style sheet: hundreds of styled components would be slow. */
const card = {
  position: 'relative',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // Cards far from the viewport are neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 254px',
  '&:hover, &:focus-within': { borderColor: 'primary.main' },
  // No click on the link at the end of a drag.
  '&.lifted': { zIndex: 2, opacity: 0.9, cursor: 'grabbing' },
  '&.lifted a': { pointerEvents: 'none' },
  '& > .picture': { display: 'grid', placeItems: 'center', bgcolor: 'quiet', py: 2 },
  '& > .picture svg': { fill: 'currentColor', color: 'primary.main' },
  '& > .picture img': { display: 'block', objectFit: 'cover', borderRadius: 1.5 },
  '& > .texts': { px: 2, py: 1.75, borderTop: 1, borderColor: 'divider' },
  '& > .texts > h2': { m: 0, typography: 'h3', overflowWrap: 'anywhere' },
  '& > .texts > p': { m: 0, mt: 0.5, typography: 'caption', color: 'text.secondary' },
  // The link covers the whole card.
  '& a': { color: 'text.primary', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** The drag handle, for keyboard and touch; visible on hover, on focus, and on touch screens. */
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

/** On phones, a card is a row with a small picture, so that many fit on the screen. The grip stays beside the text. */
const phoneCard = {
  display: 'flex',
  minHeight: 72,
  containIntrinsicHeight: 'auto 72px',
  '& > .picture': { flex: 'none', width: 72, p: 0 },
  '& > .picture > *': { width: 48, height: 48 },
  '& > .texts': { flex: 1, minWidth: 0, alignSelf: 'center', py: 1, pr: 7, border: 0 },
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
  [`@media (max-width: ${two - 0.02}px)`]: { gap: 1, '& > li': phoneCard },
  [`@media (min-width: ${two}px)`]: columns(2),
  [`@media (min-width: ${three}px)`]: columns(3),
  [`@media (min-width: ${four}px)`]: columns(4),
} as const;

const gridClass = 'category-grid';
const gridStyles = (theme: Theme) => ({ [`.${gridClass}`]: theme.unstable_sx(grid) });

/** A component of its own, so that the styles aren't computed again when the grid renders. */
function CategoryGridStyles() {
  return <GlobalStyles styles={gridStyles} />;
}
