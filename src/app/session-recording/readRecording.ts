import { release as ourRelease } from '@contract/release';
import { t } from '@client/shared/texts/t';
import { persistedNames, persistedSlices, type PersistedName } from '../persistence/persistedSlices';
import { apis, reducerMap } from '../reducerMap';
import { isRecord } from '@client/shared/values/isRecord';
import { exportFormat, exportVersion, type ExportedSession } from './exportedSession';

export interface ReadRecording {
  /** In the format of this release. */
  session: ExportedSession;
  /** How the file differed and how that was handled: sentences for the user. */
  differences: string[];
}

const isRecordOfRecords = (value: unknown): value is Record<string, Record<string, unknown>> =>
  isRecord(value) && Object.values(value).every(isRecord);

/** Format version 1 has no `sliceVersions`: the versions are in redux-persist's field of each slice. */
function versionsIn(slices: Record<string, Record<string, unknown>>): Record<string, number> {
  const entries = Object.entries(slices).map(([name, { _persist }]): [string, number] => {
    const version = isRecord(_persist) ? _persist.version : undefined;
    return [name, typeof version === 'number' ? version : 1];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads an exported session and converts it to this release. Throws an error with a message for the user if the file
 * can't be read.
 */
export function readRecording(text: string): ReadRecording {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error(t('recording.notJson'));
  }
  if (!isRecord(content) || content.format !== exportFormat) throw new Error(t('recording.other'));
  const { version, release, exportedAt, location, slices, sliceVersions, queries } = content;
  if (version !== 1 && version !== exportVersion) {
    throw new Error(t('recording.newer', { version: String(version), known: exportVersion }));
  }
  if (typeof exportedAt !== 'string' || typeof location !== 'string') throw new Error(t('recording.noPlace'));
  if (!isRecordOfRecords(slices) || !isRecordOfRecords(queries)) throw new Error(t('recording.noState'));
  if (!/^\/(?![/\\])\P{Cc}*$/u.test(location)) throw new Error(t('recording.badPlace'));

  const differences: string[] = [];
  if (version !== exportVersion) differences.push(t('difference.format', { from: version, to: exportVersion }));
  const made = typeof release === 'string' ? release : null;
  if (made !== null && made !== ourRelease) {
    differences.push(t('difference.release', { from: made, to: ourRelease }));
  }
  const versions = isRecord(sliceVersions) ? sliceVersions : versionsIn(slices);
  for (const slice of Object.keys(slices)) {
    if (!persistedNames.some((name) => name === slice)) differences.push(t('difference.unknownSlice', { slice }));
  }
  const migrated: ExportedSession['slices'] = {};
  for (const name of persistedNames) {
    const recorded = slices[name];
    if (!recorded) differences.push(t('difference.missingSlice', { slice: name }));
    else
      migrated[name] = withInitialValues(
        name,
        migrate(name, recorded, versionOf(versions[name]), differences),
        differences,
      );
  }
  const known = Object.entries(queries).filter(([api]) => {
    const here = apis.some(({ reducerPath }) => reducerPath === api);
    if (!here) differences.push(t('difference.api', { api }));
    return here;
  });
  const session: ExportedSession = {
    format: exportFormat,
    version: exportVersion,
    release: made,
    exportedAt,
    location,
    locationState: content.locationState ?? null,
    slices: migrated,
    sliceVersions: Object.fromEntries(persistedNames.map((name) => [name, persistedSlices[name].version])),
    queries: Object.fromEntries(known),
  };
  return { session, differences };
}

type Slice = Record<string, unknown>;

/** An invalid version counts as 1, so that all migrations run. */
const versionOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 1;

/** Migrates a slice with the migrations that redux-persist uses for the persisted state. */
function migrate(name: PersistedName, recorded: Slice, from: number, differences: string[]): Slice {
  const { version: to, migrations } = persistedSlices[name];
  if (from === to) return recorded;
  const values = { slice: name, from, to };
  differences.push(t(from > to ? 'difference.newerSlice' : 'difference.slice', values));
  const steps: Readonly<Record<string, ((state: never) => unknown) | undefined>> = migrations;
  let slice = recorded;
  for (let version = from + 1; version <= to; version += 1) {
    const next = steps[version]?.(asMigrated(slice));
    if (isRecord(next)) slice = next;
  }
  return slice;
}

/** redux-persist's migrations expect persisted state, whose shape a recorded slice has. */
const isMigrated = (value: unknown): value is never => isRecord(value);
function asMigrated(slice: Slice): never {
  if (!isMigrated(slice)) throw new Error('A slice is a record');
  return slice;
}

/** Adds the initial value of each field that the recording lacks. */
function withInitialValues(name: PersistedName, recorded: Slice, differences: string[]): Slice {
  const fresh: unknown = reducerMap[name](undefined, { type: 'replay/fresh' });
  if (!isRecord(fresh)) return recorded;
  const whole: Slice = {};
  for (const [field, usual] of Object.entries(fresh)) {
    const given = recorded[field];
    if (given === undefined) {
      differences.push(t('difference.field', { field: `${name}.${field}` }));
      whole[field] = usual;
    } else if (isRecord(usual) && isRecord(given)) {
      for (const inner of Object.keys(usual).filter((one) => !(one in given))) {
        differences.push(t('difference.field', { field: `${name}.${field}.${inner}` }));
      }
      whole[field] = { ...usual, ...given };
    } else whole[field] = given;
  }
  return whole;
}
