/**
 * Shutdown functions, run once in reverse order of registration. One that is added during a shutdown runs immediately.
 */
export class ShutdownHooks {
  private readonly waiting: (() => Promise<unknown>)[] = [];
  private stopped: Promise<void> | undefined;

  constructor(private readonly printLine: (message: string) => void) {}

  get stopping(): boolean {
    return this.stopped !== undefined;
  }

  /** Registers the function that stops a resource that was started. */
  add(end: () => Promise<unknown>): void {
    if (this.stopped) void this.run(end);
    else this.waiting.push(end);
  }

  /** Stops everything, last started first. Further calls return the same promise. */
  stop(): Promise<void> {
    this.stopped ??= this.runAll();
    return this.stopped;
  }

  private async runAll(): Promise<void> {
    for (const end of this.waiting.reverse()) await this.run(end);
  }

  private async run(end: () => Promise<unknown>): Promise<void> {
    try {
      await end();
    } catch (error) {
      this.printLine(`While stopping: ${String(error)}`);
    }
  }
}
