import { SearchFailure } from './failure';

export interface TurnSizes {
  /** Searches that run at a time. */
  atOnce: number;
  /** And of these, one person's. */
  ofOne: number;
  /** Searches of one person that may wait; one more is refused. */
  waitingOfOne: number;
  /** How long one waits for its turn, milliseconds. */
  waitMs: number;
}

interface Waiting {
  begin: () => void;
}

interface Person {
  running: number;
  waiting: Waiting[];
}

/**
 * Turns at searching: each search holds a connection to the database, and somebody's hundred searches must not take them
 * all. Next is whoever has the fewest running, and of these whose turn was longest ago.
 */
export class Turns {
  private running = 0;
  /** Those who search or wait; whose turn was longest ago first. */
  private readonly people = new Map<string, Person>();

  constructor(private readonly sizes: TurnSizes) {}

  /**
   * Runs a search in its turn.
   * @throws SearchFailure TOO_MANY_REQUESTS where too many of the person's searches wait; UNAVAILABLE where its turn does
   *   not come in time; CANCELLED where `signal` aborts while it waits
   */
  async run<T>(who: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.turnOf(who, signal);
    try {
      return await work();
    } finally {
      this.running -= 1;
      const person = this.people.get(who);
      if (person !== undefined) person.running -= 1;
      this.next();
      this.forget(who);
    }
  }

  private turnOf(who: string, signal: AbortSignal): Promise<void> {
    const { waitingOfOne, waitMs } = this.sizes;
    const person = this.people.get(who) ?? { running: 0, waiting: [] };
    if (person.waiting.length >= waitingOfOne) return Promise.reject(new SearchFailure('TOO_MANY_REQUESTS'));
    this.people.set(who, person);
    return new Promise((resolve, reject) => {
      const leave = (code: SearchFailure['code']): void => {
        person.waiting = person.waiting.filter((one) => one !== waiting);
        settle();
        this.forget(who);
        reject(new SearchFailure(code));
      };
      const onAbort = (): void => leave('CANCELLED');
      const timer = setTimeout(() => leave('UNAVAILABLE'), waitMs);
      const settle = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const waiting: Waiting = {
        begin: () => {
          settle();
          resolve();
        },
      };
      person.waiting.push(waiting);
      if (signal.aborted) {
        onAbort();
        return;
      }
      signal.addEventListener('abort', onAbort, { once: true });
      this.next();
    });
  }

  private next(): void {
    while (this.running < this.sizes.atOnce) {
      let chosen: string | null = null;
      let fewest = this.sizes.ofOne;
      for (const [who, { running, waiting }] of this.people) {
        if (waiting.length === 0 || running >= fewest) continue;
        chosen = who;
        fewest = running;
      }
      const person = chosen === null ? undefined : this.people.get(chosen);
      const waiting = person?.waiting.shift();
      if (chosen === null || person === undefined || waiting === undefined) return;
      person.running += 1;
      this.running += 1;
      // To the end of the line.
      this.people.delete(chosen);
      this.people.set(chosen, person);
      waiting.begin();
    }
  }

  private forget(who: string): void {
    const person = this.people.get(who);
    if (person?.running === 0 && person.waiting.length === 0) this.people.delete(who);
  }
}
