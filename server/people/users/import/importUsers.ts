import { randomInt } from 'node:crypto';
import { adminLevel } from '@contract/limits';
import type { ImportAction, ImportAnswer } from '@contract/users';
import type { Db, Tx } from '@server/db/schema';
import { hashPassword } from '@server/people/passwords/hash';
import { validatePassword } from '@server/people/passwords/validatePassword';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError } from '@server/http/errors';
import type { PeopleDeps } from '@server/people/deps';
import { requireStillAdministrator } from '../service';
import { insertAccounts, updateAccount, type NewAccount } from '../accounts';
import { accountsOf, countUsers, lockSeats, maxSeatsOf } from '../repository';
import { userTexts } from '../validation';
import { planRows, type PlannedRow } from './planRows';
import type { FileContent } from './parseUsersCsv';
import { importTexts } from './texts';

export interface ImportRequest {
  file: FileContent;
  deliveryMethods: number[];
  dryRun: boolean;
  skipWrong: boolean;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

interface NewPassword {
  hash: string;
  /** The password generated for the user, which is returned once. */
  generated?: string;
}

/**
 * Reports what an import would do (dry run), or imports all rows or none; seats and names are checked again under the
 * lock. Hashing the passwords is slow, happens before the transaction, and can be cancelled at any time.
 *
 * Whether an email belongs to an account of another department is only reported by a real import, which skips those
 * rows: a dry run would let an administrator probe any address without a trace.
 */
export async function importUsers(deps: PeopleDeps, caller: Caller, request: ImportRequest): Promise<ImportAnswer> {
  const { db } = deps;
  const { file, dryRun, skipWrong } = request;
  const plan = await planOf(db, caller, file);
  const problems = problemsOf(
    plan,
    await maxSeatsOf(db, caller.departmentId),
    await countUsers(db, caller.departmentId),
  );
  if (dryRun || isBlocked(plan, problems, skipWrong)) return answer(false, plan, file, problems);
  const passwords = await createPasswords(deps, caller, plan, request);
  return db.transaction().execute(async (tx) => {
    const maxSeats = await lockSeats(tx, caller.departmentId);
    await requireStillAdministrator(tx, caller);
    const current = await planOf(tx, caller, file);
    const currentProblems = problemsOf(current, maxSeats, await countUsers(tx, caller.departmentId));
    if (isBlocked(current, currentProblems, skipWrong)) return answer(false, current, file, currentProblems);
    requirePasswords(current, plan);
    const added = await addAll(tx, caller, current, passwords, request.deliveryMethods);
    await changeAll(deps, tx, current);
    if (request.signal.aborted) throw cancelled();
    return answer(true, current.map(asImported(added)), file, [], passwords);
  });
}

async function planOf(db: Db | Tx, caller: Caller, { rows }: FileContent): Promise<PlannedRow[]> {
  const uids = rows.map(({ uid = '' }) => uid.toLowerCase());
  const accounts = await accountsOf(db, caller.departmentId, uids);
  return planRows(rows, { callerId: caller.userId, accounts, validatePassword });
}

const of = (plan: readonly PlannedRow[], action: ImportAction) => plan.filter((row) => row.action === action);

function problemsOf(plan: readonly PlannedRow[], maxSeats: number, used: number): string[] {
  const wanted = of(plan, 'add').length;
  const free = Math.max(0, maxSeats - used);
  return wanted > free ? [importTexts.seats(wanted, free)] : [];
}

function isBlocked(plan: readonly PlannedRow[], problems: readonly string[], skipWrong: boolean): boolean {
  return problems.length > 0 || (!skipWrong && of(plan, 'wrong').length > 0);
}

async function createPasswords(
  { config }: Deps,
  caller: Caller,
  plan: readonly PlannedRow[],
  { signal, onProgress }: ImportRequest,
): Promise<Map<string, NewPassword>> {
  const passwords = new Map<string, NewPassword>();
  // With single sign-on, users need no password here.
  const generates = config.openId === undefined;
  const waiting = of(plan, 'add').filter(({ givenPassword }) => generates || givenPassword !== undefined);
  const total = waiting.length;
  for (const { uid, givenPassword } of waiting) {
    if (signal.aborted) throw cancelled();
    const generated = givenPassword === undefined ? generatePassword() : undefined;
    const hash = await hashPassword(generated ?? givenPassword ?? '', caller.userId);
    passwords.set(uid, { hash, ...(generated !== undefined && { generated }) });
    onProgress(passwords.size, total);
  }
  return passwords;
}

/** A user who was deleted while passwords were hashed would be added again, without a password. */
function requirePasswords(current: readonly PlannedRow[], before: readonly PlannedRow[]): void {
  const foreseen = new Set(of(before, 'add').map(({ uid }) => uid));
  if (of(current, 'add').some(({ uid }) => !foreseen.has(uid))) throw changedMeanwhile();
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Generates a password with 80 bits of entropy, without easily confused characters, in groups that can be read aloud.
 */
function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** Inserts the new users except those whose email exists in another department; returns the inserted uids. */
async function addAll(
  tx: Tx,
  caller: Caller,
  plan: readonly PlannedRow[],
  passwords: ReadonlyMap<string, NewPassword>,
  deliveryMethods: number[],
): Promise<ReadonlySet<string>> {
  const rows: NewAccount[] = of(plan, 'add').map(({ uid, firstName, lastName, level }) => ({
    departmentId: caller.departmentId,
    realm: caller.realm,
    uid,
    firstName,
    lastName,
    level,
    deliveryMethods,
    passwordHash: passwords.get(uid)?.hash ?? null,
  }));
  const uids = new Set<string>();
  const batch = 500;
  for (let at = 0; at < rows.length; at += batch) {
    for (const { uid } of await insertAccounts(tx, rows.slice(at, at + batch))) uids.add(uid);
  }
  return uids;
}

/** Marks rows that were skipped because their email belongs to another department. */
const asImported =
  (added: ReadonlySet<string>) =>
  (row: PlannedRow): PlannedRow =>
    row.action !== 'add' || added.has(row.uid) ? row : { ...row, action: 'wrong', faults: [userTexts.taken] };

/** Updates existing users. Users who lose the administrator role are signed out. */
async function changeAll({ hooks, clock }: PeopleDeps, tx: Tx, plan: readonly PlannedRow[]): Promise<void> {
  for (const { known, firstName, lastName, level } of of(plan, 'change')) {
    if (!known) continue;
    await updateAccount(tx, { id: known.id, firstName, lastName, level, deliveryMethods: known.delivery_methods });
    if (known.level === adminLevel && level !== adminLevel) await hooks.signOut(tx, known.id, clock());
  }
}

function answer(
  imported: boolean,
  plan: readonly PlannedRow[],
  file: FileContent,
  problems: string[],
  passwords: ReadonlyMap<string, NewPassword> = new Map(),
): ImportAnswer {
  const counts = { add: 0, change: 0, same: 0, wrong: 0 };
  for (const { action } of plan) counts[action] += 1;
  const rows = plan.map(({ level: _level, givenPassword: _given, known: _known, ...row }) => {
    const password = passwords.get(row.uid)?.generated;
    return row.action === 'add' && password !== undefined ? { ...row, password } : row;
  });
  return { imported, rows, counts, problems, notes: file.notes };
}

const changedMeanwhile = () => new AppError('CONFLICT', 'The users changed in the meantime. Please try again.');
const cancelled = () => new AppError('CANCELLED', 'The import was canceled. Nothing was imported.');
