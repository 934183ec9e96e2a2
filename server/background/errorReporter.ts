import { pino, type Logger } from 'pino';
import type { Config } from '../config';
import { Outage } from './outage';

/** Logs an error of a background job with its stack; for an `Outage` one line, with the time until the next attempt. */
export type ReportError = (error: unknown, where: string, pauseMs?: number) => void;
/** Logs a warning with structured details. */
type LogWarning = (message: string, about: Readonly<Record<string, unknown>>) => void;

export function createErrorReporter(config: Config, log: Pick<Logger, 'error' | 'warn'> = logOf(config)): ReportError {
  return (error, where, pauseMs) => {
    if (!(error instanceof Outage)) return log.error({ err: error }, `Couldn’t ${where}`);
    const again = pauseMs === undefined ? '' : ` Retrying in ${String(Math.ceil(pauseMs / 1000))} s.`;
    log.warn(`Couldn’t ${where}. ${error.message}${again}`);
  };
}

export function createWarningLogger(config: Config): LogWarning {
  const log = logOf(config);
  return (message, about) => log.warn(about, message);
}

const logOf = (config: Config) => pino({ level: config.logLevel, base: { part: 'worker' } });
