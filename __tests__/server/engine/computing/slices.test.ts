import { SlicedComputing, SliceScheduler } from '@server/engine/computing/slices';
import { ComputingBudget } from '@server/engine/computing/computingBudget';

const unlimited = (): ComputingBudget => new ComputingBudget(Infinity);

describe('the slice scheduler', () => {
  it('alternates between people, however many searches one person has', async () => {
    const scheduler = new SliceScheduler();
    const order: string[] = [];
    const search = async (personId: string, slices: number): Promise<void> => {
      const computing = new SlicedComputing(scheduler, { personId, budget: unlimited(), signal: undefined });
      for (let slice = 0; slice < slices; slice += 1) {
        await computing.pause();
        order.push(personId);
      }
    };
    const running = [search('ann', 3), search('ann', 3), search('ann', 3), search('bob', 2), search('cy', 1)];
    await Promise.all(running);
    expect(order.slice(0, 6)).toEqual(['ann', 'bob', 'cy', 'ann', 'bob', 'ann']);
    expect(order).toHaveLength(12);
  });

  it('lets other work run between two slices', async () => {
    const scheduler = new SliceScheduler();
    const computing = new SlicedComputing(scheduler, { personId: 'ann', budget: unlimited(), signal: undefined });
    let isHandled = false;
    setTimeout(() => (isHandled = true));
    for (let slice = 0; slice < 1_000_000 && !isHandled; slice += 1) await computing.pause();
    expect(isHandled).toBe(true);
  });

  it('throws SEARCH_TOO_EXPENSIVE when the budget is used up, and CANCELLED when the caller disconnects', async () => {
    const scheduler = new SliceScheduler();
    const short = { personId: 'ann', budget: new ComputingBudget(20), signal: undefined };
    const endless = async (computing: SlicedComputing): Promise<never> => {
      for (;;) if (computing.isSliceOver) await computing.pause();
    };
    await expect(endless(new SlicedComputing(scheduler, short))).rejects.toMatchObject({
      code: 'SEARCH_TOO_EXPENSIVE',
    });
    const gone = new AbortController();
    const cancelled = endless(
      new SlicedComputing(scheduler, { personId: 'ann', budget: unlimited(), signal: gone.signal }),
    );
    setTimeout(() => gone.abort());
    await expect(cancelled).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  it("doesn't count waiting time", async () => {
    const scheduler = new SliceScheduler();
    const budget = unlimited();
    const computing = new SlicedComputing(scheduler, { personId: 'ann', budget, signal: undefined });
    const paused = computing.pause();
    const before = budget.usedMs;
    const end = performance.now() + 50;
    while (performance.now() < end) continue;
    await paused;
    computing.stop();
    expect(budget.usedMs - before).toBeLessThan(50);
  });
});
