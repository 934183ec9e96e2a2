import type { Recording } from '@client/api/apiExtra';
import type { ImportedState } from '@client/shared/redux/persistedStateActions';
import { idle } from '@client/shared/redux/loadState';
import { isRecord } from '@client/shared/values/isRecord';
import type { ExportedSession } from '../session-recording/exportedSession';

/**
 * Narrows to the content of an API's cache. Its shape is RTK Query's own; `never` is assignable to that of each of the
 * five APIs.
 */
const isApiCache = (value: unknown): value is never => isRecord(value);

/** Resets load states that were `loading` during the export to `idle`: their responses will never arrive. */
function withoutPending(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPending);
  if (!isRecord(value)) return value;
  if (value.status === 'loading' && 'requestId' in value) return idle;
  return Object.fromEntries(Object.entries(value).map(([field, inside]) => [field, withoutPending(inside)]));
}

/** Returns the payload of `session/stateImported`. */
export function importedState({ slices, queries }: ExportedSession): ImportedState {
  const caches: Record<string, never> = {};
  for (const [api, answered] of Object.entries(queries)) {
    const cache: unknown = { queries: answered, mutations: {}, provided: { tags: {}, keys: {} } };
    if (isApiCache(cache)) caches[api] = cache;
  }
  const whole: ImportedState['slices'] = {};
  for (const [name, slice] of Object.entries(slices)) {
    const content = withoutPending(slice);
    if (isRecord(content)) whole[name] = content;
  }
  return { slices: whole, queries: caches };
}

/**
 * Returns the recorded responses, for queries that are sent again: RTK Query drops cache entries without subscribers.
 */
export function recordingOf({ queries }: Pick<ExportedSession, 'queries'>): Recording {
  const answers = new Map<string, unknown>();
  for (const answered of Object.values(queries)) {
    for (const [key, query] of Object.entries(answered)) if (isRecord(query)) answers.set(key, query.data);
  }
  return { answer: (key) => (answers.has(key) ? { data: answers.get(key) } : null) };
}
