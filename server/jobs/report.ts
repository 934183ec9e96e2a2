import { pino } from 'pino';
import type { Config } from '@server/config';

/** Writes what went wrong in the background to the log. */
export type Report = (error: unknown, where: string) => void;
/** Writes a line of what somebody should know to the log, with what it is about beside it. */
export type Warn = (message: string, about: Readonly<Record<string, unknown>>) => void;

export function createReport(config: Config): Report {
  const log = logOf(config);
  return (error, where) => log.error({ err: error }, `Failed: ${where}`);
}

export function createWarn(config: Config): Warn {
  const log = logOf(config);
  return (message, about) => log.warn(about, message);
}

const logOf = (config: Config) => pino({ level: config.logLevel, base: { part: 'worker' } });
