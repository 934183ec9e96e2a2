import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../computing/threadPriority';
import { inlineFeedWorker } from './feedWorker';
import type { FromFeedThread, ToFeedThread } from './feedThread';

/** The worker behind `FeedThread` (feedThread.ts): one computation at a time, until it is terminated. */
async function answer(request: ToFeedThread): Promise<FromFeedThread> {
  try {
    if (request.kind === 'analyze') {
      return { kind: 'analyzed', vector: await inlineFeedWorker.analyze(request.text) };
    }
    // A Buffer arrives as a plain Uint8Array.
    const { buffer, byteOffset, byteLength } = request.document.bytes;
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    if (request.kind === 'readNews') {
      return { kind: 'newsRead', news: await inlineFeedWorker.readNews({ ...request.document, bytes }) };
    }
    return { kind: 'parsed', feed: await inlineFeedWorker.parse({ ...request.document, bytes }) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Requests of users have priority over feeds.
lowerThreadPriority();
const port = parentPort;
if (!port) throw new Error('This thread is started by feedThread.ts.');
port.on('message', (request: ToFeedThread) => {
  void answer(request).then((reply) => port.postMessage(reply));
});
port.postMessage({ kind: 'ready' } satisfies FromFeedThread);
