import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part whose code comes when it is first drawn. Nothing stands in its place meanwhile; where the line is gone, its code comes
 * once the line is back: a part that is missing must not take the page with it, and what was typed there.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (Part) return;
      let left = false;
      const bring = (): void => {
        load().then(
          (part) => {
            known = part;
            if (!left) setPart(() => part);
          },
          () => {
            if (!left) addEventListener('online', bring, { once: true });
          },
        );
      };
      bring();
      return () => {
        left = true;
        removeEventListener('online', bring);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}
