import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { PLAIN_ENVIRONMENT } from './command';
import { inUseMessage, readPostmaster } from './dataDirectoryInUse';
import type { DatabaseFolder } from './databaseFolder';

/** The maximum time to start. After a crash PostgreSQL replays its log, which takes time in proportion to its size. */
const READY_LIMIT_MS = 300_000;
const LOOK_EVERY_MS = 10;

/**
 * A shell script that runs PostgreSQL and watches a pipe whose other end this process holds. However this process ends,
 * even by `kill -9`, the pipe closes and the script stops PostgreSQL with SIGINT (fast shutdown). It prints
 * PostgreSQL's process id first.
 */
const WATCHER = `
exec 4<&0
"$@" </dev/null 3>&- 4<&- & postgres=$!
echo "$postgres" >&3
exec 3>&-
( read -r _ <&4; kill -INT "$postgres" ) </dev/null >/dev/null 2>&1 & watcher=$!
exec 4<&-
wait "$postgres"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`;

/** A running PostgreSQL. */
interface Postmaster {
  pid: number;
  /** Shuts it down; resolves when it has exited. */
  stop(): Promise<void>;
}

interface PostmasterOptions {
  settings: Record<string, string>;
  /** Called if PostgreSQL exits without having been stopped. */
  onUnexpectedEnd: (message: string) => void;
}

/** Starts PostgreSQL on the data directory; resolves when it accepts connections. */
export async function startPostmaster(
  place: DatabaseFolder,
  binaries: Binaries,
  options: PostmasterOptions,
): Promise<Postmaster> {
  const child = launch(place, binaries, options.settings);
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4_000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      words += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  let state: 'starting' | 'running' | 'ended' = 'starting';
  void ended.then(() => {
    if (state === 'running')
      options.onUnexpectedEnd(`PostgreSQL stopped unexpectedly. Its log is in ${place.cluster}/log.`);
    state = 'ended';
  });
  const pid = await firstLine(child);
  await untilReady(
    place.cluster,
    pid,
    () => state === 'ended',
    () => words,
  );
  state = 'running';
  return {
    pid,
    async stop() {
      if (state === 'running') state = 'starting'; // from here on, its end is expected
      child.stdin?.end();
      await ended;
    },
  };
}

function launch(place: DatabaseFolder, binaries: Binaries, settings: Record<string, string>): ChildProcess {
  const { account, cluster } = place;
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    '/bin/sh',
    ['-c', WATCHER, 'watchdesk-postgres', `${binaries.bin}/postgres`, '-D', cluster, ...args],
    {
      cwd: '/',
      env: PLAIN_ENVIRONMENT,
      // A separate process group: Ctrl-C in the terminal goes to this process, which stops the database last.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    },
  );
  child.stdin?.on('error', () => undefined);
  return child;
}

function firstLine(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const output = child.stdio[3];
    let text = '';
    output?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    output?.once('close', () => resolve(Number(text.trim())));
    output?.once('error', () => resolve(0));
  });
}

async function untilReady(cluster: string, pid: number, hasEnded: () => boolean, words: () => string): Promise<void> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (Date.now() < limit) {
    if (hasEnded()) throw new Error(await whyNot(cluster, words()));
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.pid === pid && postmaster.state === 'ready') return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`PostgreSQL wasn’t ready within ${String(READY_LIMIT_MS / 1000)} s. Its log is in ${cluster}/log.`);
}

async function whyNot(cluster: string, words: string): Promise<string> {
  if (words.includes('postmaster.pid')) return inUseMessage(cluster, (await readPostmaster(cluster))?.pid);
  return `PostgreSQL didn’t start: ${words.trim() || 'no output'} (its log is in ${cluster}/log)`;
}
