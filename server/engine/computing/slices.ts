import type { ComputingBudget } from './computingBudget';
import { SearchFailure } from './searchFailure';

/** Short, because other searches wait for a slice at each of their steps. */
export const sliceMs = 3;

/** Shares a thread between computing searches: one slice at a time, round robin by person. */
export class SliceScheduler {
  /**
   * By person, in the order of turns: the `resolve` functions of that person's waiting searches. A person who had a turn
   * moves to the end.
   */
  private readonly waiting = new Map<string, (() => void)[]>();
  private isScheduled = false;

  /** Resolves when it is the person's turn. The event loop handles messages and database responses between slices. */
  nextSlice(personId: string): Promise<void> {
    return new Promise((resolve) => {
      const own = this.waiting.get(personId);
      if (own === undefined) this.waiting.set(personId, [resolve]);
      else own.push(resolve);
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => this.startNext());
  }

  private startNext(): void {
    this.isScheduled = false;
    const [next] = this.waiting;
    if (next === undefined) return;
    const [personId, own] = next;
    const start = own.shift();
    this.waiting.delete(personId);
    if (own.length > 0) this.waiting.set(personId, own);
    start?.();
    if (this.waiting.size > 0) this.schedule();
  }
}

/** The scheduler of this thread: however many computations are active, other work waits for at most one slice. */
export const threadSlices = new SliceScheduler();

interface ComputingSearch {
  readonly personId: string;
  readonly budget: ComputingBudget;
  readonly signal: AbortSignal | undefined;
}

/**
 * Splits the computation of a search into slices: long loops check `isSliceOver` and then await `pause`. Time between
 * `resume` and `stop` counts towards the search's budget.
 */
export class SlicedComputing {
  private started = performance.now();

  constructor(
    private readonly scheduler: SliceScheduler,
    private readonly search: ComputingSearch,
  ) {}

  get isSliceOver(): boolean {
    return performance.now() - this.started >= sliceMs;
  }

  resume(): void {
    this.started = performance.now();
  }

  /** @throws SearchFailure SEARCH_TOO_EXPENSIVE */
  stop(): void {
    const now = performance.now();
    const elapsed = now - this.started;
    this.started = now;
    this.search.budget.use(elapsed);
  }

  /** @throws SearchFailure CANCELLED or SEARCH_TOO_EXPENSIVE */
  async pause(): Promise<void> {
    this.stop();
    await this.scheduler.nextSlice(this.search.personId);
    if (this.search.signal?.aborted === true) throw new SearchFailure('CANCELLED');
    this.resume();
  }
}
