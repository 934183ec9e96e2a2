import { saveFile } from '@client/shared/lib/saveFile';
import type { RootState } from '@client/shared/redux/rootState';
import { persistedNames } from '../persistence/slices';
import { apis } from '../reducerMap';
import { mask } from './mask';

export const exportFormat = 'watchdesk-session';
export const exportVersion = 1;

/** A session's state as a file: the persisted slices whole, what was on the screen, and where that was. Without secrets. */
export interface ExportedSession {
  format: typeof exportFormat;
  version: number;
  /** ISO 8601, UTC. */
  exportedAt: string;
  location: string;
  slices: Record<string, Record<string, unknown>>;
  /** By API: its fulfilled queries, by cache key. A pending one would never finish in a replay. */
  queries: Record<string, Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function maskedRecord(value: object): Record<string, unknown> {
  const copy = mask(value);
  return isRecord(copy) ? copy : {};
}

const fulfilled = (queries: unknown): Record<string, unknown> =>
  isRecord(queries)
    ? Object.fromEntries(Object.entries(queries).filter(([, query]) => isRecord(query) && query.status === 'fulfilled'))
    : {};

/** Makes the file's content. Nothing of it lets anybody in. */
export function exportSession(state: RootState, location: string, at: Date): ExportedSession {
  const slices: ExportedSession['slices'] = {};
  for (const name of persistedNames) slices[name] = maskedRecord(state[name]);
  const queries: ExportedSession['queries'] = {};
  for (const { reducerPath } of apis) queries[reducerPath] = maskedRecord(fulfilled(state[reducerPath].queries));
  return {
    format: exportFormat,
    version: exportVersion,
    exportedAt: at.toISOString(),
    location: String(mask(location)),
    slices,
    queries,
  };
}

/** Hands the file to the person. */
export function download(session: ExportedSession): void {
  const name = `watchdesk-session-${session.exportedAt.replace(/[:.]/g, '-')}.json`;
  saveFile(name, JSON.stringify(session, null, 1), 'application/json');
}
