import { readFileSync, readdirSync } from 'node:fs';
import type { Pool } from 'pg';

const clockTick = 0.01;

interface Stat {
  parent: number;
  /** Seconds of its own, and with the processes that ended. */
  seconds: number;
}

/** The parent, and user and system time, in /proc/<pid>/stat (Linux). */
function statOf(pid: number, withEnded: boolean): Stat {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, withEnded ? 15 : 13).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), seconds: ticks * clockTick };
}

/** Returns a function that reads the CPU seconds of all processes of the database so far, also of those that ended. */
export async function clusterSeconds(pool: Pool): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0]?.pid ?? 0, false).parent;
  return () => {
    let sum = statOf(postmaster, true).seconds;
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        const { parent, seconds } = statOf(Number(name), false);
        if (parent === postmaster) sum += seconds;
      } catch {
        // It ended meanwhile.
      }
    }
    return sum;
  };
}

/**
 * Samples what the connections of an application do until the returned function is called. It returns their shares:
 * `idle` (the process computes or waits for its turn), `running` in the database, and the kinds of waits there.
 */
export function sampleWaits(pool: Pool, application: string): () => Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let isEnded = false;
  const sampling = (async () => {
    while (!isEnded) {
      const { rows } = await pool.query<{ what: string; count: number }>(
        `select case when state in ('idle', 'idle in transaction') then 'idle'
            else coalesce(wait_event_type || ' ' || wait_event, 'running') end as what, count(*)::int as count
         from pg_stat_activity where application_name = $1 group by 1`,
        [application],
      );
      for (const { what, count } of rows) counts[what] = (counts[what] ?? 0) + count;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    isEnded = true;
    await sampling;
    return counts;
  };
}
