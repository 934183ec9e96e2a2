import { useEffect, useState, type ComponentType } from 'react';
import { MissingPart } from '../ui/MissingPart';
import { whenIdle } from './whenIdle';

/** Whether its code comes by itself once the page has come to rest, so that the click that opens it does not wait. */
type Fetched = 'whenDrawn' | 'atRest';

/**
 * A part whose code comes when it is first drawn. Nothing stands in its place meanwhile. Code that does not come is tried again
 * once the line is back, and with a line by a button: a part that is missing must not take the page with it, and what was typed
 * there.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fetched: Fetched = 'whenDrawn',
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  const bring = async (): Promise<ComponentType<Props>> => (known = await load());
  if (fetched === 'atRest') whenIdle(() => void bring().catch(() => undefined));
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    const again = (): void => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    useEffect(() => {
      if (Part) return;
      let left = false;
      bring().then(
        (part) => {
          if (!left) setPart(() => part);
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
    return failed ? <MissingPart onRetry={again} /> : null;
  };
}

/** A dialog or a menu that stays where it is while it opens and closes: its code comes at rest, and it is made when it first opens. */
export function lateWhenOpen<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = late(load, 'atRest');
  return function LateWhenOpen(props: Props) {
    const [used, setUsed] = useState(props.open);
    if (props.open && !used) setUsed(true);
    return used ? <Part {...props} /> : null;
  };
}
