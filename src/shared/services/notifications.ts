export interface NotificationAction {
  label: string;
  /** The page that showed the notification may have been left by then. */
  run: () => void;
}

export interface Notification {
  text: string;
  variant: 'success' | 'error' | 'info' | 'warning';
  /** A button in the snackbar, such as Retry, or several. */
  action?: NotificationAction | readonly NotificationAction[];
}

type Show = (notification: Notification) => void;

/** Snackbars, for listeners and components. */
export interface Notifications {
  show: Show;
  success(text: string): void;
  error(text: string): void;
  /** Passes all notifications to `draw` from now on, waiting ones first. Returns a function that stops this. */
  attach(draw: Show): () => void;
  /** Calls back as soon as a notification waits for something to draw it. Returns a function that stops this. */
  onWaiting(callback: () => void): () => void;
}

/** Notifications wait until something draws them. */
export function createNotifications(): Notifications {
  const waiting: Notification[] = [];
  let draw: Show | null = null;
  let wake: (() => void) | null = null;
  const show: Show = (notification) => {
    if (draw) return draw(notification);
    waiting.push(notification);
    wake?.();
  };
  return {
    show,
    success: (text) => show({ text, variant: 'success' }),
    error: (text) => show({ text, variant: 'error' }),
    attach(next) {
      draw = next;
      waiting.splice(0).forEach(next);
      return () => {
        if (draw === next) draw = null;
      };
    },
    onWaiting(callback) {
      wake = callback;
      if (waiting.length > 0) callback();
      return () => {
        wake = null;
      };
    },
  };
}
