import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useServices } from '../services/useServices';
import { ChunkError } from './ChunkError';
import { loadChunk } from './loadChunk';
import { prefetch } from './prefetch';

interface LazyOptions {
  /** The chunk is fetched once the page is idle, so that the click that needs it does not wait. */
  prefetch?: boolean;
  /** For a dialog or a menu. With a prop `open`, the component is mounted when it is first open. */
  dialog?: boolean;
  /** Rendered until the chunk is loaded. */
  fallback?: ReactNode;
  /** True if a chunk that cannot be loaded renders nothing and reports nothing. */
  optional?: boolean;
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the chunk now. Resolves to whether it is loaded: a failed prefetch is ignored. */
  prefetch: () => Promise<boolean>;
};

/**
 * A component whose chunk is loaded when it is first rendered. Unlike React's `lazy`, it renders at once if the chunk
 * is loaded already, and loads a failed chunk again when the network returns or by a button: a missing part must not
 * take down the page and what was typed there.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { prefetch: prefetched = false, dialog = false, fallback = null, optional = false }: LazyOptions = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchChunk = async (): Promise<ComponentType<Props>> => (loaded = await load());
  if (prefetched) prefetch(fetchChunk);

  function Lazy(props: Props) {
    const { releases } = useServices();
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    const opener = useRef<Element | null>(null);
    const open = dialog && (!('open' in props) || props.open === true);
    const [wanted, setWanted] = useState(!dialog || open);
    if (open && !wanted) setWanted(true);
    useEffect(() => {
      // Read in an effect: a menu from which the dialog was opened has returned the focus to its button by now.
      opener.current = open ? document.activeElement : null;
    }, [open]);
    useEffect(() => {
      if (Part || !wanted) return;
      let unmounted = false;
      (optional ? fetchChunk() : loadChunk(fetchChunk, releases)).then(
        (part) => {
          if (unmounted) return;
          // A dialog returns the focus to the element that had it when the dialog opened, even if the focus has moved
          // since.
          if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          setPart(() => part);
        },
        () => {
          if (!unmounted) setFailed(true);
        },
      );
      return () => {
        unmounted = true;
      };
    }, [Part, wanted, attempt, releases]);
    if (!wanted) return null;
    if (Part) return <Part {...props} />;
    const retry = (): void => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return (
      <>
        {fallback}
        {failed && !optional ? <ChunkError asked={open || fallback !== null} onRetry={retry} /> : null}
      </>
    );
  }

  return Object.assign(Lazy, {
    prefetch: () =>
      fetchChunk().then(
        () => true,
        () => false,
      ),
  });
}
