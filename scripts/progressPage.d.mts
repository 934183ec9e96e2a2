export interface ProgressPage {
  /** What the page shows from now on; `percent` is of the whole way. */
  report(status: { step: string; percent: number }): void;
  close(): Promise<void>;
}

export function serveProgressPage(address: { port: number; host: string }): Promise<ProgressPage>;
