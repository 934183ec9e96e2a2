/** What has to be ended when the process stops: backwards, once, and also what was started meanwhile. */
export class Endings {
  private readonly waiting: (() => Promise<unknown>)[] = [];
  private stopped: Promise<void> | undefined;

  constructor(private readonly say: (sentence: string) => void) {}

  get stopping(): boolean {
    return this.stopped !== undefined;
  }

  /** Something was started; this ends it. */
  add(end: () => Promise<unknown>): void {
    if (this.stopped) void this.run(end);
    else this.waiting.push(end);
  }

  /** Ends everything, the last first; whoever asks again waits for the same. */
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
      this.say(`While stopping: ${String(error)}`);
    }
  }
}
