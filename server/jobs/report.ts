import { pino } from 'pino';
import type { Config } from '@server/config';

/** Writes what went wrong in the background to the log. */
export type Report = (error: unknown, where: string) => void;

export function createReport(config: Config): Report {
  const log = pino({ level: config.logLevel, base: { part: 'worker' } });
  return (error, where) => log.error({ err: error }, `Failed: ${where}`);
}
