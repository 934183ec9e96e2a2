import { setImmediate } from 'node:timers/promises';
import { adminLevel, standardLevel } from '@contract/limits';
import type { ImportRow } from '@contract/users';
import { nameErrors, uidErrors, trimmedNames } from '../validation';
import type { FileRow } from './parseUsersCsv';
import { importTexts } from './texts';

/** An account of the department whose email occurs in the file. */
interface ExistingAccount {
  id: string;
  uid: string;
  given_name: string;
  sur_name: string;
  level: number;
  delivery_methods: number[];
}

export interface PlannedRow extends ImportRow {
  /** The user's level after the import: 5 (administrator) or 0. */
  level: number;
  /** The password in the file, for a new user. */
  givenPassword: string | undefined;
  known: ExistingAccount | undefined;
}

interface PlanContext {
  /** The user who imports. */
  callerId: string;
  accounts: readonly ExistingAccount[];
  /** Validates a password; returns a message, or undefined if it is acceptable. */
  validatePassword: (password: string) => Promise<string | undefined>;
}

/** Determines what to do with each row, without changing anything. */
export async function planRows(rows: readonly FileRow[], context: PlanContext): Promise<PlannedRow[]> {
  const accounts = new Map(context.accounts.map((account) => [account.uid, account]));
  const seen = new Map<string, number>();
  const planned: PlannedRow[] = [];
  for (const [index, row] of rows.entries()) {
    // Yields to other requests after every hundred rows.
    if (index % 100 === 99) await setImmediate();
    const uid = (row.uid ?? '').toLowerCase();
    const earlier = seen.get(uid);
    if (uid !== '' && earlier === undefined) seen.set(uid, row.row);
    planned.push(await planRow({ ...row, uid }, accounts.get(uid), earlier, context));
  }
  return planned;
}

async function planRow(
  row: FileRow & { uid: string },
  known: ExistingAccount | undefined,
  earlier: number | undefined,
  context: PlanContext,
): Promise<PlannedRow> {
  const names = trimmedNames({ firstName: row.firstName ?? '', lastName: row.lastName ?? '' });
  const rights = readRights(row);
  const level = rights.level ?? known?.level ?? standardLevel;
  const faults = [...Object.values(nameErrors(names)), ...Object.values(uidErrors(row.uid)), ...rights.faults];
  const notes = [...rights.notes];
  if (earlier !== undefined) faults.push(importTexts.repeated(earlier));
  if (row.hasMoreCells) faults.push(importTexts.cells);
  if (known?.id === context.callerId && known.level === adminLevel && level !== adminLevel)
    faults.push(importTexts.own);
  if (row.password && known) notes.push(importTexts.passwordKept);
  const weakness = row.password && !known ? await context.validatePassword(row.password) : undefined;
  if (weakness !== undefined) faults.push(weakness);
  const changes = known ? changesOf(known, names, level) : [];
  const fine = !known ? 'add' : changes.length > 0 ? 'change' : 'same';
  return {
    row: row.row,
    uid: row.uid,
    ...names,
    administrator: level === adminLevel,
    level,
    action: faults.length > 0 ? 'wrong' : fine,
    changes,
    faults,
    notes,
    givenPassword: row.password === '' ? undefined : row.password,
    known,
  };
}

interface Rights {
  /** Undefined if the file doesn't specify it. */
  level?: number;
  faults: string[];
  notes: string[];
}

/**
 * Reads the columns Level and Administrator. Level 1 means administrator only if the column Administrator says so too.
 */
function readRights({ level = '', administrator = '' }: FileRow): Rights {
  const says = yesOrNo(administrator);
  if (says === null) return { faults: [importTexts.yesOrNo], notes: [] };
  if (!['', '0', '1', '5'].includes(level)) return { faults: [importTexts.level], notes: [] };
  const contradicts = (says === true && level === '0') || (says === false && level === '5');
  if (contradicts) return { faults: [importTexts.contradiction], notes: [] };
  if (says !== undefined) return { level: says ? adminLevel : standardLevel, faults: [], notes: [] };
  if (level === '1') return { level: standardLevel, faults: [], notes: [importTexts.levelOne] };
  return level === '' ? { faults: [], notes: [] } : { level: Number(level), faults: [], notes: [] };
}

/** Parses yes or no; undefined if empty, null if unknown. */
function yesOrNo(text: string): boolean | undefined | null {
  const said = text.toLowerCase();
  if (said === '') return undefined;
  if (['yes', 'y', 'true', 'x', 'administrator', 'admin'].includes(said)) return true;
  if (['no', 'n', 'false', 'user', 'standard', 'standard user'].includes(said)) return false;
  return null;
}

function changesOf(known: ExistingAccount, names: { firstName: string; lastName: string }, level: number): string[] {
  const changed = {
    'First Name': known.given_name !== names.firstName,
    'Last Name': known.sur_name !== names.lastName,
    Administrator: known.level !== level,
  };
  return Object.entries(changed).flatMap(([name, is]) => (is ? [name] : []));
}
