import { Worker } from 'node:worker_threads';
import { ManagedThread, type ThreadLimits } from '@server/threads/managedThread';
import { until } from '../../support/server/until';

/** A thread that answers pings, and runs an infinite loop on request. */
const answering = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (message) => {
    if (message === 'ping') parentPort.postMessage('pong');
    if (message === 'stop') parentPort.close();
    if (message === 'busy') for (;;) {}
  });
  parentPort.postMessage('ready');`;

const limits: ThreadLimits = { stopMs: 200, pingMs: 20, unanswered: 5, replacements: 1, replacedWithinMs: 60_000 };

function begin(code: string, given: Partial<ThreadLimits> = {}) {
  const threads: Worker[] = [];
  const replaced: string[] = [];
  let gaveUp: (reason: string) => void = () => undefined;
  const givenUp = new Promise<string>((resolve) => {
    gaveUp = resolve;
  });
  const start = () => {
    const thread = new Worker(code, { eval: true });
    threads.push(thread);
    return thread;
  };
  const watch = { onRestart: (reason: string) => replaced.push(reason), onGiveUp: gaveUp };
  return { thread: new ManagedThread('work', start, watch, { ...limits, ...given }), threads, replaced, givenUp };
}

describe('a managed thread', () => {
  it('is ready when it reports so, and stops when asked', async () => {
    const { thread, threads } = begin(answering, { stopMs: 60_000, unanswered: 10_000 });
    await thread.ready;
    await thread.stop();
    expect(threads).toHaveLength(1);
  });

  it('is terminated if it is in an infinite loop when it has to stop', async () => {
    const { thread, threads } = begin(answering, { unanswered: 10_000 });
    await thread.ready;
    threads[0]?.postMessage('busy');
    await thread.stop();
  });

  it('is replaced when it does not respond, and given up if that happens again', async () => {
    const { thread, threads, replaced, givenUp } = begin(answering, { unanswered: 25 });
    await thread.ready;
    threads[0]?.postMessage('busy');
    await until(() => threads.length >= 2);
    expect(replaced).toEqual(['The work didn’t respond and was stopped.']);
    threads[1]?.postMessage('busy');
    expect(await givenUp).toBe('The work didn’t respond and was stopped.');
    await thread.stop();
  });

  it('is given up with the reason when it fails', async () => {
    const { thread, givenUp } = begin(`throw new Error('No such table')`);
    await expect(thread.ready).rejects.toThrow('No such table');
    expect(await givenUp).toContain('The work stopped: Error: No such table');
    await thread.stop();
  });
});
