import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { t } from '@client/shared/texts/t';
import type { Completion } from './completions';

interface CompletionListProps {
  id: string;
  choices: readonly Completion[];
  active: number;
  onChoose: (index: number) => void;
}

/** The list of completions for the typed text. The focus stays in the text; arrow keys and Enter select. */
export function CompletionList({ id, choices, active, onChoose }: CompletionListProps) {
  const box = useRef<HTMLUListElement>(null);
  useListPosition(box);
  useEffect(() => {
    const list = box.current;
    const option = list?.children[active];
    if (!list || !(option instanceof HTMLElement)) return;
    const { offsetTop: top, offsetHeight } = option;
    list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + offsetHeight - list.clientHeight));
  }, [active]);
  return (
    <Box component="ul" ref={box} role="listbox" id={id} aria-label={t('query.choices')} sx={list}>
      {choices.map((choice, index) => (
        <Box
          component="li"
          role="option"
          key={`${choice.start} ${choice.text}`}
          id={`${id}-${index}`}
          aria-selected={index === active}
          // Prevents the mouse press from moving the focus out of the text.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(index);
          }}
          sx={[option, index === active ? { bgcolor: 'soft' } : {}]}
        >
          <Box component="span" sx={{ fontFamily: 'ui-monospace, monospace', fontWeight: 600 }}>
            {choice.label}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {choice.help}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const gap = 4;
const maxHeight = 280;
/** About three rows: with less room inside a large field, the list is placed outside of it. */
const minHeightInside = 104;
/** About three rows: with less room above, the list is placed where there is more room. */
const minHeightAbove = 120;
/** One row, the minimum height. */
const minHeight = 44;

/**
 * Places the list below the line of the word that is typed, if it fits into the field, so that it covers nothing else.
 * Only a large field marks the word. Returns whether it fits.
 */
function positionInside(list: HTMLElement, field: DOMRect, end: number): boolean {
  const line = list.parentElement?.querySelector('[data-completed]')?.getBoundingClientRect();
  const room = line ? Math.min(field.bottom, end) - line.bottom - 2 * gap : 0;
  if (!line || room < minHeightInside) return false;
  Object.assign(list.style, {
    left: `${field.left + gap}px`,
    width: `${field.width - 2 * gap}px`,
    maxHeight: `${Math.min(maxHeight, room)}px`,
    top: `${line.bottom + gap}px`,
    bottom: 'auto',
  });
  return true;
}

/**
 * Places the list inside a large text field, or above the field, even beyond the edge of a dialog: below the field are the submit buttons, and
 * on a phone the keyboard. If there is no room above, it is placed below and ends before the buttons.
 */
function positionList(list: HTMLElement): void {
  const text = list.parentElement?.getBoundingClientRect();
  if (!text) return;
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  if (positionInside(list, text, offsetTop + height)) return;
  const header = list.closest('[role=dialog]') ? null : document.querySelector('header');
  const ceiling = Math.max(offsetTop, header?.getBoundingClientRect().bottom ?? 0);
  const above = text.top - ceiling - 2 * gap;
  const button = list.closest('form')?.querySelector('[type=submit]')?.getBoundingClientRect();
  const end = button && button.top > text.bottom ? button.top : Infinity;
  const below = Math.min(offsetTop + height, end) - text.bottom - 2 * gap;
  const over = above >= minHeightAbove || above >= below;
  Object.assign(list.style, {
    left: `${text.left}px`,
    width: `${text.width}px`,
    maxHeight: `${Math.max(minHeight, Math.min(maxHeight, over ? above : below))}px`,
    top: over ? 'auto' : `${text.bottom + gap}px`,
    bottom: over ? `${document.documentElement.clientHeight - text.top + gap}px` : 'auto',
  });
}

/** Updates the list's position on each render, scroll, and resize. */
function useListPosition(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (box.current) positionList(box.current);
  });
  useEffect(() => {
    const updatePosition = (): void => {
      if (box.current) positionList(box.current);
    };
    const view = window.visualViewport ?? undefined;
    // After the layout of a resized window, which moves the field, and not at the event before it.
    const layout = new ResizeObserver(updatePosition);
    layout.observe(document.documentElement);
    layout.observe(document.body);
    if (box.current?.parentElement) layout.observe(box.current.parentElement);
    addEventListener('scroll', updatePosition, { capture: true, passive: true });
    addEventListener('resize', updatePosition);
    view?.addEventListener('resize', updatePosition);
    return () => {
      layout.disconnect();
      removeEventListener('scroll', updatePosition, { capture: true });
      removeEventListener('resize', updatePosition);
      view?.removeEventListener('resize', updatePosition);
    };
  }, [box]);
}

const list = {
  position: 'fixed',
  zIndex: 'modal',
  boxSizing: 'border-box',
  m: 0,
  p: 0.5,
  listStyle: 'none',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: '0 12px 32px rgba(10, 16, 20, 0.18)',
} as const;

const option = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'baseline',
  flexWrap: 'wrap',
  px: 1.25,
  py: 0.75,
  borderRadius: 0.75,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'quiet' },
} as const;
