import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Pick } from './searchKinds';

const writerEndsMs = 30_000;

/**
 * Words in three frequency classes by document frequency: the 100 most frequent with at least five letters, the next
 * thousands, and the rest.
 */
export function wordsByShare(sentences: readonly string[], random: () => number): Pick {
  const counts = new Map<string, number>();
  for (const text of sentences) {
    for (const one of new Set(text.toLowerCase().match(/\b[a-z]{5,}\b/g))) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([one]) => one);
  const ranges = { common: [0, 100], middle: [300, 3_000], rare: [6_000, sorted.length] } as const;
  return (share) => {
    const [from, to] = ranges[share];
    return sorted[from + Math.floor(random() * (to - from))] ?? 'news';
  };
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function sentenceWords(sentences: readonly string[], random: () => number, most: number): string[] {
  const words = (sentences[Math.floor(random() * sentences.length)] ?? '').split(/[^A-Za-z]+/).filter(Boolean);
  const start = Math.floor(random() * Math.max(1, words.length - most));
  return words.slice(start, start + most);
}

/** Runs work while articles arrive, stored by a process of its own. */
export async function withArrivals<T>(url: string, perSecond: number, work: () => Promise<T>): Promise<T> {
  if (perSecond === 0) return work();
  const writer = fork(path.join(__dirname, `support/arrivals${path.extname(__filename)}`), [url, String(perSecond)]);
  const ended = once(writer, 'exit');
  // Rejection is handled when the work is done.
  ended.catch(() => undefined);
  // It reads the sentences first, on the same cores.
  await Promise.race([once(writer, 'message'), ended]);
  try {
    return await work();
  } finally {
    if (writer.connected) writer.disconnect();
    else process.stderr.write('What stores meanwhile ended before the searches did.\n');
    // It may finish storing; after a timeout it is killed.
    const late = setTimeout(() => writer.kill('SIGKILL'), writerEndsMs);
    await ended;
    clearTimeout(late);
  }
}
