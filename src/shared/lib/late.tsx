import { useEffect, useState, type ComponentType } from 'react';
import { MissingPart } from '../ui/MissingPart';

/**
 * A part whose code comes when it is first drawn. Nothing stands in its place meanwhile. Code that does not come is tried again
 * once the line is back, and with a line by a button: a part that is missing must not take the page with it, and what was typed
 * there.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
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
      load().then(
        (part) => {
          known = part;
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
