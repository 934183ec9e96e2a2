import { isRecord } from '@client/shared/values/isRecord';

/** What one tab tells the others after it wrote a slice. */
export interface TabMessage {
  slice: string;
  key: string;
  revision: number;
  /** Of a small slice; a large one is read where it is kept, and not copied for each tab. */
  state?: Record<string, unknown>;
}

export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  close(): void;
}

const isTabMessage = (data: unknown): data is TabMessage =>
  isRecord(data) && 'slice' in data && 'key' in data && 'revision' in data;

/** The channel between the tabs of a browser; none where the browser has none. */
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
