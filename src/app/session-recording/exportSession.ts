import { release } from '@contract/release';
import { downloadFile } from '@client/shared/browser/downloadFile';
import type { RootState } from '@client/shared/redux/rootState';
import { persistedNames, persistedSlices } from '../persistence/persistedSlices';
import { apis } from '../reducerMap';
import { maskSecrets } from './maskSecrets';
import { isRecord } from '@client/shared/values/isRecord';
import type { PageLocation } from '@client/shared/services/lastPage';
import { exportFormat, exportVersion, type ExportedSession } from './exportedSession';

function maskedRecord(value: object): Record<string, unknown> {
  const copy = maskSecrets(value);
  return isRecord(copy) ? copy : {};
}

/** Removes redux-persist's own field. */
const withoutPersistField = ({ _persist, ...slice }: Record<string, unknown>): Record<string, unknown> => slice;

const fulfilledQueries = (queries: unknown): Record<string, unknown> =>
  isRecord(queries)
    ? Object.fromEntries(Object.entries(queries).filter(([, query]) => isRecord(query) && query.status === 'fulfilled'))
    : {};

/** Builds the content of the exported file. It contains no credentials. */
export function exportSession(state: RootState, place: PageLocation, at: Date): ExportedSession {
  const slices: ExportedSession['slices'] = {};
  const sliceVersions: ExportedSession['sliceVersions'] = {};
  for (const name of persistedNames) {
    slices[name] = withoutPersistField(maskedRecord(state[name]));
    sliceVersions[name] = persistedSlices[name].version;
  }
  const queries: ExportedSession['queries'] = {};
  for (const { reducerPath } of apis) queries[reducerPath] = maskedRecord(fulfilledQueries(state[reducerPath].queries));
  return {
    format: exportFormat,
    version: exportVersion,
    release,
    exportedAt: at.toISOString(),
    location: String(maskSecrets(place.path)),
    locationState: maskSecrets(place.state),
    slices,
    sliceVersions,
    queries,
  };
}

/** Saves the file in the browser. */
export function download(session: ExportedSession): void {
  const name = `watchdesk-session-${session.exportedAt.replace(/[:.]/g, '-')}.json`;
  downloadFile(name, JSON.stringify(session, null, 1), 'application/json');
}
