import type { Client, Pool } from 'pg';
import { createClientLike } from '@server/db/client';
import { announcedUsers, announcementChannel } from './announce';

/** A connection to a browser that waits for changes. */
interface ChangeListener {
  /** Something changed for the user. */
  changed(): void;
  /** Keeps the connection open. */
  beat(): void;
  /** Ends the connection; the browser connects again. */
  end(): void;
}

const heartbeatMs = 25_000;
const retryMs = { first: 500, longest: 30_000 };
/** Open streams of one user; the oldest is ended for a new one. */
const streamsOfOne = 20;

/**
 * Passes announced changes on to the streams of this process. One connection to the database listens for all of them,
 * from the first stream on.
 */
export class ChangeHub {
  private readonly listeners = new Map<string, Set<ChangeListener>>();
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private starting: Promise<void> | undefined;
  private failures = 0;
  private closed = false;

  constructor(
    private readonly pool: Pool,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Adds a stream of a user, and returns a function that removes it. Resolves when changes are listened to. */
  async add(userId: string, listener: ChangeListener): Promise<() => void> {
    if (this.closed) listener.end();
    const ofUser = this.listeners.get(userId) ?? new Set();
    const [oldest] = ofUser;
    if (oldest && ofUser.size >= streamsOfOne) oldest.end();
    this.listeners.set(userId, ofUser.add(listener));
    this.heartbeat ??= setInterval(() => this.all((one) => one.beat()), heartbeatMs).unref();
    await (this.starting ??= this.listen());
    return () => {
      ofUser.delete(listener);
      if (ofUser.size === 0 && this.listeners.get(userId) === ofUser) this.listeners.delete(userId);
    };
  }

  /** Ends all streams, and stops listening. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.all((listener) => listener.end());
    this.listeners.clear();
    await this.starting;
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private async listen(): Promise<void> {
    const client = createClientLike(this.pool, 'changes');
    client.on('error', this.onError);
    client.on('notification', ({ payload = '' }) => {
      for (const userId of announcedUsers(payload)) this.listeners.get(userId)?.forEach((one) => one.changed());
    });
    // Also after an error: the connection ends then.
    client.once('end', () => this.reconnect(client));
    try {
      await client.connect();
      await client.query(`listen ${announcementChannel}`);
      if (this.closed) return;
      this.client = client;
      // What was announced in between is unknown.
      if (this.failures > 0) this.all((listener) => listener.changed());
      this.failures = 0;
    } catch (error) {
      this.onError(error);
      await client.end().catch(() => undefined);
      this.reconnect(client);
    } finally {
      if (this.closed && this.client !== client) await client.end().catch(() => undefined);
    }
  }

  private reconnect(client: Client): void {
    if (this.closed || this.retry !== undefined || (this.client !== undefined && this.client !== client)) return;
    this.client = undefined;
    const pause = Math.min(retryMs.longest, retryMs.first * 2 ** this.failures);
    this.failures += 1;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.starting = this.listen();
    }, pause).unref();
  }

  private all(notify: (listener: ChangeListener) => void): void {
    for (const ofUser of this.listeners.values()) ofUser.forEach(notify);
  }
}
