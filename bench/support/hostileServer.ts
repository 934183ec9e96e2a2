import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openDatabaseBeside, connect, type Connection } from '@server/db/connect';
import { readConfig } from '@server/config';
import { untilReady } from './runningServer';
import { hostileApiKey } from './hostileWorld';

export interface HostileServer {
  url: string;
  pid: number;
  connection: Connection;
  /** True while the process runs; it isn't restarted. */
  isRunning: () => boolean;
  /** Its output since it was ready: terminated threads, errors. */
  written: () => string;
  /** Sends SIGTERM and waits for the exit. Returns the seconds, or null if it had to be killed. */
  terminate: (patienceMs: number) => Promise<number | null>;
}

/** Starts the server built beside this benchmark, with its background jobs, on a data folder. */
export async function startHostileServer(
  dataDir: string,
  port: number,
  feedPort: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<HostileServer> {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    API_KEY: hostileApiKey,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    ROLES: 'web,worker',
    CHANNEL_ALLOWED_ORIGINS: `http://127.0.0.1:${feedPort}`,
    ...settings,
  };
  const main = path.join(__dirname, 'main.mjs');
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(server, 'exit');
  let written = '';
  for (const output of [server.stdout, server.stderr])
    output.on('data', (text: Buffer) => (written += text.toString()));
  const isRunning = (): boolean => server.exitCode === null && server.signalCode === null;
  try {
    await untilReady(url, server);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`${String(error)}\n${written}`, { cause: error });
  }
  const database = await openDatabaseBeside({ ...readConfig(env), say: () => undefined });
  const connection = connect(database.url, { name: 'bench' });
  written = '';
  const end = async (patienceMs: number): Promise<number | null> => {
    await connection.close();
    await database.close();
    if (!isRunning()) return 0;
    const begun = performance.now();
    server.kill('SIGTERM');
    // The server may also kill itself before that.
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      server.kill('SIGKILL');
    }, patienceMs);
    await exited;
    clearTimeout(late);
    return isLate ? null : (performance.now() - begun) / 1000;
  };
  let ended: Promise<number | null> | undefined;
  return {
    url,
    pid: server.pid ?? 0,
    connection,
    isRunning,
    written: () => written,
    terminate: (patienceMs) => (ended ??= end(patienceMs)),
  };
}
