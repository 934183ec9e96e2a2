import type { MessagePort } from 'node:worker_threads';

/** What a thread is sent, and what it answers; see managedThread.ts. */
export type ToThread = 'ping' | 'stop';
export type FromThread = 'pong' | 'ready';

/**
 * The thread's side of a ManagedThread: answers that it lives, and stops when asked.
 * @returns reports that the thread is ready
 */
export function serveThread(port: MessagePort, stop: () => Promise<unknown>): () => void {
  const send = (message: FromThread): void => port.postMessage(message);
  port.on('message', (message: ToThread) => {
    if (message === 'ping') send('pong');
    else void stop().finally(() => port.close());
  });
  return () => send('ready');
}
