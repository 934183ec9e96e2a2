interface NotificationAction {
  label: string;
  /** The page that showed the notification may have been left by then. */
  run: () => void;
}

export interface Notification {
  text: string;
  variant: 'success' | 'error' | 'info' | 'warning';
  /** A button in the snackbar, such as Retry, or several. */
  action?: NotificationAction | readonly NotificationAction[];
  /** Keeps the snackbar until the user closes it, or `close` is called with this name. */
  lasting?: string;
}

type Show = (notification: Notification) => void;

/** What draws the snackbars. */
interface Drawing {
  show: Show;
  close: (name: string) => void;
}

/** Snackbars, for listeners and components. */
export interface Notifications {
  show: Show;
  success(text: string): void;
  error(text: string): void;
  /** Closes the lasting notification of this name, if it is shown or waits. */
  close(name: string): void;
  /** Passes all notifications to `drawing` from now on, waiting ones first. Returns a function that stops this. */
  attach(drawing: Drawing): () => void;
  /** Calls back as soon as a notification waits for something to draw it. Returns a function that stops this. */
  onWaiting(callback: () => void): () => void;
}

/** Notifications wait until something draws them. */
export function createNotifications(): Notifications {
  let waiting: Notification[] = [];
  let drawing: Drawing | null = null;
  let wake: (() => void) | null = null;
  const show: Show = (notification) => {
    if (drawing) return drawing.show(notification);
    waiting.push(notification);
    wake?.();
  };
  return {
    show,
    success: (text) => show({ text, variant: 'success' }),
    error: (text) => show({ text, variant: 'error' }),
    close(name) {
      waiting = waiting.filter(({ lasting }) => lasting !== name);
      drawing?.close(name);
    },
    attach(next) {
      drawing = next;
      waiting.splice(0).forEach(next.show);
      return () => {
        if (drawing === next) drawing = null;
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
