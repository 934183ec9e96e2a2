import type { MessagePort } from 'node:worker_threads';

/** Messages to and from a ManagedThread. */
export type ToThread = 'ping' | 'stop';
export type FromThread = 'pong' | 'ready';

/**
 * The worker's side of a ManagedThread: answers pings, and stops on request.
 * @returns a function that reports that the thread is ready
 */
export function serveThread(port: MessagePort, stop: () => Promise<unknown>): () => void {
  const send = (message: FromThread): void => port.postMessage(message);
  port.on('message', (message: ToThread) => {
    if (message === 'ping') send('pong');
    else void stop().finally(() => port.close());
  });
  return () => send('ready');
}
