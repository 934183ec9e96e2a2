import { SearchFailure } from '@server/engine/computing/searchFailure';

export interface FairQueueLimits {
  /** Tasks that run at a time. The last place is kept for people who have none running. */
  concurrency: number;
  /** Tasks of one person that run at a time. */
  concurrencyPerPerson: number;
  /** Tasks of one person that may wait; one more is refused. */
  waitingPerPerson: number;
  /** How long a task waits for its turn, milliseconds. */
  waitMs: number;
}

interface WaitingTask {
  start: () => void;
}

interface Person {
  running: number;
  waiting: WaitingTask[];
}

/**
 * Limits how many tasks run at a time, fairly between people: the next one started belongs to the person with the fewest
 * running, and of equals to the one whose last turn is longest ago.
 */
export class FairQueue {
  private running = 0;
  /** People with running or waiting tasks, the one whose last turn is longest ago first. */
  private readonly people = new Map<string, Person>();

  constructor(private readonly limits: FairQueueLimits) {}

  /**
   * Runs a task when it is the person's turn.
   * @throws SearchFailure TOO_MANY_REQUESTS if too many tasks of the person wait; UNAVAILABLE if its turn does not come
   *   in time; CANCELLED if `signal` aborts while it waits
   */
  async run<T>(personId: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    await this.waitForTurn(personId, signal);
    try {
      return await task();
    } finally {
      this.running -= 1;
      const person = this.people.get(personId);
      if (person !== undefined) person.running -= 1;
      this.startNext();
      this.forgetIfIdle(personId);
    }
  }

  private waitForTurn(personId: string, signal: AbortSignal): Promise<void> {
    const { waitingPerPerson, waitMs } = this.limits;
    const person = this.people.get(personId) ?? { running: 0, waiting: [] };
    if (person.waiting.length >= waitingPerPerson) return Promise.reject(new SearchFailure('TOO_MANY_REQUESTS'));
    this.people.set(personId, person);
    return new Promise((resolve, reject) => {
      const giveUp = (code: SearchFailure['code']): void => {
        person.waiting = person.waiting.filter((other) => other !== task);
        stopWaiting();
        this.forgetIfIdle(personId);
        reject(new SearchFailure(code));
      };
      const onAbort = (): void => giveUp('CANCELLED');
      const timer = setTimeout(() => giveUp('UNAVAILABLE'), waitMs);
      const stopWaiting = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const task: WaitingTask = {
        start: () => {
          stopWaiting();
          resolve();
        },
      };
      person.waiting.push(task);
      if (signal.aborted) {
        onAbort();
        return;
      }
      signal.addEventListener('abort', onAbort, { once: true });
      this.startNext();
    });
  }

  private startNext(): void {
    const { concurrency, concurrencyPerPerson } = this.limits;
    while (this.running < concurrency) {
      const isLastPlace = this.running === concurrency - 1 && concurrency > 1;
      let chosen: string | null = null;
      let fewest = isLastPlace ? 1 : concurrencyPerPerson;
      for (const [personId, { running, waiting }] of this.people) {
        if (waiting.length === 0 || running >= fewest) continue;
        chosen = personId;
        fewest = running;
      }
      const person = chosen === null ? undefined : this.people.get(chosen);
      const task = person?.waiting.shift();
      if (chosen === null || person === undefined || task === undefined) return;
      person.running += 1;
      this.running += 1;
      // Re-inserted behind everybody else: a Map keeps the order of insertion.
      this.people.delete(chosen);
      this.people.set(chosen, person);
      task.start();
    }
  }

  private forgetIfIdle(personId: string): void {
    const person = this.people.get(personId);
    if (person?.running === 0 && person.waiting.length === 0) this.people.delete(personId);
  }
}
