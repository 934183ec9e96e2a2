import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '@server/config';
import { connect, openDatabaseBeside, type Connection } from '@server/db/connect';

interface Running {
  url: string;
  /** The server's process, without its database. */
  pid: number;
  connection: Connection;
}

/**
 * Runs the production build as a server on an empty temporary database, without the demo unless `settings` enable it.
 */
export async function withRunningServer<T>(
  work: (running: Running) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const dataDir = await makeDataDir();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url, DEMO: 'off', ROLES: 'web' };
  const env = { ...process.env, ...own, ...settings };
  const server = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'inherit' });
  try {
    await untilReady(url, server);
    const database = await openDatabaseBeside({ ...readConfig(env), say: () => undefined });
    const connection = connect(database.url, { name: 'bench' });
    try {
      return await work({ url, pid: server.pid ?? 0, connection });
    } finally {
      await connection.close();
      await database.close();
    }
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A temporary data folder. As root, PostgreSQL runs as another user, who must be able to enter. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'watchdesk-bench-'));
  await chmod(dataDir, 0o711);
  return dataDir;
}

/** The path of a browser on this machine, found as in the browser tests. */
export function browserPath(): string {
  const script = "import('./scripts/browser.mjs').then(({ ensureBrowser }) => console.log(ensureBrowser()))";
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

/** @throws Error if the server exits or isn't ready within five minutes */
export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null)
      throw new Error(`The server exited with code ${server.exitCode} before it was ready.`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(500);
  }
  throw new Error('The server did not become ready.');
}
