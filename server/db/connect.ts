import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { databaseConnections } from '@server/metrics/metrics';
import { observe } from '@server/metrics/observe';
import { addressOf, CONNECT_TIMEOUT_MS } from './client';
import { findRunning, startEmbedded } from './embedded';
import type { Database, Db } from './schema';

/** An open database: PostgreSQL at a URL, or the embedded one. */
export interface OpenDatabase {
  url: string;
  embedded: boolean;
  /** Stops the embedded database; does nothing for an external one. */
  close(): Promise<void>;
}

interface OpenOptions {
  /** If undefined, the embedded database in `dataDir` is started. */
  databaseUrl?: string | undefined;
  dataDir: string;
  say?: (sentence: string) => void;
  onUnexpectedEnd?: (message: string) => void;
}

interface ConnectOptions {
  /** The application name in pg_stat_activity: "web", "worker", … */
  name: string;
  /** The maximum number of connections. */
  max?: number;
  /** The statement timeout in milliseconds; 0 means no limit. Set it for everything that a web request waits for. */
  statementTimeoutMs?: number;
  /** Milliseconds after which a server that doesn't respond is given up; unlimited if absent. */
  queryTimeoutMs?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onError?: (error: Error) => void;
}

/** A connection pool: `db` for typed queries, and the driver's pool for LISTEN, COPY, and advisory locks. */
export interface Connection {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

const DEFAULT_CONNECTIONS = 10;
/**
 * If a machine loses power or is suspended, its transaction stays open: PostgreSQL would learn it from TCP only after
 * hours, and all alerts would wait for it.
 */
const LONGEST_IDLING_MS = 180_000;

/** Opens the database for a server: at `databaseUrl` if given, otherwise the embedded PostgreSQL in `dataDir`. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl, ...embeddedOptions } = options;
  if (databaseUrl !== undefined) return { url: databaseUrl, embedded: false, close: () => Promise.resolve() };
  const embedded = await startEmbedded(embeddedOptions);
  return { url: embedded.url, embedded: true, close: () => embedded.stop() };
}

/** Opens the database for a command line tool: as `openDatabase`, but shares the embedded one with a running server. */
export async function openDatabaseBeside(options: OpenOptions): Promise<OpenDatabase> {
  const running = options.databaseUrl === undefined ? await findRunning(options.dataDir) : undefined;
  return openDatabase(running === undefined ? options : { ...options, databaseUrl: running });
}

/** Creates a connection pool. It connects on first use; with several hosts in the URL, to the primary. */
export function connect(url: string, options: ConnectOptions): Connection {
  const {
    name,
    max = DEFAULT_CONNECTIONS,
    statementTimeoutMs = 0,
    queryTimeoutMs,
    onError = () => undefined,
  } = options;
  const pool = new pg.Pool({
    ...addressOf(url),
    application_name: `watchdesk ${name}`,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
    idle_in_transaction_session_timeout: LONGEST_IDLING_MS,
    types: columnTypes(),
  });
  pool.on('error', onError);
  // Without a listener, a connection that breaks between two statements would end the process. The next statement
  // reports the error to its caller.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const unobserve = observe(
    databaseConnections,
    () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    { pool: name },
  );
  const close = (): Promise<void> => {
    unobserve();
    // Kysely's destroy also ends the pool.
    return db.destroy();
  };
  return { db, pool, close };
}

/**
 * Column types that differ from the driver's defaults: int8 is a string (an id may exceed the safe integers), date is a
 * string (a day has no time zone), and timestamp without time zone is UTC. timestamptz is a Date.
 */
function columnTypes(): pg.TypeOverrides {
  const { INT8, DATE, TIMESTAMP } = pg.types.builtins;
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, (text) => text);
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`));
  return types;
}
