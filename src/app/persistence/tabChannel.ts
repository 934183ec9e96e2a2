import { isRecord } from '@client/shared/values/isRecord';

/** The message that a tab sends to the others after it has written a slice. */
export interface TabMessage {
  slice: string;
  key: string;
  revision: number;
  /** Sent for small slices only; a large slice is read from the storage, so that it isn't copied for each tab. */
  state?: Record<string, unknown>;
}

export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  close(): void;
}

const isTabMessage = (data: unknown): data is TabMessage =>
  isRecord(data) && 'slice' in data && 'key' in data && 'revision' in data;

/** Opens the BroadcastChannel between the tabs of this browser; null if the browser has none. */
export function openTabChannel(): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('watchdesk');
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data);
      };
    },
    close: () => channel.close(),
  };
}
