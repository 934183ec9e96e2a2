import { lowerThreadPriority } from '../computing/threadPriority';
import { inlineFeedWorker } from './feedWorker';
import type { FromFeedProcess, ToFeedProcess } from './feedProcess';

/** The process behind `FeedProcess` (feedProcess.ts): one computation at a time, until it is killed. */
async function answer(request: ToFeedProcess): Promise<FromFeedProcess> {
  try {
    if (request.kind === 'analyze') {
      return { kind: 'analyzed', vector: await inlineFeedWorker.analyze(request.text) };
    }
    // A Buffer may arrive as a plain Uint8Array.
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
if (process.send === undefined) throw new Error('This process is started by feedProcess.ts.');
// The parent decides when it ends, also when a terminal sends the signal to both.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('uncaughtException', ({ stack, message }) => {
  process.send?.({ kind: 'crashed', message: stack ?? message } satisfies FromFeedProcess, () => process.exit(1));
});
process.on('message', (request: ToFeedProcess) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.send({ kind: 'ready' } satisfies FromFeedProcess);
