import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabaseBeside } from '@server/db/connect';
import { findRunning, startEmbedded } from '@server/db/embedded';
import { BuiltPrograms } from '../../support/server/builtPrograms';
import { until } from '../../support/server/until';
import { testUnless } from '../../support/jest/describeIf';

let built: BuiltPrograms;
const KILLS = 5;
/** Only root needs another user, because PostgreSQL refuses to run as root. */
const wantRoot = process.getuid?.() === 0 ? null : 'not run as root';

interface Running {
  process: ChildProcess;
  url: string;
  /** PostgreSQL's process id. */
  pid: number;
}

describe('the embedded database', () => {
  let dataDir = '';
  const children: ChildProcess[] = [];
  const elsewhere: string[] = [];

  // Bundled once, because it is started many times.
  beforeAll(() => {
    built = new BuiltPrograms('embeddedPostgresProcess', ['__tests__/support/server/embeddedPostgresProcess.ts']);
  });

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-'));
    chmodSync(dataDir, 0o711);
  });

  afterEach(async () => {
    for (const child of children.splice(0)) await killed(child);
    for (const folder of [dataDir, ...elsewhere.splice(0)]) await removed(folder);
  });

  /** Starts a server process with its database. Rejects with the process's output if it doesn't start. */
  function start(folder = dataDir): Promise<Running> {
    const child = spawn(process.execPath, [built.at('embeddedPostgresProcess'), folder]);
    children.push(child);
    return new Promise((resolve, reject) => {
      let said = '';
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        const [, url, pid] = /^ready (\S+) (\d+)$/m.exec(said) ?? [];
        if (url) resolve({ process: child, url, pid: Number(pid) });
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('close', () => reject(new Error(said)));
    });
  }

  it('keeps every acknowledged row when its server is killed at any moment, and leaves no orphan process', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const server = await start();
      const writing = write(server.url, round * 1_000_000, acknowledged);
      await until(() => acknowledged.some((row) => row >= round * 1_000_000 + 20));
      await killed(server.process);
      await writing;
      await until(() => !isAlive(server.pid));
    }
    const { url } = await start();
    const kept = new Set(
      await query<{ id: number }>(url, 'select id from row').then((rows) => rows.map(({ id }) => id)),
    );
    expect(acknowledged.length).toBeGreaterThan(KILLS * 20);
    expect(acknowledged.filter((row) => !kept.has(row))).toEqual([]);
  }, 120_000);

  it('starts again after PostgreSQL itself was killed and left its files behind', async () => {
    const server = await start();
    await query(server.url, 'create table row (id int)');
    process.kill(server.pid, 'SIGKILL');
    await killed(server.process);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(true);
    // As after a reboot, the process id in the file belongs to another program.
    writeFileSync(path.join(dataDir, 'postgres/postmaster.pid'), `${String(process.pid)}\n${dataDir}/postgres\n`);
    const again = await start();
    expect(await query(again.url, 'select * from row')).toEqual([]);
  });

  it('rejects a second server on the same folder with a message, but lets a command connect to the first', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`in use by another Watchdesk (process ${String(first.pid)})`);
    expect(await findRunning(dataDir)).toBe(first.url);
    const beside = await openDatabaseBeside({ dataDir });
    expect(await query(beside.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await beside.close();
    expect(await query(first.url, 'select 2 as two')).toEqual([{ two: 2 }]);
  });

  it('lets one of two concurrent first starts win', async () => {
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('rejects the data of another PostgreSQL version and names it', async () => {
    const database = await startEmbedded({ dataDir, durable: false });
    await database.stop();
    writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '17\n');
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      /was written by PostgreSQL 17, but this Watchdesk runs PostgreSQL 18/,
    );
  });

  it('opens no port and sorts the same on every machine', async () => {
    const database = await startEmbedded({ dataDir, durable: false });
    const [row] = await query<{ words: string[]; addresses: string; settings: string }>(
      database.url,
      `select array_agg(word order by word) as words, current_setting('listen_addresses') as addresses,
         current_setting('jit') || ' ' || current_setting('random_page_cost') as settings
       from unnest(array['b', 'ä', 'a', 'B']) as word`,
    );
    expect(row).toEqual({ words: ['B', 'a', 'b', 'ä'], addresses: '', settings: 'off 1.1' });
    await database.stop();
    expect(isAlive(database.pid)).toBe(false);
  });

  it('works in a folder with a path that is too long for a socket, or has special characters', async () => {
    const deep = path.join(dataDir, `${'a long name '.repeat(12)}, "quoted" ü`);
    const database = await startEmbedded({ dataDir: deep, durable: false });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('cleans up after a first start that was killed', async () => {
    mkdirSync(path.join(dataDir, 'postgres.new-99999999'));
    const database = await startEmbedded({ dataDir, durable: false });
    await database.stop();
    expect(existsSync(path.join(dataDir, 'postgres.new-99999999'))).toBe(false);
  });

  testUnless(
    wantRoot,
    'keeps the data where its user can reach it, below a folder that only root can enter',
    async () => {
      chmodSync(dataDir, 0o700);
      const inner = path.join(dataDir, 'checkout/data');
      const said: string[] = [];
      const options = { dataDir: inner, durable: false, say: (sentence: string) => said.push(sentence) };
      const database = await startEmbedded(options);
      elsewhere.push(readFileSync(path.join(inner, 'postgres.location'), 'utf8').trim());
      await query(database.url, 'create table row (id int)');
      await database.stop();
      expect(said[0]).toMatch(/can’t access .*, so the database is in \/var\/lib\/watchdesk\//);

      chmodSync(dataDir, 0o711); // opened later, so the data stays where it is
      const again = await startEmbedded(options);
      expect(await query(again.url, 'select * from row')).toEqual([]);
      await again.stop();
    },
  );

  testUnless(wantRoot, 'does not run as root', async () => {
    const database = await startEmbedded({ dataDir, durable: false });
    const status = readFileSync(`/proc/${String(database.pid)}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+[1-9]/m);
    await database.stop();
  });
});

/** Inserts rows one by one until the connection breaks, and records each acknowledged one. */
async function write(url: string, from: number, acknowledged: number[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('create table if not exists row (id int primary key)');
    for (let id = from; ; id += 1) {
      await client.query('insert into row values ($1)', [id]);
      acknowledged.push(id);
    }
  } catch {
    await client.end().catch(() => undefined);
  }
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<T>(text);
    return rows;
  } finally {
    await client.end();
  }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Deletes a folder, retrying because PostgreSQL may still be closing its files. */
async function removed(folder: string): Promise<void> {
  await until(() => {
    try {
      rmSync(folder, { recursive: true, force: true });
      return true;
    } catch {
      return false;
    }
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
