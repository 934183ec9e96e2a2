import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import type { Pool } from 'pg';

/** A description of the machine's load, printed with the figures. */
export function loadNow(): string {
  return `load ${loadavg()[0]?.toFixed(1) ?? '?'}, ${availableParallelism()} cores for it`;
}

/** The wall time of some work in seconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** The CPU time of this process in seconds, independent of other processes. */
export function computedSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

const clockTick = 0.01;

/** The CPU time of the database processes that serve a pool; null if not available (another machine or system). */
export async function databaseSeconds(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  try {
    const stats = await Promise.all(rows.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8')));
    // After the process name in brackets, the 12th and 13th fields are the user and system time in ticks.
    const ticks = stats.map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '));
    return ticks.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0) * clockTick;
  } catch {
    return null;
  }
}
