export interface Notice {
  text: string;
  variant: 'success' | 'error' | 'info' | 'warning';
  /** A button in the snackbar, as Retry. */
  action?: { label: string; run: () => void };
}

type Show = (notice: Notice) => void;

let show: Show | null = null;
const waiting: Notice[] = [];
let wake: (() => void) | null = null;

/** Shows a snackbar. For listeners and components; reducers are silent. */
export function notify(notice: Notice): void {
  if (show) show(notice);
  else {
    waiting.push(notice);
    wake?.();
  }
}

export const notifySuccess = (text: string): void => notify({ text, variant: 'success' });
export const notifyError = (text: string): void => notify({ text, variant: 'error' });

/** The one place that draws snackbars takes over; what waited is shown. Returns how to leave. */
export function attachNotices(next: Show): () => void {
  show = next;
  waiting.splice(0).forEach(next);
  return () => {
    if (show === next) show = null;
  };
}

/** Calls back when there is a notice and nobody to draw it. Returns how to stop. */
export function onFirstNotice(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
}
