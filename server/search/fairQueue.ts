import { SearchFailure } from '@server/engine/computing/searchFailure';

interface FairQueueLimits {
  /** The maximum number of concurrent tasks. The last slot is reserved for people who have none running. */
  concurrency: number;
  /** The maximum number of concurrent tasks of one person. */
  concurrencyPerPerson: number;
  /** The maximum number of waiting tasks of one person; more are rejected. */
  waitingPerPerson: number;
  /** The maximum wait of a task, in milliseconds. */
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
 * Limits the number of concurrent tasks, fairly between people: the next task belongs to the person with the fewest
 * running tasks, and among equals to the person served least recently. The last free place goes to a person without a
 * running task.
 */
export class FairQueue {
  private running = 0;
  /** People with running or waiting tasks, in order of their last start, before it of their arrival. */
  private readonly people = new Map<string, Person>();

  constructor(private readonly limits: FairQueueLimits) {}

  /** The numbers of tasks that run and that wait. */
  get sizes(): { running: number; waiting: number } {
    let waiting = 0;
    for (const person of this.people.values()) waiting += person.waiting.length;
    return { running: this.running, waiting };
  }

  /**
   * Runs a task when it is the person's turn.
   * @throws SearchFailure TOO_MANY_REQUESTS if the person has too many waiting tasks; UNAVAILABLE if the wait exceeds
   * `waitMs`; CANCELLED if `signal` aborts during the wait
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
      // Reinserts the person at the end; a Map iterates in insertion order.
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
