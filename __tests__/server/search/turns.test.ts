import { Turns } from '@server/search/turns';

const sizes = { atOnce: 3, ofOne: 2, waitingOfOne: 4, waitMs: 60_000 };

/** Searches by name that go on until they are ended. */
function world(turns: Turns) {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    running,
    ask(who: string, name: string, signal = new AbortController().signal): Promise<string> {
      return turns.run(who, signal, async () => {
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

test('somebody’s many searches leave room for others, who take turns', async () => {
  const { ask, end, running, settled } = world(new Turns(sizes));
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('ann', name));
  await settled();
  expect(running).toEqual(['a1', 'a2']);
  all.push(ask('bob', 'b1'), ask('bob', 'b2'), ask('cy', 'c1'));
  await settled();
  expect(running).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(running).toContain('c1');
  await end('a2');
  expect([...running].sort()).toEqual(['a3', 'b1', 'c1']);
  await end('c1');
  expect([...running].sort()).toEqual(['a3', 'b1', 'b2']);
  for (const name of ['a3', 'b1', 'b2', 'a4']) await end(name);
  expect(await Promise.all(all)).toHaveLength(7);
});

test('what waits behind too many of one’s own is refused, others are not', async () => {
  const { ask, end, settled } = world(new Turns(sizes));
  const names = ['1', '2', '3', '4', '5', '6'];
  const all = names.map((name) => ask('ann', name));
  await expect(ask('ann', '7')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  all.push(ask('bob', 'b'));
  await settled();
  for (const name of ['b', ...names]) await end(name);
  await Promise.all(all);
});

test('one whose turn does not come is told so, and one that is cancelled leaves the line', async () => {
  const { ask, end, running, settled } = world(new Turns({ ...sizes, waitMs: 20 }));
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

test('a search that fails gives its turn back', async () => {
  const turns = new Turns({ ...sizes, atOnce: 1 });
  const { signal } = new AbortController();
  await expect(turns.run('ann', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run('bob', signal, () => Promise.resolve('yes'))).toBe('yes');
});
