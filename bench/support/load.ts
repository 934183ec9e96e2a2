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

/** The CPU time in seconds, and the resident memory in MB, of a process of this machine (Linux). */
export async function processUse(pid: number): Promise<{ cpuSeconds: number; residentMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  return { cpuSeconds: secondsOf(await readFile(`/proc/${pid}/stat`, 'utf8')), residentMb: residentKb / 1024 };
}

/** User and system time in /proc/<pid>/stat: the 12th and 13th fields after the process name in brackets, in ticks. */
function secondsOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * clockTick;
}

/** The CPU time of the database processes that serve a pool; null if not available (another machine or system). */
export async function databaseSeconds(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  try {
    const stats = await Promise.all(rows.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8')));
    return stats.reduce((sum, stat) => sum + secondsOf(stat), 0);
  } catch {
    return null;
  }
}
