import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import type { Pool } from 'pg';

/** What else the machine does while a benchmark runs, for the line beside its figures. */
export function loadNow(): string {
  return `load ${loadavg()[0]?.toFixed(1) ?? '?'}, ${availableParallelism()} cores for it`;
}

/** How long some work takes, in seconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** The time that this process has computed, in seconds: what other processes do on its cores is not in it. */
export function computedSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

const clockTick = 0.01;

/** The same of the database's processes that serve a pool; null where they cannot be seen: on another machine or system. */
export async function databaseSeconds(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  try {
    const stats = await Promise.all(rows.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8')));
    // Behind the name in brackets the 12th and 13th fields are the ticks in the program and in the kernel.
    const ticks = stats.map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '));
    return ticks.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0) * clockTick;
  } catch {
    return null;
  }
}
