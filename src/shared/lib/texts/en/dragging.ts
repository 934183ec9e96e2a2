export const dragging = {
  'dragging.grip': 'Drag {name}',
  'dragging.help':
    'Press space to take it, the arrow keys to move it, space again to drop it, escape to put it back where it was.',
  'dragging.topicHelp':
    'Press space to take it, the arrow keys up and down to move it, left or right to choose another category for it, space again to drop it, escape to put it back where it was.',
  'dragging.tray': 'Drop it onto another category',
  'dragging.leaving': '{name} is back in its place. Choose another category for it.',
  'dragging.lifted': '{name} is taken, at position {position} of {total}.',
  'dragging.moved': '{name} is at position {position} of {total}.',
  'dragging.over': '{name} is over the category {category}.',
  'dragging.nowhere': '{name} is over nothing that takes it.',
  'dragging.dropped': '{name} is dropped at position {position} of {total}.',
  'dragging.droppedInto': '{name} is dropped into the category {category}.',
  'dragging.cancelled': '{name} is back at position {position} of {total}.',
  'dragging.up': 'Up to {category}',
} as const;
