import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { replicaLagSeconds, replicaUsable } from '@server/metrics/metrics';
import { startLoop, type Loop } from '@server/background/loop';
import { ReplayedTime } from './replayedTime';
import { walPosition } from './walPosition';

type ReplicaCondition = 'unknown' | 'usable' | 'behind' | 'failing' | 'unreachable' | 'not a standby';

export interface ReplicaState {
  name: string;
  condition: ReplicaCondition;
  /** Seconds by which it is behind the primary; null if unknown. */
  lagSeconds: number | null;
}

/** What a replica must have replayed to be asked. */
export interface Freshness {
  asOf?: string | undefined;
  /** The position of the caller's last write. */
  position?: bigint | undefined;
}

interface MonitorTimes {
  intervalMs: number;
  /** A replica that is further behind isn't asked. */
  mostLagMs: number;
  /** How long a replica isn't asked after a search failed on it; doubles with each further failure. */
  pauseMs: number;
  /** A replica that doesn't answer for so long is left, with the searches that wait for it. */
  answerMs: number;
}

const usual: MonitorTimes = { intervalMs: 1_000, mostLagMs: 30_000, pauseMs: 2_000, answerMs: 3_000 };
const longestPauseMs = 60_000;

const primaryQuestion = `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as as_of,
  pg_current_wal_insert_lsn()::text as position`;
const replicaQuestion = 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as position';

/** A replica as the monitor knows it. */
export class Replica {
  condition: ReplicaCondition = 'unknown';
  position = 0n;
  replayed: { asOf: string; lagMs: number } | undefined;
  running = 0;
  private failures = 0;
  private pausedUntil = 0;
  private leave: () => void = () => undefined;
  private leaving = this.nextLeaving();

  constructor(
    readonly name: string,
    readonly pool: Pool,
  ) {}

  get isPaused(): boolean {
    return performance.now() < this.pausedUntil;
  }

  /** Resolves when the replica stops being usable, so that nobody waits for one that doesn't respond. */
  get left(): Promise<void> {
    return this.leaving;
  }

  /** The circuit opens: no search is sent here for a while. */
  fail(pauseMs: number): void {
    this.failures += 1;
    this.pausedUntil = performance.now() + Math.min(longestPauseMs, pauseMs * 2 ** (this.failures - 1));
    this.become('failing');
  }

  succeed(): void {
    this.failures = 0;
  }

  become(condition: ReplicaCondition): void {
    if (this.condition === 'usable' && condition !== 'usable') {
      this.leave();
      this.leaving = this.nextLeaving();
    }
    this.condition = condition;
  }

  private nextLeaving(): Promise<void> {
    return new Promise((resolve) => {
      this.leave = resolve;
    });
  }
}

/** Watches the primary and the replicas for searches, once a second, and decides which replicas may be asked. */
export class ReplicaMonitor {
  readonly replicas: readonly Replica[];
  private readonly time = new ReplayedTime();
  private readonly times: MonitorTimes;
  private readonly loops: Loop[];

  /** @param onChange is called when a replica starts or stops being used. */
  constructor(
    private readonly primary: Pool,
    replicas: readonly { name: string; pool: Pool }[],
    private readonly onChange: (state: ReplicaState) => void = () => undefined,
    times: Partial<MonitorTimes> = {},
  ) {
    this.times = { ...usual, ...times };
    this.replicas = replicas.map(({ name, pool }) => new Replica(name, pool));
    const { intervalMs } = this.times;
    const repeat = (run: () => Promise<void>): Loop =>
      startLoop({ pauseMs: intervalMs, run: () => run().then(() => false), onError: () => undefined });
    this.loops = [
      repeat(() => this.lookAtPrimary()),
      ...this.replicas.map((replica) => repeat(() => this.lookAt(replica))),
    ];
  }

  /** The replicas that have replayed the requested state, the least busy first. */
  usable({ asOf, position }: Freshness): Replica[] {
    return this.replicas
      .filter((replica) => replica.condition === 'usable' && replica.position >= (position ?? 0n))
      .filter(({ replayed }) => replayed !== undefined && (asOf === undefined || isUpTo(asOf, replayed.asOf)))
      .sort((a, b) => a.running - b.running);
  }

  /** A search failed on a replica, or was canceled because it conflicted with replaying. */
  fail(replica: Replica): void {
    this.change(replica, () => replica.fail(this.times.pauseMs));
  }

  states(): ReplicaState[] {
    return this.replicas.map(stateOf);
  }

  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private async lookAtPrimary(): Promise<void> {
    const { rows } = await this.primary.query<{ as_of: string; position: string }>(primaryQuestion);
    const position = walPosition(rows[0]?.position);
    if (rows[0] && position !== undefined) this.time.add({ position, asOf: rows[0].as_of, at: performance.now() });
  }

  private async lookAt(replica: Replica): Promise<void> {
    let condition: ReplicaCondition = 'unreachable';
    try {
      const { rows } = await this.answerOf(replica);
      replica.position = walPosition(rows[0]?.position) ?? 0n;
      replica.replayed = this.time.of(replica.position);
      condition = rows[0]?.standby === true ? this.conditionOf(replica) : 'not a standby';
    } catch {
      replica.replayed = undefined;
    }
    if (!(replica.isPaused && condition === 'usable')) this.change(replica, () => replica.become(condition));
    const { name, lagSeconds } = stateOf(replica);
    replicaUsable.set({ replica: name }, replica.condition === 'usable' ? 1 : 0);
    if (lagSeconds === null) replicaLagSeconds.remove({ replica: name });
    else replicaLagSeconds.set({ replica: name }, lagSeconds);
  }

  /** @throws if there is none in time; a frozen server breaks no connection. */
  private async answerOf(replica: Replica) {
    const answered = new AbortController();
    const tooLate = sleep(this.times.answerMs, undefined, { signal: answered.signal }).then(() => {
      throw new Error('The replica isn’t responding.');
    });
    try {
      const question = replica.pool.query<{ standby: boolean; position: string | null }>(replicaQuestion);
      return await Promise.race([question, tooLate]);
    } finally {
      answered.abort();
    }
  }

  private conditionOf({ replayed }: Replica): ReplicaCondition {
    return replayed !== undefined && replayed.lagMs <= this.times.mostLagMs ? 'usable' : 'behind';
  }

  private change(replica: Replica, change: () => void): void {
    const before = replica.condition;
    change();
    if ((before === 'usable') !== (replica.condition === 'usable')) this.onChange(stateOf(replica));
  }
}

function stateOf({ name, condition, replayed }: Replica): ReplicaState {
  return { name, condition, lagSeconds: replayed === undefined ? null : replayed.lagMs / 1_000 };
}

/** Whether an instant is at most another one. Callers may give it with milliseconds, so equality counts only as text. */
function isUpTo(asOf: string, replayed: string): boolean {
  return asOf === replayed || Date.parse(asOf) < Date.parse(replayed);
}
