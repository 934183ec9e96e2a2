import { pino, type Logger } from 'pino';
import type { Config } from '../config';
import { Outage } from './outage';

/** Logs an error of a background job with its stack; for an `Outage` one line, with the time until the next attempt. */
export type Report = (error: unknown, where: string, restMs?: number) => void;
/** Logs a warning with structured details. */
export type Warn = (message: string, about: Readonly<Record<string, unknown>>) => void;

export function createReport(config: Config, log: Pick<Logger, 'error' | 'warn'> = logOf(config)): Report {
  return (error, where, restMs) => {
    if (!(error instanceof Outage)) return log.error({ err: error }, `Couldn’t ${where}`);
    const again = restMs === undefined ? '' : ` Retrying in ${String(Math.ceil(restMs / 1000))} s.`;
    log.warn(`Couldn’t ${where}. ${error.message}${again}`);
  };
}

export function createWarn(config: Config): Warn {
  const log = logOf(config);
  return (message, about) => log.warn(about, message);
}

const logOf = (config: Config) => pino({ level: config.logLevel, base: { part: 'worker' } });
