import { lazy, useState, type ComponentType } from 'react';

/**
 * A part whose code is asked for before it is drawn. What is here by then is drawn at once, with the page around it: React's own
 * `lazy` waits even for that, and the page would be begun anew for each. What is not, is waited for as `lazy` does.
 */
export function early<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  let asked: Promise<ComponentType<Props>> | null = null;
  const ask = (): Promise<ComponentType<Props>> => (asked ??= load().then((part) => (known = part)));
  const Late = lazy(async () => ({ default: await ask() }));
  function Part(props: Props) {
    const [Shown] = useState(() => known ?? Late);
    return <Shown {...props} />;
  }
  return { Part, ask };
}
