import Box from '@mui/material/Box';
import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';

interface TooltipProps {
  /** Nothing is shown where it is empty. */
  title: string;
  /** What has a box of its own also where it is disabled: around a disabled button, a span. */
  children: ReactElement<{ 'aria-label'?: string; 'aria-describedby'?: string | undefined }>;
}

const enterMs = 300;
/** Long enough to get from what is described onto the description. */
const leaveMs = 120;
const pressMs = 600;
const readMs = 1_500;
const gap = 8;

/**
 * Says what something is while the mouse is over it, the keyboard's focus is in it, or a finger stays on it; Esc takes it away.
 * MUI's own brings a library of positions along.
 */
export function Tooltip({ title, children }: TooltipProps) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [shown, setShown] = useState(false);
  const open = shown && title !== '';

  const soon = (next: boolean, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(next), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const hide = (): void => setShown(false);
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', key, true);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', key, true);
      window.removeEventListener('scroll', hide, true);
    };
  }, [open]);

  const isFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';
  return (
    <span
      ref={around}
      style={contents}
      onPointerEnter={(event) => {
        if (!isFinger(event)) soon(true, enterMs);
      }}
      onPointerLeave={(event) => soon(false, isFinger(event) ? readMs : leaveMs)}
      onPointerDown={(event) => {
        if (isFinger(event)) soon(true, pressMs);
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) soon(true, 0);
      }}
      onBlur={() => soon(false, 0)}
    >
      {open && children.props['aria-label'] !== title ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open ? createPortal(<Said id={id} title={title} around={around} />, document.body) : null}
    </span>
  );
}

const contents = { display: 'contents' } as const;

/** Below what it describes, in the middle; above it where there is no room, and never over the edge. */
function Said({ id, title, around }: { id: string; title: string; around: RefObject<Element | null> }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const of = around.current?.firstElementChild?.getBoundingClientRect();
    if (!of || !box.current) return;
    const { width, height } = box.current.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const below = of.bottom + gap;
    const left = Math.min(of.left + of.width / 2 - width / 2, clientWidth - width - gap);
    box.current.style.left = `${Math.max(left, gap)}px`;
    box.current.style.top = `${below + height < clientHeight ? below : Math.max(of.top - gap - height, gap)}px`;
  }, [around, title]);
  return (
    <Box ref={box} id={id} role="tooltip" sx={said}>
      {title}
    </Box>
  );
}

const said = {
  position: 'fixed',
  zIndex: 'tooltip',
  maxWidth: 300,
  px: 1.125,
  py: 0.625,
  borderRadius: 1,
  bgcolor: '#22292e',
  color: '#fff',
  typography: 'caption',
  fontWeight: 500,
  overflowWrap: 'anywhere',
} as const;
