import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { feedLimits } from '@contract/limits';
import type { ArticleText } from '../analyzer/articleText';
import { FeedError } from '../feeds/feedError';
import type { NotAFeed, ParsedFeed } from '../feeds/feedItem';
import type { FeedDocument } from '../feeds/parseFeed';
import { cpuTimeOf } from './cpuTimeOf';
import type { NewsBytes, NewsRead } from './feedWorker';

export type ToFeedProcess =
  | { kind: 'parse'; document: FeedDocument }
  | { kind: 'readNews'; document: NewsBytes }
  | { kind: 'analyze'; text: ArticleText };

export type FeedAnswer =
  | { kind: 'parsed'; feed: ParsedFeed | NotAFeed }
  | { kind: 'newsRead'; news: NewsRead }
  | { kind: 'analyzed'; vector: string };

/** After `crashed` the process ends. */
export type FromFeedProcess =
  | { kind: 'ready' }
  | FeedAnswer
  | { kind: 'failed'; message: string }
  | { kind: 'crashed'; message: string };

const { computeMs, wallMs, memoryMb } = feedLimits.worker;

/** Starts a process; tests start one that they wrote. */
export type StartFeedProcess = (memoryMb: number) => ChildProcess;

/**
 * Starts a built program as a process for feeds: with its own memory limit, and without the environment's secrets.
 * @param errors what becomes of what it writes to its standard error, such as V8's report when the memory is exceeded
 */
export function forkFeedProcess(
  program: string,
  memoryMb: number,
  errors: 'inherit' | 'ignore' = 'inherit',
): ChildProcess {
  return fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
    stdio: ['ignore', 'ignore', errors, 'ipc'],
  });
}

export const startFeedProcess: StartFeedProcess = (mostMb) =>
  forkFeedProcess(path.join(__dirname, `feed.worker${path.extname(__filename)}`), mostMb);

/**
 * A process that computes one thing at a time. It is killed if a computation exceeds its time, and ends by itself if it
 * exceeds its memory; the next computation starts a new one. Not a thread: at its memory limit, a thread may end the
 * whole process, or go on without ever ending (Node 24).
 */
export class FeedProcess {
  private child: ChildProcess | undefined;
  private ready: Promise<ChildProcess> | undefined;

  constructor(private readonly start: StartFeedProcess) {}

  /**
   * The time limit starts when the process has loaded.
   * @param signal After an abort, the computation has at most `computeMs` left.
   * @throws FeedError TOO_COMPLEX, or ABORTED if `end` or the signal stopped it; Error if the computation failed
   */
  async run(request: ToFeedProcess, signal: AbortSignal | undefined): Promise<FeedAnswer> {
    this.ready ??= this.startProcess();
    const child = await this.ready;
    let reason: Error = new FeedError('ABORTED');
    let crash: Error | undefined;
    let aborting: NodeJS.Timeout | undefined;
    const abort = (): void => {
      aborting = setTimeout(() => kill(child), computeMs);
    };
    const cancel = onTimeUsedUp(child, () => {
      reason = new FeedError('TOO_COMPLEX');
      kill(child);
    });
    try {
      return await new Promise<FeedAnswer>((resolve, reject) => {
        child.on('message', (message: FromFeedProcess) => {
          if (message.kind === 'failed') reject(new Error(message.message));
          else if (message.kind === 'crashed') crash = new Error(message.message);
          else if (message.kind !== 'ready') resolve(message);
        });
        child.on('exit', (code, killedBy) => {
          reject(crash ?? (isOutOfMemory(code, killedBy) ? new FeedError('TOO_COMPLEX') : failureOf(code, reason)));
        });
        if (signal?.aborted === true) abort();
        else signal?.addEventListener('abort', abort, { once: true });
        // If it can't be sent, the process has ended or ends now.
        child.send(request, (error) => {
          if (error !== null) kill(child);
        });
      });
    } finally {
      cancel();
      clearTimeout(aborting);
      signal?.removeEventListener('abort', abort);
      child.removeAllListeners('message');
      this.forgetAtExit(child);
    }
  }

  /** Kills the process and its current computation. */
  async end(): Promise<void> {
    const { child } = this;
    if (child === undefined || hasEnded(child)) return;
    const ended = once(child, 'exit');
    kill(child);
    await ended;
  }

  private startProcess(): Promise<ChildProcess> {
    const child = this.start(memoryMb);
    this.child = child;
    return new Promise<ChildProcess>((resolve, reject) => {
      child.once('message', () => {
        this.forgetAtExit(child);
        resolve(child);
      });
      // It couldn't be started.
      child.on('error', (error) => {
        this.forget();
        reject(error);
      });
      child.on('exit', (code) => {
        this.forget();
        reject(failureOf(code, new FeedError('ABORTED')));
      });
    });
  }

  /** A process may also end between two computations. */
  private forgetAtExit(child: ChildProcess): void {
    child.removeAllListeners('error').on('error', () => undefined);
    child.removeAllListeners('exit').on('exit', () => this.forget());
    if (hasEnded(child)) this.forget();
  }

  private forget(): void {
    this.child = undefined;
    this.ready = undefined;
  }
}

function kill(child: ChildProcess): void {
  child.kill('SIGKILL');
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Node ends by `abort()` when it has no memory left: the signal SIGABRT, or on Windows the code 134. */
function isOutOfMemory(code: number | null, signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGABRT' || code === 134;
}

/** A process ends by itself only if something in it failed; otherwise it was killed for the given reason. */
function failureOf(code: number | null, reason: Error): Error {
  return code === null ? reason : new Error(`The process that reads feeds ended with code ${code}.`);
}

/**
 * Calls `end` when a computation that starts now has used up its time; returns a function that cancels this. So that a
 * legitimate feed isn't stopped while other processes use the CPU, `computeMs` must have passed both in wall time and
 * in the CPU time of the process, where the system tells it; `wallMs` is the limit in any case.
 */
function onTimeUsedUp({ pid = 0 }: ChildProcess, end: () => void): () => void {
  const cpuBefore = cpuTimeOf(pid);
  const startedAt = performance.now();
  let timer: NodeJS.Timeout;
  let isCancelled = false;
  const check = (): void => {
    const cpuNow = cpuTimeOf(pid);
    const computeLeft = cpuBefore === null || cpuNow === null ? 0 : computeMs - (cpuNow - cpuBefore);
    const wallLeft = wallMs - (performance.now() - startedAt);
    if (computeLeft > 0 && wallLeft > 0) {
      timer = setTimeout(check, Math.min(Math.max(computeLeft, 50), wallLeft));
      return;
    }
    // A result that is already queued (because this thread was busy) is handled first.
    setImmediate(() => {
      if (!isCancelled) end();
    });
  };
  timer = setTimeout(check, computeMs);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}
