import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { MovePlace } from '@client/features/topics/moveTargets';
import { t } from '@client/shared/texts/t';
import { narrowQuery } from '@client/shared/ui/layout/useIsNarrow';
import { trayCategoryProps, type Point } from './followPointer';

interface CategoryDropTrayProps {
  places: readonly MovePlace[];
  /** The id of the category under the pointer. */
  over: string | null;
  /** Where the drag began, in viewport coordinates. The tray opens at the other side of the screen. */
  dragStart: Point;
  /** Returns the current position of the mouse or finger, in viewport coordinates. */
  pointer: () => Point;
}

/** Within `width` pixels of the tray's top or bottom edge, the pointer scrolls it by `step` pixels per frame. */
const autoScroll = { width: 36, step: 8 };

/**
 * A list of all categories that the topic can be moved to, shown while it is dragged by mouse or finger. The wheel
 * scrolls it. On narrow screens it is a strip at the side until the pointer reaches it, so that it doesn't cover the
 * rows of the table.
 */
export function CategoryDropTray({ places, over, dragStart, pointer }: CategoryDropTrayProps) {
  const tray = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(function scroll() {
      const box = tray.current?.getBoundingClientRect();
      const { x, y } = pointer();
      const inside = box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      setOpen(Boolean(inside));
      if (inside) {
        if (y < box.top + autoScroll.width) tray.current?.scrollBy(0, -autoScroll.step);
        else if (y > box.bottom - autoScroll.width) tray.current?.scrollBy(0, autoScroll.step);
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [pointer]);
  const right = dragStart.x < innerWidth / 2;
  return (
    <Box ref={tray} aria-hidden sx={trayStyles} data-right={right} data-open={open}>
      <p>{t('dragging.tray')}</p>
      {places.map(({ group: { id, name, depth }, takes }) => (
        <div
          key={id}
          {...(takes && trayCategoryProps(id))}
          data-over={over === id}
          data-takes={takes}
          style={{ paddingInlineStart: 12 + 16 * (Math.max(depth, 1) - 1) }}
        >
          {name}
        </div>
      ))}
    </Box>
  );
}

// Plain elements with one style sheet: there may be hundreds, and they are rendered at the moment the drag starts.
const trayStyles = {
  position: 'fixed',
  zIndex: 'appBar',
  top: 80,
  width: 280,
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 8,
  cursor: 'grabbing',
  py: 1,
  '&[data-right=true]': { right: 16 },
  '&[data-right=false]': { left: 16 },
  [`@media ${narrowQuery}`]: {
    // The open tray covers the whole strip, so that the pointer that opened it is inside.
    minHeight: '40vh',
    '&[data-right=true]': { right: 0 },
    '&[data-right=false]': { left: 0 },
    '&[data-open=false]': {
      width: 44,
      height: '40vh',
      overflow: 'hidden',
      display: 'grid',
      placeItems: 'center',
      '& > p': { writingMode: 'vertical-rl', px: 0 },
      '& > div': { display: 'none' },
    },
  },
  '& > p': { m: 0, px: 1.5, pb: 0.5, typography: 'caption', color: 'text.secondary' },
  '& > div': {
    py: 1,
    pr: 1.5,
    typography: 'body2',
    overflowWrap: 'anywhere',
    '&[data-takes=false]': { color: 'text.disabled' },
    '&[data-over=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  },
};
