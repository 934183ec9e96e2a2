import net from 'node:net';
import pg from 'pg';
import { databaseHosts } from '../config/databaseHosts';
import { PrimaryFinder } from './primaryFinder';

type ClientClass = new (config?: string | pg.ClientConfig) => pg.Client;

/** The address of a database in the driver's terms, for `pg.Pool` and `pg.Client`. */
interface DatabaseAddress {
  connectionString: string;
  Client: ClientClass;
}

/** After this, a server that doesn't respond to a connection attempt is given up. */
export const CONNECT_TIMEOUT_MS = 10_000;

const addresses = new Map<string, DatabaseAddress>();

/** How to reach the database at a URL. With several hosts, its clients connect to the one that is the primary. */
export function addressOf(url: string): DatabaseAddress {
  const known = addresses.get(url);
  if (known) return known;
  const [first = url, ...others] = databaseHosts(url) ?? [];
  const Client = others.length === 0 ? pg.Client : primaryClient(new PrimaryFinder([first, ...others]));
  const address = { connectionString: first, Client };
  addresses.set(url, address);
  return address;
}

/** A client of its own, outside of a pool. */
export function createClient(url: string, name: string): pg.Client {
  const { Client, connectionString } = addressOf(url);
  return new Client({
    connectionString,
    application_name: `watchdesk ${name}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
}

/** A client of its own with the address and settings of a pool. */
export function createClientLike(pool: pg.Pool, name: string): pg.Client {
  const { options } = pool;
  const Client = isClientClass(options.Client) ? options.Client : pg.Client;
  return new Client({ ...options, application_name: `watchdesk ${name}` });
}

function isClientClass(value: unknown): value is ClientClass {
  return typeof value === 'function' && (value === pg.Client || value.prototype instanceof pg.Client);
}

/** A client class whose connections go to the primary, and break when another server becomes the primary. */
export function primaryClient(finder: PrimaryFinder): ClientClass {
  return class PrimaryClient extends pg.Client {
    private readonly socket: net.Socket;

    constructor(config?: string | pg.ClientConfig) {
      const socket = new net.Socket();
      super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket });
      this.socket = socket;
      // Before `connect` resolves, nobody else listens. Errors are reported by its promise.
      this.on('error', () => undefined);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null, client: pg.Client) => void): void;
    override connect(callback?: (error: Error | null, client: pg.Client) => void): Promise<pg.Client> | undefined {
      const connecting = this.connectToPrimary();
      if (callback === undefined) return connecting;
      connecting.then(
        () => callback(null, this),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), this),
      );
      return undefined;
    }

    private async connectToPrimary(): Promise<pg.Client> {
      const primary = await finder.find();
      const { host, port } = new pg.Client(primary.url);
      Object.assign(this, { host, port });
      try {
        await super.connect();
        // It may have been demoted since it was found.
        const { rows } = await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
        if (rows[0]?.standby !== false) throw new Error('Connection terminated: the server is no longer the primary.');
      } catch (error) {
        finder.forget(primary);
        void this.end().catch(() => undefined);
        throw error;
      }
      // Destroyed at once, without telling a server that may not respond.
      const reason = new Error('Connection terminated: another server is the primary now.');
      const unwatch = finder.watch(primary, () => this.socket.destroy(reason));
      this.once('end', () => {
        unwatch();
        // The server may have failed: the next connection waits for its successor, instead of failing.
        finder.forget(primary);
      });
      return this;
    }
  };
}
