import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import type { LazyComponent } from './lazyComponent';
import { usePrefetchOnApproach } from './usePrefetchOnApproach';

interface UpgradeProps<Props> {
  plain: (props: Props) => ReactNode;
  /** Replaces `plain` when it is loaded. */
  upgraded: LazyComponent<Props>;
  componentProps: Props;
  /** An element around it, whose approach loads `upgraded`, too. */
  area?: RefObject<HTMLElement | null>;
}

/**
 * Renders a plain component, and another in its place that takes longer to load and to render, such as a list with
 * draggable rows. The user notices nothing: a click that has begun ends first, and the focus stays on the link with the
 * same `href` or the element with the same `data-focus`.
 */
export function Upgrade<Props extends object>({ plain, upgraded, componentProps, area }: UpgradeProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const isLoaded = usePrefetchOnApproach(area ?? box, upgraded);
  const [Shown, setShown] = useState<ComponentType<Props>>(() => plain);
  const focused = useRef<string | null>(null);
  const pressEnded = usePressEnded();

  useEffect(() => {
    if (!isLoaded) return;
    let unmounted = false;
    void pressEnded().then(() => {
      if (unmounted) return;
      focused.current = focusedName(box.current);
      setShown(() => upgraded);
    });
    return () => {
      unmounted = true;
    };
  }, [isLoaded, upgraded, pressEnded]);

  useLayoutEffect(() => {
    if (focused.current !== null) focusByName(box.current, focused.current);
    focused.current = null;
  }, [Shown]);

  return (
    <div ref={box}>
      <Shown {...componentProps} />
    </div>
  );
}

/** Returns a function whose promise resolves after the click, if the mouse button or a finger is down. */
function usePressEnded(): () => Promise<void> {
  const press = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let end = (): void => undefined;
    const begin = (): void => {
      press.current = new Promise((resolve) => (end = resolve));
    };
    addEventListener('pointerdown', begin, options);
    // The click event follows the pointerup event.
    for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, () => setTimeout(() => end()), options);
    return () => listening.abort();
  }, []);
  const [ended] = useState(() => () => press.current);
  return ended;
}

const nameOf = (element: Element): string | null => element.getAttribute('data-focus') ?? element.getAttribute('href');

function focusedName(box: HTMLElement | null): string | null {
  const { activeElement } = document;
  return activeElement && box?.contains(activeElement) === true ? nameOf(activeElement) : null;
}

function focusByName(box: HTMLElement | null, name: string): void {
  for (const element of box?.querySelectorAll<HTMLElement>('a, [data-focus]') ?? []) {
    if (nameOf(element) === name) element.focus({ preventScroll: true });
  }
}
