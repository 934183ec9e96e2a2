import { once, EventEmitter } from 'node:events';
import { msUntilNextCheck } from '@server/alerts/alertsJob';
import { startLoop } from '@server/background/loop';

describe('a background loop', () => {
  it('runs again immediately while there is more to do, then pauses until woken', async () => {
    const emitter = new EventEmitter();
    let turns = 0;
    const loop = startLoop({
      pauseMs: 1_000_000,
      onError: fail,
      run: () => {
        turns += 1;
        emitter.emit(`turn ${turns}`);
        return Promise.resolve(turns < 3);
      },
    });
    await once(emitter, 'turn 3');
    const fourth = once(emitter, 'turn 4');
    // The pause begins after the third run's promise has settled.
    setImmediate(() => loop.wake());
    await fourth;
    await loop.stop();
    expect(turns).toBe(4);
  });

  it('does not pause if it was woken during a run', async () => {
    const emitter = new EventEmitter();
    let turns = 0;
    const loop = startLoop({
      pauseMs: 1_000_000,
      onError: fail,
      run: async () => {
        turns += 1;
        emitter.emit(`turn ${turns}`);
        if (turns === 1) await once(emitter, 'woken');
        return false;
      },
    });
    const second = once(emitter, 'turn 2');
    loop.wake();
    emitter.emit('woken');
    await second;
    await loop.stop();
    expect(turns).toBe(2);
  });

  it('reports an error and continues', async () => {
    const emitter = new EventEmitter();
    const errors: unknown[] = [];
    let turns = 0;
    const loop = startLoop({
      pauseMs: 1,
      onError: (error) => errors.push(error),
      run: () => {
        turns += 1;
        if (turns === 1) return Promise.reject(new Error('once'));
        emitter.emit('second');
        return Promise.resolve(false);
      },
    });
    await once(emitter, 'second');
    await loop.stop();
    expect(errors).toEqual([new Error('once')]);
  });

  it('waits for the current run when it is stopped', async () => {
    let finished = false;
    const started = new EventEmitter();
    const loop = startLoop({
      pauseMs: 1,
      onError: fail,
      run: async () => {
        setImmediate(() => started.emit('begun'));
        await once(started, 'go on');
        finished = true;
        return false;
      },
    });
    await once(started, 'begun');
    const stopped = loop.stop();
    started.emit('go on');
    await stopped;
    expect(finished).toBe(true);
  });
});

function fail(error: unknown): never {
  throw error;
}

it('checks for due alerts at each whole minute, and every five seconds in between', () => {
  const rest = (time: string) => msUntilNextCheck(new Date(`2026-11-20T12:00:${time}Z`));
  expect([rest('00.000'), rest('54.999'), rest('56.000'), rest('59.990')]).toEqual([5_000, 5_000, 4_000, 10]);
});
