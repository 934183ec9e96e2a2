import type { EnvironmentReader } from './environmentReader';

export interface MetricsConfig {
  /** The port of their own on which metrics are served; absent: the web server's, and only with the token. */
  port?: number;
  /** The bearer token that a request needs. */
  token?: string;
}

const SHORTEST_TOKEN = 16;

/** Reads where metrics are served: on METRICS_PORT, or with METRICS_TOKEN alone on the web server's port. */
export function readMetrics(reader: EnvironmentReader, webPort: number): MetricsConfig | undefined {
  const port = reader.integer('METRICS_PORT', 1, 65_535);
  const token = reader.headerWord('METRICS_TOKEN');
  if (token !== undefined && token.length < SHORTEST_TOKEN) {
    reader.addProblem('METRICS_TOKEN', `must be at least ${String(SHORTEST_TOKEN)} characters long`);
  }
  if (port !== undefined && port === webPort) reader.addProblem('METRICS_PORT', 'must differ from PORT');
  if (port === undefined && token === undefined) return undefined;
  return { ...(port !== undefined && { port }), ...(token !== undefined && { token }) };
}
