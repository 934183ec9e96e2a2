import { PasswordHashingQueue } from '@server/engine/computing/passwordHashingQueue';

/** Lets all pending callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A task that runs until it is ended. */
function startable() {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    order.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { order, work, endOne: () => ends.shift()?.() };
}

describe('the password hashing queue', () => {
  it('runs one task at a time and alternates between origins', async () => {
    const lane = new PasswordHashingQueue({ ofOrigin: 10, ofAll: 10 });
    const { order, work, endOne } = startable();
    const all = Promise.all([
      lane.run('flood', work('flood 1')),
      lane.run('flood', work('flood 2')),
      lane.run('flood', work('flood 3')),
      lane.run('person', work('person')),
    ]);
    for (const expected of [1, 2, 3, 4]) {
      while (order.length < expected) await settle();
      expect(order).toHaveLength(expected);
      endOne();
    }
    await all;
    expect(order).toEqual(['flood 1', 'person', 'flood 2', 'flood 3']);
  });

  it('makes an origin that waits alone pause as long as its last task took', async () => {
    const lane = new PasswordHashingQueue({ ofOrigin: 10, ofAll: 10 });
    const times: { began: number; ended: number }[] = [];
    const work = async () => {
      const began = performance.now();
      while (performance.now() < began + 20) await settle();
      times.push({ began, ended: performance.now() });
    };
    await Promise.all([lane.run('flood', work), lane.run('flood', work)]);
    const [first, second] = times;
    if (!first || !second) throw new Error('both have run');
    expect(second.began - first.ended).toBeGreaterThanOrEqual(first.ended - first.began - 1);
  });

  it('rejects tasks beyond the limits per origin and in total', async () => {
    const lane = new PasswordHashingQueue({ ofOrigin: 1, ofAll: 2 });
    const { work, endOne } = startable();
    const running = [lane.run('a', work('1')), lane.run('a', work('2')), lane.run('b', work('3'))];
    await expect(lane.run('a', work('4'))).rejects.toMatchObject({ reason: 'origin' });
    await expect(lane.run('c', work('5'))).rejects.toMatchObject({ reason: 'all' });
    const all = Promise.all(running);
    const done = { value: false };
    void all.then(() => (done.value = true));
    while (!done.value) {
      endOne();
      await settle();
    }
    expect(await all).toEqual(['1', '2', '3']);
  });

  it('continues after a task fails', async () => {
    const lane = new PasswordHashingQueue({ ofOrigin: 1, ofAll: 1 });
    await expect(lane.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lane.run('a', () => Promise.resolve(1))).toBe(1);
  });
});
