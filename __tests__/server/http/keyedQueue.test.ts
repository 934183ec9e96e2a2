import { KeyedQueue, type KeyedQueueSizes } from '@server/http/keyedQueue';

const stays = new AbortController().signal;

const newQueue = (sizes: Omit<KeyedQueueSizes, 'atOnce'> & { atOnce?: number }) =>
  new KeyedQueue({ atOnce: 1, ...sizes }, () => new Error('Refused'));

describe('the calls of one key', () => {
  it('run one after the other, in order of arrival', async () => {
    const calls = newQueue({ waiting: 10, waitMs: 60_000 });
    const order: string[] = [];
    const run = async (name: string, key: string) => {
      const leave = await calls.enter(key, stays);
      order.push(name);
      return leave;
    };
    const first = await run('first', 'ann');
    const second = run('second', 'ann');
    const third = run('third', 'ann');
    const other = await run('of another person', 'bob');
    expect(order).toEqual(['first', 'of another person']);
    first();
    (await second)();
    (await third)();
    other();
    expect(order).toEqual(['first', 'of another person', 'second', 'third']);
    (await run('later', 'ann'))();
  });

  it('are rejected if too many wait, or one waits too long', async () => {
    const calls = newQueue({ waiting: 1, waitMs: 1 });
    const leave = await calls.enter('ann', stays);
    const late = calls.enter('ann', stays);
    await expect(calls.enter('ann', stays)).rejects.toThrow('Refused');
    await expect(late).rejects.toThrow('Refused');
    leave();
    (await calls.enter('ann', stays))();
  });

  it('leave the queue when the client disconnects', async () => {
    const calls = newQueue({ waiting: 10, waitMs: 60_000 });
    const leave = await calls.enter('ann', stays);
    const gone = new AbortController();
    const waiting = calls.enter('ann', gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow('Refused');
    leave();
    (await calls.enter('ann', stays))();
  });

  it('run as many at once as allowed', async () => {
    const calls = newQueue({ atOnce: 2, waiting: 10, waitMs: 60_000 });
    const first = await calls.enter('ann', stays);
    await calls.enter('ann', stays);
    let isThirdRunning = false;
    const third = calls.enter('ann', stays).then(() => (isThirdRunning = true));
    await calls.enter('bob', stays);
    expect(isThirdRunning).toBe(false);
    first();
    await third;
    expect(isThirdRunning).toBe(true);
  });
});
