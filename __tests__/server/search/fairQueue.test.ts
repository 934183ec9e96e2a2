import { FairQueue } from '@server/search/fairQueue';

const limits = { concurrency: 4, concurrencyPerPerson: 2, waitingPerPerson: 4, waitMs: 60_000 };

/** Named tasks that run until they are ended. */
function world(queue: FairQueue) {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    running,
    ask(personId: string, name: string, signal = new AbortController().signal): Promise<string> {
      return queue.run(personId, signal, async () => {
        running.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        running.splice(running.indexOf(name), 1);
        return name;
      });
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await settled();
    },
    settled,
  };
}

describe('the fair queue', () => {
  it('starts the tasks of the person with the fewest running first', async () => {
    const { ask, end, running, settled } = world(new FairQueue(limits));
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('ann', name));
    await settled();
    expect(running).toEqual(['a1', 'a2']);
    all.push(ask('bob', 'b1'), ask('bob', 'b2'), ask('cy', 'c1'));
    await settled();
    expect(running).toEqual(['a1', 'a2', 'b1', 'c1']);
    await end('a1');
    await end('a2');
    expect([...running].sort()).toEqual(['a3', 'b1', 'c1']);
    await end('c1');
    expect([...running].sort()).toEqual(['a3', 'b1', 'b2']);
    for (const name of ['a3', 'b1', 'b2', 'a4']) await end(name);
    expect(await Promise.all(all)).toHaveLength(7);
  });

  it('keeps its last place for a person who has nothing running', async () => {
    const { ask, end, running, settled } = world(new FairQueue(limits));
    const all = ['a1', 'a2'].map((name) => ask('ann', name));
    all.push(...['b1', 'b2'].map((name) => ask('bob', name)));
    await settled();
    expect(running).toEqual(['a1', 'a2', 'b1']);
    all.push(ask('cy', 'c1'));
    await settled();
    expect(running).toEqual(['a1', 'a2', 'b1', 'c1']);
    await end('a1');
    expect(running).not.toContain('b2');
    await end('a2');
    expect(running).toContain('b2');
    for (const name of ['b1', 'b2', 'c1']) await end(name);
    await Promise.all(all);
  });

  it('rejects a task when too many tasks of the same person wait, and accepts those of others', async () => {
    const { ask, end, settled } = world(new FairQueue(limits));
    const names = ['1', '2', '3', '4', '5', '6'];
    const all = names.map((name) => ask('ann', name));
    await expect(ask('ann', '7')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    all.push(ask('bob', 'b'));
    await settled();
    for (const name of ['b', ...names]) await end(name);
    await Promise.all(all);
  });

  it('rejects a task that waits too long, and one that is canceled while it waits', async () => {
    const { ask, end, running, settled } = world(new FairQueue({ ...limits, waitMs: 20 }));
    const all = [ask('ann', '1'), ask('ann', '2')];
    await expect(ask('ann', '3')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const gone = new AbortController();
    const cancelled = expect(ask('ann', '4', gone.signal)).rejects.toMatchObject({ code: 'CANCELLED' });
    gone.abort();
    await cancelled;
    await expect(ask('ann', '5', AbortSignal.abort())).rejects.toMatchObject({ code: 'CANCELLED' });
    await end('1');
    await end('2');
    await settled();
    expect(running).toEqual([]);
    await Promise.all(all);
  });

  it('gives the slot of a failed task to the next one', async () => {
    const queue = new FairQueue({ ...limits, concurrency: 1 });
    const { signal } = new AbortController();
    await expect(queue.run('ann', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('bob', signal, () => Promise.resolve('yes'))).toBe('yes');
  });
});
