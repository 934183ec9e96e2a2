export interface Banner {
  text: string;
  severity: 'success' | 'info' | 'warning' | 'error';
  /** A page of this application with more details. */
  to?: { path: string; label: string };
}

type Draw = (banner: Banner | null) => void;

export interface Banners {
  /** Shows a banner at the bottom right for seven seconds; it replaces the one that is shown. */
  show(banner: Banner): void;
  /** Returns a function that detaches. */
  attach(draw: Draw): () => void;
}

/** Without something that draws them, banners are dropped. */
export function createBanners(): Banners {
  let draw: Draw | null = null;
  return {
    show: (banner) => draw?.(banner),
    attach(next) {
      draw = next;
      return () => {
        if (draw === next) draw = null;
      };
    },
  };
}
