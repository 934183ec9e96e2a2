import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findRunning, startEmbedded } from './embedded';
import type { Database, Db } from './schema';

/** A database that can be connected to: PostgreSQL given by an address, or the embedded one. */
export interface OpenDatabase {
  url: string;
  embedded: boolean;
  /** Stops the embedded database; leaves another alone. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Undefined starts the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  say?: (sentence: string) => void;
  onUnexpectedEnd?: (message: string) => void;
}

export interface ConnectOptions {
  /** Shown in pg_stat_activity: "web", "worker", … */
  name: string;
  /** The most connections at a time. */
  max?: number;
  /** PostgreSQL cancels a statement that takes longer. Set for everything a web request waits for; 0 is no limit. */
  statementTimeoutMs?: number;
  /** Told when an idle connection breaks; the pool makes a new one by itself. */
  onError?: (error: Error) => void;
}

/** A pool of connections: typed queries by `db`, and the driver's own pool for LISTEN, COPY and advisory locks. */
export interface Connection {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
const DEFAULT_CONNECTIONS = 10;
/**
 * A machine that loses its power, or is suspended, leaves its transaction open: PostgreSQL would learn of it from the network
 * after hours, and every alert would wait for it.
 */
const LONGEST_IDLING_MS = 180_000;

/** Opens the database for a server: `databaseUrl` if there is one, else the embedded PostgreSQL in `dataDir`. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl, ...embeddedOptions } = options;
  if (databaseUrl !== undefined) return { url: databaseUrl, embedded: false, close: () => Promise.resolve() };
  const embedded = await startEmbedded(embeddedOptions);
  return { url: embedded.url, embedded: true, close: () => embedded.stop() };
}

/** Opens the database for a command at the terminal: as above, or beside the server that runs the embedded one. */
export async function openDatabaseBeside(options: OpenOptions): Promise<OpenDatabase> {
  const running = options.databaseUrl === undefined ? await findRunning(options.dataDir) : undefined;
  return openDatabase(running === undefined ? options : { ...options, databaseUrl: running });
}

/** A pool of connections to the database. Connects when first used. */
export function connect(url: string, options: ConnectOptions): Connection {
  const { name, max = DEFAULT_CONNECTIONS, statementTimeoutMs = 0, onError = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `watchdesk ${name}`,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: LONGEST_IDLING_MS,
    types: columnTypes(),
  });
  pool.on('error', onError);
  // A connection that breaks while someone holds it, between two of their statements, would end the process: the next
  // statement says what happened to whoever waits for it.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Kysely ends the pool with it.
  return { db, pool, close: () => db.destroy() };
}

/**
 * How columns are read where the driver's way is not ours: int8 as a string (an id may exceed what a number holds
 * exactly), a date as its text (a day has no time zone), a timestamp without zone as UTC. A timestamptz is a Date.
 */
function columnTypes(): pg.TypeOverrides {
  const { INT8, DATE, TIMESTAMP } = pg.types.builtins;
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, (text) => text);
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`));
  return types;
}
