import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hostName } from '../config/databaseHosts';

/** Several servers were named, and none of them accepts writes. */
export class NoPrimaryError extends Error {
  readonly code = 'NO_PRIMARY';
}

interface Host {
  url: string;
  name: string;
}

/** A server as it answered: a standby, or a primary on a timeline. */
type Probe = { host: Host } & (
  | { kind: 'primary'; timeline: number }
  | { kind: 'standby' }
  | { kind: 'failed'; error: unknown }
);

/** A connection to a host, which is broken when another host becomes the primary. */
interface Connected {
  host: Host;
  disconnect: () => void;
}

interface PrimaryFinderTimes {
  /** The time in which a primary must be found, so that a fail-over doesn't fail what waits for a connection. */
  searchMs: number;
  /** The pause between two attempts to find it. */
  retryMs: number;
  /** The time limit of one server. */
  probeMs: number;
  /** How long the others are waited for when one has answered that it is a primary. */
  othersMs: number;
  /** The interval in which an open connection's server is checked. */
  watchMs: number;
}

const usual: PrimaryFinderTimes = { searchMs: 8_000, retryMs: 250, probeMs: 3_000, othersMs: 500, watchMs: 5_000 };

/** Errors that waiting doesn't repair: wrong password or account, missing database, and those of certificates. */
const FINAL_CODES = /^(28P01|28000|3D000|.*CERT.*|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/;

// Two servers may call themselves primary while a failed one isn't fenced: the one on the later timeline was promoted.
const QUESTION = `select pg_is_in_recovery() as standby,
  case when pg_is_in_recovery() then 0
    else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline`;

/**
 * Finds the primary among several PostgreSQL servers, and follows a fail-over: while there are connections, it looks
 * every few seconds whether another server was promoted, and breaks the connections to the former primary, even if that
 * one doesn't respond at all.
 */
export class PrimaryFinder {
  private readonly hosts: readonly Host[];
  private readonly connected = new Set<Connected>();
  private readonly times: PrimaryFinderTimes;
  private primary: Host | undefined;
  private searching: Promise<Host> | undefined;
  private watching: NodeJS.Timeout | undefined;

  constructor(urls: readonly string[], times: Partial<PrimaryFinderTimes> = {}) {
    this.hosts = urls.map((url) => ({ url, name: hostName(url) }));
    this.times = { ...usual, ...times };
  }

  /**
   * The primary.
   * @throws NoPrimaryError if there is none for several seconds; a server's error if all refuse the account
   */
  async find(): Promise<Host> {
    return this.primary ?? (this.searching ??= this.search().finally(() => (this.searching = undefined)));
  }

  /** Looks for the primary again at the next call of `find`. */
  forget(host: Host): void {
    if (this.primary === host) this.primary = undefined;
  }

  /** Watches over a connection; returns a function that ends this. */
  watch(host: Host, disconnect: () => void): () => void {
    const one = { host, disconnect };
    this.connected.add(one);
    this.watching ??= setInterval(() => void this.look(), this.times.watchMs).unref();
    // The primary changed while this connection was made.
    if (this.primary !== undefined && this.primary !== host) disconnect();
    return () => {
      this.connected.delete(one);
      if (this.connected.size > 0) return;
      clearInterval(this.watching);
      this.watching = undefined;
    };
  }

  private async look(): Promise<void> {
    const { found } = await this.probeAll();
    if (found !== undefined) this.follow(found);
  }

  private follow(host: Host): void {
    this.primary = host;
    for (const one of [...this.connected]) if (one.host !== host) one.disconnect();
  }

  private async search(): Promise<Host> {
    const end = performance.now() + this.times.searchMs;
    for (;;) {
      const { found, probes } = await this.probeAll();
      if (found !== undefined) {
        this.follow(found);
        return found;
      }
      // Not if only some refuse: another one may be about to be promoted.
      const refusals = probes.flatMap((probe) =>
        probe.kind === 'failed' && isFinal(probe.error) ? [probe.error] : [],
      );
      if (refusals.length === this.hosts.length) throw refusals[0];
      if (performance.now() >= end) throw new NoPrimaryError(textOf(probes));
      await sleep(this.times.retryMs);
    }
  }

  /** Asks all servers at once; those that don't answer aren't waited for long if one is a primary. */
  private async probeAll(): Promise<{ found: Host | undefined; probes: Probe[] }> {
    const probes: Probe[] = [];
    const ended = new AbortController();
    const othersLimit = () => sleep(this.times.othersMs, undefined, { signal: ended.signal }).catch(() => undefined);
    await new Promise<void>((resolve) => {
      for (const host of this.hosts) {
        void this.probe(host).then((probe) => {
          probes.push(probe);
          if (probes.length === this.hosts.length) resolve();
          else if (probe.kind === 'primary') void othersLimit().then(resolve);
        });
      }
    });
    ended.abort();
    const primaries = probes.filter((probe) => probe.kind === 'primary');
    const newest = Math.max(...primaries.map(({ timeline }) => timeline));
    // If two were promoted at once, all processes use the first of the list.
    const found = this.hosts.find((host) => primaries.some((one) => one.host === host && one.timeline === newest));
    return { found, probes };
  }

  private async probe(host: Host): Promise<Probe> {
    const limits = { connectionTimeoutMillis: this.times.probeMs, query_timeout: this.times.probeMs };
    let client: pg.Client | undefined;
    try {
      client = new pg.Client({ connectionString: host.url, application_name: 'watchdesk primary', ...limits });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query<{ standby: boolean; timeline: number }>(QUESTION);
      const { standby = true, timeline = 0 } = rows[0] ?? {};
      return standby ? { host, kind: 'standby' } : { host, kind: 'primary', timeline };
    } catch (error) {
      return { host, kind: 'failed', error };
    } finally {
      void client?.end().catch(() => undefined);
    }
  }
}

function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && FINAL_CODES.test(String(error.code));
}

function textOf(probes: readonly Probe[]): string {
  const each = probes.map((probe) => {
    if (probe.kind !== 'failed') return `${probe.host.name} is a standby`;
    return `${probe.host.name}: ${String(probe.error).replace(/^\w*error: /i, '')}`;
  });
  return `none of its servers is a primary (${each.join('; ')})`;
}
