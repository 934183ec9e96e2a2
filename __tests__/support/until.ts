import { setTimeout as rest } from 'node:timers/promises';

/** Asks again and again until there is an answer; fails after `seconds`. For what happens in the background. */
export async function until<T>(ask: () => Promise<T | undefined | null | false>, seconds = 30): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Nothing within ${seconds} seconds`);
    await rest(50);
  }
}
