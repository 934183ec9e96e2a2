import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountOfOwner, type Account } from './osUser';
import { succeeds } from './command';

/** A folder that other users than root can always reach. */
const SHARED_ROOT = '/var/lib/watchdesk';
/** A file in DATA_DIR that names the database's folder if it had to be elsewhere. */
const POINTER = 'postgres.location';
const CLUSTER = 'postgres';
/** `sun_path` has 108 bytes on Linux and 104 elsewhere, including the terminating zero. */
const SOCKET_PATH_LIMIT = process.platform === 'linux' ? 107 : 103;

/**
 * The location of the database: `home` is a folder that the account can enter, `cluster` is PostgreSQL's data directory
 * in it.
 */
export interface DatabaseFolder {
  home: string;
  cluster: string;
  account: Account | undefined;
}

/**
 * Chooses the database's folder for a DATA_DIR: inside it, or, if PostgreSQL's user can't reach it, under
 * /var/lib/watchdesk with a note in DATA_DIR. The choice is permanent.
 */
export async function chooseDatabaseFolder(dataDir: string, account: Account | undefined): Promise<DatabaseFolder> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const elsewhere = await readPointer(dataDir);
  if (elsewhere) {
    await mkdir(elsewhere, { recursive: true, mode: 0o711 });
    return placeIn(elsewhere, account);
  }
  const here = await placeIn(dataDir, account);
  if (await canUse(here)) return here;
  if (!here.account) throw new Error(await refusal(here));
  if (existsSync(path.join(here.cluster, 'PG_VERSION'))) {
    throw new Error(
      `The database in ${here.cluster} belongs to ${here.account.name}, who can no longer access it: ` +
        'a parent folder doesn’t allow it (chmod o+x does).',
    );
  }
  const name = `${path.basename(path.dirname(dataDir)) || 'data'}-${randomBytes(4).toString('hex')}`;
  const home = path.join(SHARED_ROOT, name);
  await mkdir(home, { recursive: true, mode: 0o711 });
  const place = await placeIn(home, account);
  if (!(await canUse(place))) {
    throw new Error(
      `PostgreSQL can’t run as root, and its user ${here.account.name} can access neither ${dataDir} nor ${home}. ` +
        'Set DATA_DIR to a folder that other users can access, or set DATABASE_URL.',
    );
  }
  await writeFile(path.join(dataDir, POINTER), `${home}\n`);
  return place;
}

/** PostgreSQL's data directory for a DATA_DIR, if one was chosen before. */
export async function findCluster(dataDir: string): Promise<string | undefined> {
  const home = (await readPointer(dataDir)) ?? dataDir;
  const cluster = path.join(home, CLUSTER);
  return existsSync(cluster) ? cluster : undefined;
}

/** A folder for copied binaries that the account can reach. */
export function binariesFolder(place: DatabaseFolder): string {
  return place.account ? SHARED_ROOT : place.home;
}

/**
 * The folder of the Unix socket: the data directory, or a private folder in the temporary folder if the path exceeds
 * the maximum length of a socket address.
 */
export async function socketFolder(place: DatabaseFolder): Promise<string> {
  if (fitsSocket(place.cluster)) return place.cluster;
  const name = `watchdesk-${createHash('sha256').update(place.cluster).digest('hex').slice(0, 10)}`;
  const fixed = path.join(tmpdir(), name);
  const folder = (await claimFolder(fixed, place.account)) ? fixed : await mkdtemp(`${fixed}-`);
  if (place.account) await chown(folder, place.account.uid, place.account.gid);
  await chmod(folder, 0o700);
  if (!fitsSocket(folder))
    throw new Error(`The path ${folder} is too long for a socket. Set a shorter DATA_DIR or TMPDIR.`);
  return folder;
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(`${folder}/.s.PGSQL.5432`) <= SOCKET_PATH_LIMIT;
}

/** Creates the folder, or checks that it is ours, so that nobody else can have created it first. */
async function claimFolder(folder: string, account: Account | undefined): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch {
    const found = await lstat(folder);
    const owners = [process.getuid?.(), account?.uid];
    return found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0;
  }
}

async function placeIn(home: string, account: Account | undefined): Promise<DatabaseFolder> {
  const cluster = path.join(home, CLUSTER);
  if (!account || !existsSync(path.join(cluster, 'PG_VERSION'))) return { home, cluster, account };
  const owner = await stat(cluster);
  // As root, a data directory is opened as its owner, so that root and an ordinary user can alternate.
  return { home, cluster, account: owner.uid === account.uid || owner.uid === 0 ? account : accountOfOwner(owner) };
}

/** Tries to use the folder instead of reading its permissions, because ACLs, mounts, and namespaces matter too. */
async function canUse({ home, cluster, account }: DatabaseFolder): Promise<boolean> {
  if (existsSync(cluster)) return succeeds('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', cluster], account);
  // As root, the folder is created here and given to the user, who only needs to enter its parent.
  const need = account ? 'cd "$1"' : 'cd "$1" && test -w .';
  return succeeds('/bin/sh', ['-c', need, 'sh', home], account);
}

async function refusal({ home, cluster }: DatabaseFolder): Promise<string> {
  const owner = await stat(cluster).then(
    ({ uid }) => uid,
    () => undefined,
  );
  if (owner === undefined) return `The data folder ${home} isn’t writable. Set DATA_DIR to one that is.`;
  return `The database in ${cluster} belongs to another user (uid ${String(owner)}). Start as that user or as root, or set another DATA_DIR.`;
}

async function readPointer(dataDir: string): Promise<string | undefined> {
  const text = await readFile(path.join(dataDir, POINTER), 'utf8').catch(() => '');
  const folder = text.trim();
  return folder === '' ? undefined : folder;
}
