import { execFile, execFileSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify, types } from 'node:util';
import pg from 'pg';
import type { Binaries } from '@server/db/embedded/binaries';

const run = promisify(execFile);
const bin = process.env.TEST_POSTGRES_BIN;

/** The PostgreSQL that TEST_POSTGRES_BIN names, such as `/usr/lib/postgresql/15/bin`; otherwise the embedded one is found. */
export const testBinaries: { binaries?: Binaries } =
  bin === undefined ? {} : { binaries: { bin, major: majorOf(bin) } };

function majorOf(folder: string): number {
  const version = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(version)?.[1]);
}

/** Makes a base backup of a running server into a new folder: with pg_basebackup, which the embedded binaries lack. */
export async function copyCluster(of: { url: string; folder: string }, to: string): Promise<void> {
  const program = path.join(bin ?? '', 'pg_basebackup');
  if (bin === undefined || !existsSync(program)) return copyFiles(of, to);
  const { uid, gid } = statSync(of.folder);
  execFileSync('install', ['-d', '-m', '700', '-o', String(uid), '-g', String(gid), to]);
  const host = decodeURIComponent(new URL(of.url).hostname);
  const source = ['--host', host, '--username', decodeURIComponent(new URL(of.url).username)];
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  await run(program, [...source, '--pgdata', to, '--checkpoint', 'fast', '--no-sync'], { cwd: '/', ...account });
}

/** What pg_basebackup does, by the server's functions. */
async function copyFiles(of: { url: string; folder: string }, to: string): Promise<void> {
  const client = new pg.Client(of.url);
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    await run('cp', ['-a', of.folder, to]).catch((error: unknown) => {
      // Files that the server removes meanwhile are in its log, or not needed.
      const lines = types.isNativeError(error) && 'stderr' in error ? String(error.stderr).trim().split('\n') : [''];
      if (!lines.every((line) => line.endsWith('No such file or directory'))) throw error;
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeOwned(to, 'backup_label', rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

/** Writes a file of a cluster, owned as the others are. */
export function writeOwned(cluster: string, file: string, text: string): void {
  const target = path.join(cluster, file);
  writeFileSync(target, text, { mode: 0o600 });
  execFileSync('chown', [`--reference=${path.join(cluster, 'PG_VERSION')}`, target]);
}
