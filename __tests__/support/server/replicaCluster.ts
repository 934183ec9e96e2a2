import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { types } from 'node:util';
import pg from 'pg';
import { startEmbedded, type EmbeddedDatabase } from '@server/db/embedded';
import { copyCluster, testBinaries, writeOwned } from './copyCluster';
import { until } from './until';

/** A PostgreSQL of a replicated set, started from the embedded binaries or those in TEST_POSTGRES_BIN. */
export interface ReplicaServer {
  /** Its name as a standby (`application_name`). */
  name: string;
  /** Connection string of its database, with the folder of its Unix socket as host. */
  url: string;
  folder: string;
  pid: number;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A primary and standbys that stream from it. Call `remove` in `afterAll`. */
export class ReplicaCluster {
  private readonly home = mkdtempSync(path.join(tmpdir(), 'wd-replicas-'));
  private readonly running = new Map<string, EmbeddedDatabase>();
  /** The processes of servers that are frozen. */
  private readonly frozen = new Map<string, readonly number[]>();

  async startPrimary(name: string): Promise<ReplicaServer> {
    await chmod(this.home, 0o711); // run as root, PostgreSQL has a user of its own
    const server = await this.start(name);
    // The tests' databases write carelessly; what a standby must have is waited for.
    await server.query('alter database watchdesk set synchronous_commit = on');
    await server.query("alter system set wal_keep_size = '512MB'");
    await server.query("alter system set wal_receiver_status_interval = '1s'");
    await server.query('select pg_reload_conf()');
    return server;
  }

  /** Copies a running server, and starts the copy as its standby. */
  async startStandby(name: string, of: ReplicaServer): Promise<ReplicaServer> {
    await mkdir(this.dataDir(name), { mode: 0o711 });
    const cluster = path.join(this.dataDir(name), 'postgres');
    await copyCluster(of, cluster);
    for (const file of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock']) {
      rmSync(path.join(cluster, file), { force: true });
    }
    this.follow(cluster, name, of);
    return this.start(name);
  }

  /** Waits for the standby at each commit of the primary. */
  async setSynchronous(primary: ReplicaServer, names: string): Promise<void> {
    await primary.query(`alter system set synchronous_standby_names = '${names}'`);
    await primary.query('select pg_reload_conf()');
    if (names === '') return;
    await until(async () => {
      const rows = await primary.query("select from pg_stat_replication where sync_state in ('sync', 'quorum')");
      return rows.length > 0;
    });
  }

  /** Kills a server with all its connections, as a power cut would; does nothing to one that was killed before. */
  async kill(server: ReplicaServer): Promise<void> {
    const database = this.running.get(server.name);
    if (!database) return;
    this.running.delete(server.name);
    for (const pid of [server.pid, ...(this.frozen.get(server.name) ?? [])]) signal(pid, 'SIGKILL');
    this.frozen.delete(server.name);
    await database.stop();
  }

  /** Stops all processes of a server from running, as if its machine hung. Ends with `kill`. */
  async freeze(server: ReplicaServer): Promise<void> {
    const pids = await this.pidsOf(server);
    this.frozen.set(server.name, pids);
    for (const pid of pids) signal(pid, 'SIGSTOP');
  }

  /** Kills a server and each of its processes in the same moment: none of them completes anything. */
  async killAll(server: ReplicaServer): Promise<void> {
    for (const pid of await this.pidsOf(server)) signal(pid, 'SIGKILL');
    await this.kill(server);
  }

  /** Copies the new primary in place of a server that was killed, and starts the copy as its standby. */
  async replaceByStandby(server: ReplicaServer, of: ReplicaServer): Promise<ReplicaServer> {
    await rm(this.dataDir(server.name), { recursive: true, force: true });
    return this.startStandby(server.name, of);
  }

  /** Stops a server, and starts it again as a standby of another one. */
  async restartAsStandby(server: ReplicaServer, of: ReplicaServer): Promise<ReplicaServer> {
    await this.stop(server);
    this.follow(server.folder, server.name, of);
    return this.start(server.name);
  }

  async restart(server: ReplicaServer): Promise<ReplicaServer> {
    return this.start(server.name);
  }

  async stop(server: ReplicaServer): Promise<void> {
    await this.running.get(server.name)?.stop();
    this.running.delete(server.name);
  }

  async remove(): Promise<void> {
    // Standbys first: a primary waits for them when it stops.
    for (const database of [...this.running.values()].reverse()) await database.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  private async pidsOf(server: ReplicaServer): Promise<number[]> {
    const rows = await server.query<{ pid: number }>('select pid from pg_stat_activity where pid is not null');
    return [server.pid, ...rows.map(({ pid }) => pid)];
  }

  private dataDir(name: string): string {
    return path.join(this.home, name);
  }

  private async start(name: string): Promise<ReplicaServer> {
    const dataDir = this.dataDir(name);
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const database = await startEmbedded({ dataDir, durable: false, ...testBinaries });
    this.running.set(name, database);
    const url = socketAuthority(database.url);
    return {
      name,
      url,
      folder: database.folder,
      pid: database.pid,
      async query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
        const client = new pg.Client(url);
        await client.connect();
        try {
          return (await client.query<Row>(text, values)).rows;
        } finally {
          await client.end();
        }
      },
    };
  }

  private follow(cluster: string, name: string, of: ReplicaServer): void {
    const socket = decodeURIComponent(new URL(of.url).hostname);
    const conninfo = `host=${socket} user=watchdesk application_name=${name}`;
    const settings = [
      `primary_conninfo = '${conninfo}'`,
      'hot_standby = on',
      "recovery_target_timeline = 'latest'",
      "synchronous_standby_names = ''",
      "wal_retrieve_retry_interval = '200ms'",
    ];
    appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `\n${settings.join('\n')}\n`);
    writeOwned(cluster, 'standby.signal', '');
  }
}

/** Signals a process, unless it has ended by itself. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // Not instanceof: in jest, Node's errors are of another realm.
    if (!(types.isNativeError(error) && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** One connection string that names several servers. */
export function urlOfAll(...servers: readonly ReplicaServer[]): string {
  const [first] = servers;
  if (!first) throw new Error('No server given');
  return first.url.replace(/@[^/]+/, `@${servers.map(({ url }) => /@([^/]+)/.exec(url)?.[1]).join(',')}`);
}

/** Names the socket's folder as the host, because several hosts can be listed only there. */
function socketAuthority(url: string): string {
  const { username, pathname, searchParams } = new URL(url);
  return `postgres://${username}@${encodeURIComponent(searchParams.get('host') ?? '')}${pathname}`;
}
