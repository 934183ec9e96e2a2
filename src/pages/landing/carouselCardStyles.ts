import { layout } from '@contract/limits';

/** The sizes of a card in a carousel, shared with its placeholder. The picture is beside the text on wide screens. */
export const wide = `@media (min-width: ${layout.carouselWide}px)` as const;

/** The outer size and border, shared with the skeleton so that the layout does not shift. */
export const cardFrame = {
  boxSizing: 'border-box',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  height: 300,
} as const;
/** The height of a card on wide screens, in px. */
export const wideCardHeight = 184;

export const pictureHeight = 132;
/** On wide screens. The picture gets narrower with the window, to leave room for the text. */
export const pictureWidth = 'min(168px, 13vw)';
