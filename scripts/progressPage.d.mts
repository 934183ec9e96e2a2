export interface ProgressPage {
  /** Updates the status shown on the page; `percent` is the overall progress. */
  report(status: { step: string; percent: number }): void;
  close(): Promise<void>;
}

export function serveProgressPage(address: { port: number; host: string }): Promise<ProgressPage>;
