import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { BuiltPrograms } from './builtPrograms';
import { until } from './until';

const ROOT = path.resolve(__dirname, '../../..');
const HOLD = 7_777;

/** The product's process, a worker by default, which can be started and killed many times. */
export class WorkerProgram {
  private readonly programs: BuiltPrograms;
  private readonly started: ChildProcess[] = [];
  private readonly dataDir = mkdtempSync(path.join(tmpdir(), 'worker-'));

  constructor(private readonly environment: Readonly<Record<string, string>>) {
    const threads = readdirSync(path.join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.worker.ts'))
      .map((name) => path.join('server', name));
    const links = { migrations: 'server/db/migrations', demo: 'demo' };
    this.programs = new BuiltPrograms('worker', ['server/main.ts', ...threads], links);
  }

  start(more: Readonly<Record<string, string>> = {}): ChildProcess {
    const child = spawn(process.execPath, [this.programs.at('main')], {
      env: {
        PATH: process.env.PATH ?? '',
        ROLES: 'worker',
        DEMO: 'off',
        DATA_DIR: this.dataDir,
        ...this.environment,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // What it logs, and not what it says to people.
    createInterface({ input: child.stdout }).on(
      'line',
      (line) => line.startsWith('{') && process.stderr.write(`${line}\n`),
    );
    this.started.push(child);
    return child;
  }

  /** Kills what still runs. */
  async remove(): Promise<void> {
    await Promise.all(this.started.map(kill));
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Kills a process as a power cut would, and waits for its end. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A statement at which workers are to be held: `after insert on item`, with a condition on `new` or `old` if need be. */
export interface Moment {
  at: string;
  when?: string;
}

/**
 * Holds workers at a moment of their work, by a trigger that waits for a lock. The product knows nothing of it. Only
 * the workers' connections are held, not the test's own.
 */
export class Holder {
  private constructor(private readonly client: pg.Client) {}

  /** @param who an SQL condition on the connections; default: all workers */
  static async on(url: string, who = "current_setting('application_name') = 'watchdesk worker'"): Promise<Holder> {
    const client = new pg.Client({ connectionString: url, application_name: 'holder' });
    await client.connect();
    await client.query(`create function hold_worker() returns trigger language plpgsql as $$ begin
      if ${who} then
        perform pg_advisory_xact_lock_shared(${HOLD});
      end if;
      return coalesce(new, old);
    end $$`);
    return new Holder(client);
  }

  /** Runs what leads a worker to the statement, then `held` while a worker waits there; its work there is lost. */
  async at(moment: Moment, come: () => Promise<unknown>, held: () => Promise<unknown>): Promise<void> {
    const table = moment.at.split(' ').at(-1) ?? '';
    await this.client.query('select pg_advisory_lock($1)', [HOLD]);
    await this.client.query(
      `create trigger hold ${moment.at} for each row ${moment.when ? `when (${moment.when})` : ''} execute function hold_worker()`,
    );
    try {
      await come();
      await until(async () => (await this.heldBackends()).length > 0, 60);
      await held();
      // The worker was killed, but its statement would continue once the lock is released.
      for (const pid of await this.heldBackends()) {
        await this.client.query('select pg_terminate_backend($1, 5000)', [pid]);
      }
    } finally {
      await this.client.query('select pg_advisory_unlock($1)', [HOLD]);
      await this.client.query(`drop trigger hold on ${table}`);
    }
  }

  close(): Promise<void> {
    return this.client.end();
  }

  private async heldBackends(): Promise<number[]> {
    const { rows } = await this.client.query<{ pid: number }>(
      `select l.pid from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and l.locktype = 'advisory' and l.objid = $1 and not l.granted`,
      [HOLD],
    );
    return rows.map(({ pid }) => pid);
  }
}
