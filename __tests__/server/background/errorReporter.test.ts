import { once, EventEmitter } from 'node:events';
import { pino } from 'pino';
import { readConfig } from '@server/config';
import { startLoop } from '@server/background/loop';
import { Outage } from '@server/background/outage';
import { createErrorReporter } from '@server/background/errorReporter';

/** The log lines written when the first run of a loop fails with this error. */
async function lines(error: unknown): Promise<Record<string, unknown>[]> {
  const written: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void written.push(JSON.parse(line)) });
  const report = createErrorReporter(readConfig({}), log);
  const emitter = new EventEmitter();
  let turns = 0;
  const loop = startLoop({
    pauseMs: 5,
    run: () => {
      turns += 1;
      if (turns === 1) return Promise.reject(error);
      emitter.emit('second');
      return Promise.resolve(false);
    },
    onError: (fault, pauseMs) => report(fault, 'send emails', pauseMs),
  });
  await once(emitter, 'second');
  await loop.stop();
  return written;
}

test('an outage is logged as one line of level warn with the time until the next attempt, without a stack', async () => {
  const [line, ...others] = await lines(
    new Outage('The mail server can’t be used: connect ECONNREFUSED 127.0.0.1:25.'),
  );
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    level: 40,
    msg: 'Couldn’t send emails. The mail server can’t be used: connect ECONNREFUSED 127.0.0.1:25. Retrying in 1 s.',
  });
  expect(JSON.stringify(line)).not.toContain('errorReporter.test');
});

test('an unexpected error is logged with its stack', async () => {
  const [line] = await lines(new Error('unheard of'));
  expect(line).toMatchObject({
    level: 50,
    msg: 'Couldn’t send emails',
    err: { stack: expect.stringContaining('errorReporter.test') },
  });
});
