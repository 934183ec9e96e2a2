import type { Recording } from '@client/api/apiExtra';
import type { ImportedState } from '@client/shared/redux/sessionActions';
import { idle } from '@client/shared/redux/loadState';
import { isRecord } from '@client/shared/values/isRecord';
import type { ExportedSession } from './recording';

/** What an API's cache takes in. Its inner shape is the library's: `never` fits each of the five. */
const isCache = (value: unknown): value is never => isRecord(value);

/** What was loading when the session was exported will not come: it counts as not asked for. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (!isRecord(value)) return value;
  if (value.status === 'loading' && 'requestId' in value) return idle;
  return Object.fromEntries(Object.entries(value).map(([field, inside]) => [field, settled(inside)]));
}

/** The payload of `session/stateImported`. */
export function importedState({ slices, queries }: ExportedSession): ImportedState {
  const caches: Record<string, never> = {};
  for (const [api, answered] of Object.entries(queries)) {
    const cache: unknown = { queries: answered, mutations: {}, provided: { tags: {}, keys: {} } };
    if (isCache(cache)) caches[api] = cache;
  }
  const whole: ImportedState['slices'] = {};
  for (const [name, slice] of Object.entries(slices)) {
    const content = settled(slice);
    if (isRecord(content)) whole[name] = content;
  }
  return { slices: whole, queries: caches };
}

/** The recorded answers, for calls that are made anew: a cache entry goes when nobody looks at it. */
export function recordingOf({ queries }: Pick<ExportedSession, 'queries'>): Recording {
  const answers = new Map<string, unknown>();
  for (const answered of Object.values(queries)) {
    for (const [key, query] of Object.entries(answered)) if (isRecord(query)) answers.set(key, query.data);
  }
  return { answer: (key) => (answers.has(key) ? { data: answers.get(key) } : null) };
}
