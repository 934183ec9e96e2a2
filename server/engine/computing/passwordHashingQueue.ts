/** Thrown if too many passwords wait to be hashed, of one origin or in total. */
export class PasswordsBusy extends Error {
  constructor(readonly reason: 'origin' | 'all') {
    super(`Too many passwords ${reason === 'all' ? 'are' : 'from one origin are'} waiting to be hashed`);
    this.name = 'PasswordsBusy';
  }
}

type Begin = () => void;

/**
 * Runs one task at a time and alternates between origins. Argon2 occupies a thread of libuv's pool, which also verifies
 * tokens, resolves names, and compresses responses, so hashing in several threads would delay everybody. For the same
 * reason an origin that waits alone pauses between two tasks for as long as a task takes.
 */
export class PasswordHashingQueue {
  private isBusy = false;
  private waiting = 0;
  /** Waiting origins; the next one is first. */
  private readonly origins = new Map<string, Begin[]>();

  constructor(private readonly most: { ofOrigin: number; ofAll: number }) {}

  /** @throws PasswordsBusy immediately if too many tasks wait */
  async run<T>(origin: string, work: () => Promise<T>): Promise<T> {
    if (this.isBusy) await this.turn(origin);
    this.isBusy = true;
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.next(origin, performance.now() - began);
    }
  }

  private turn(origin: string): Promise<void> {
    const queue = this.origins.get(origin) ?? [];
    if (queue.length >= this.most.ofOrigin) return Promise.reject(new PasswordsBusy('origin'));
    if (this.waiting >= this.most.ofAll) return Promise.reject(new PasswordsBusy('all'));
    this.waiting += 1;
    this.origins.set(origin, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  private next(last: string, tookMs: number): void {
    const [first, second] = this.origins.keys();
    const origin = first === last ? (second ?? first) : first;
    const queue = origin === undefined ? undefined : this.origins.get(origin);
    const begin = queue?.shift();
    this.isBusy = begin !== undefined;
    if (origin === undefined || queue === undefined || begin === undefined) return;
    this.origins.delete(origin);
    // Reinserts the origin after the other waiting ones.
    if (queue.length > 0) this.origins.set(origin, queue);
    this.waiting -= 1;
    if (origin === last) setTimeout(begin, tookMs);
    else begin();
  }
}
