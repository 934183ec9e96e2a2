import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'dragging.grip': 'Drag {name}',
  'dragging.help': 'Press Space to pick it up, the arrow keys to move it, Space again to drop it, or Escape to cancel.',
  'dragging.topicHelp':
    'Press Space to pick it up, the up and down arrow keys to move it, the left and right arrow keys to choose another category, Space again to drop it, or Escape to cancel.',
  'dragging.tray': 'Drop on another category',
  'dragging.leaving': '{name} is back in its place. Choose another category.',
  'dragging.lifted': 'Picked up {name}, at position {position} of {total}.',
  'dragging.moved': '{name} moved to position {position} of {total}.',
  'dragging.over': '{name} is over the {category} category.',
  'dragging.nowhere': '{name} can’t be dropped here.',
  'dragging.dropped': 'Dropped {name} at position {position} of {total}.',
  'dragging.droppedInto': 'Dropped {name} into the {category} category.',
  'dragging.cancelled': 'Canceled. {name} is back at position {position} of {total}.',
  'dragging.up': 'Up to {category}',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
