import { rm } from 'node:fs/promises';
import path from 'node:path';
import { databaseAccount } from './embedded/osUser';
import { findBinaries, type Binaries } from './embedded/binaries';
import { checkVersion, DATABASE_NAME, DATABASE_USER, ensureCluster } from './embedded/cluster';
import { socketInUse, waitUntilFree } from './embedded/dataDirectoryInUse';
import { chooseDatabaseFolder, findCluster, binariesFolder, socketFolder } from './embedded/databaseFolder';
import { startPostmaster } from './embedded/postmaster';

interface EmbeddedOptions {
  /**
   * The server's data folder. The database is in its subfolder `postgres`, or in the folder that `postgres.location`
   * names.
   */
  dataDir: string;
  /** False only for tests: faster, but a crash can destroy the data, and PostgreSQL writes no log. */
  durable?: boolean;
  /** Programs to run instead of those that are found on this machine. */
  binaries?: Binaries;
  /** Called with sentences for the person at the terminal. */
  say?: (sentence: string) => void;
  /** Called if the database ends without having been stopped. */
  onUnexpectedEnd?: (message: string) => void;
}

/** The PostgreSQL server that this process started. */
export interface EmbeddedDatabase {
  /** The connection string of its private Unix socket. */
  url: string;
  /** PostgreSQL's data directory. */
  folder: string;
  /** The process id of the postmaster. */
  pid: number;
  stop(): Promise<void>;
}

const SETTINGS = {
  listen_addresses: '', // no TCP port
  unix_socket_permissions: '0700',
  max_connections: '100',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  shared_preload_libraries: '',
};

/** PostgreSQL's own log, one file per day of the week: it is kept when the server ends, and its size is bounded. */
const LOGGING = {
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_timezone: 'UTC',
};

const CARELESS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };

/**
 * Starts PostgreSQL as a child process on a Unix socket only, and creates its data directory at the first start. Throws
 * an error with a readable message if it can't start: no binaries for the platform, a directory in use, or data of
 * another version.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { durable = true, say = () => undefined, onUnexpectedEnd = say } = options;
  if (process.platform === 'win32') {
    throw new Error(
      'On Windows, set DATABASE_URL to a PostgreSQL server, or run Watchdesk in WSL, where PostgreSQL is included.',
    );
  }
  const dataDir = path.resolve(options.dataDir);
  const place = await chooseDatabaseFolder(dataDir, await databaseAccount());
  if (place.home !== dataDir) {
    say(`PostgreSQL’s user can’t access ${dataDir}, so the database is in ${place.home}.`);
  }
  const binaries = options.binaries ?? (await findBinaries(place.account, binariesFolder(place)));
  const isNew = await ensureCluster(place, binaries, durable);
  if (isNew)
    say(`Created a new database in ${place.cluster}${place.account ? ` (run by ${place.account.name})` : ''}.`);
  await checkVersion(place.cluster, binaries);
  await waitUntilFree(place.cluster);
  const socket = await socketFolder(place);
  const settings = {
    ...SETTINGS,
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    ...(durable ? LOGGING : CARELESS),
  };
  const { pid, stop } = await startPostmaster(place, binaries, { settings, onUnexpectedEnd });
  return {
    url: socketUrl(socket, DATABASE_NAME),
    folder: place.cluster,
    pid,
    async stop() {
      await stop();
      if (socket !== place.cluster) await rm(socket, { recursive: true, force: true });
    },
  };
}

/** The connection string of the embedded database that another process runs in this DATA_DIR, if there is one. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const cluster = await findCluster(path.resolve(dataDir));
  const socket = cluster && (await socketInUse(cluster));
  return socket ? socketUrl(socket, DATABASE_NAME) : undefined;
}

/** The connection string of a database behind the Unix socket in a folder. */
function socketUrl(folder: string, database: string): string {
  return `postgres://${DATABASE_USER}@localhost/${database}?host=${encodeURIComponent(folder)}`;
}
