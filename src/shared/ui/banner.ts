export interface Banner {
  text: string;
  severity: 'success' | 'info' | 'warning' | 'error';
  /** A page of this application where more is to be seen. */
  to?: { path: string; label: string };
}

type Listener = (banner: Banner | null) => void;

let listener: Listener | null = null;

/** Shows the banner at the bottom right for seven seconds; a later one takes the place of the earlier. */
export const showBanner = (banner: Banner): void => listener?.(banner);

/** The one place that draws the banner. Returns how to leave. */
export function attachBanner(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
