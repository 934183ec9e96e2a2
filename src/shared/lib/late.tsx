import { useEffect, useRef, useState, type ComponentType } from 'react';
import { MissingPart } from '../ui/MissingPart';
import { whenIdle } from './whenIdle';

/** Whether its code comes by itself once the page has come to rest, so that the click that opens it does not wait. */
type Fetched = 'whenDrawn' | 'atRest';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part whose code comes when it is first drawn. Nothing stands in its place meanwhile. Code that does not come is tried again
 * once the line is back, and with a line by a button: a part that is missing must not take the page with it, and what was typed
 * there.
 */
export function late<Props extends object>(
  load: Load<Props>,
  fetched: Fetched = 'whenDrawn',
  isOpen: (props: Props) => boolean = () => false,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  const bring = async (): Promise<ComponentType<Props>> => (known = await load());
  if (fetched === 'atRest') whenIdle(() => void bring().catch(() => undefined));
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    const opener = useRef<Element | null>(null);
    const open = isOpen(props);
    const again = (): void => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    useEffect(() => {
      // Only now: a menu that it was opened from has given the focus back to its button.
      opener.current = open ? document.activeElement : null;
    }, [open]);
    useEffect(() => {
      if (Part) return;
      let left = false;
      bring().then(
        (part) => {
          if (left) return;
          if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          setPart(() => part);
        },
        () => {
          if (!left) setFailed(true);
        },
      );
      return () => {
        left = true;
      };
    }, [Part, attempt]);
    if (Part) return <Part {...props} />;
    return failed ? <MissingPart asked={open} onRetry={again} /> : null;
  };
}

/**
 * A dialog or a menu that somebody opens, as a late part. What had the focus then has it again before the code is drawn, however
 * far it was moved on meanwhile: the dialog gives the focus back to what it took it from.
 */
export const lateDialog = <Props extends object>(
  load: Load<Props>,
  fetched: Fetched = 'atRest',
): ComponentType<Props> => late(load, fetched, (props) => !('open' in props) || props.open === true);

/** A dialog or a menu that stays where it is while it opens and closes: its code comes at rest, and it is made when it first opens. */
export function lateWhenOpen<Props extends { open: boolean }>(load: Load<Props>): ComponentType<Props> {
  const Part = lateDialog(load);
  return function LateWhenOpen(props: Props) {
    const [used, setUsed] = useState(props.open);
    if (props.open && !used) setUsed(true);
    return used ? <Part {...props} /> : null;
  };
}
