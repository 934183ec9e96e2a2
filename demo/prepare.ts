import { randomInt } from 'node:crypto';
import { defaultRealm } from '@contract/limits';
import type { Config } from '@server/config';
import type { Db } from '@server/db/schema';
import { demoAccounts } from './department/accounts';
import { pointDemo } from './pointDemo';
import { demoFirstStart, seedDemo } from './seed';

export interface PreparedDemo {
  /** What the demo's articles are dated by. */
  firstStart: Date;
  /** Lines to print, at the first start only: the accounts and their passwords, which are kept nowhere. */
  lines: string[];
}

/** Letters and digits that are not mistaken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** Seeds the demo into an empty database, or finds the one that is there. Undefined where there is to be none. */
export async function prepareDemo(db: Db, config: Config, now: Date): Promise<PreparedDemo | undefined> {
  if (!config.demo.enabled) return undefined;
  const origin = `http://localhost:${String(config.port)}`;
  const known = await demoFirstStart(db);
  if (known) {
    await pointDemo(db, origin);
    return { firstStart: known, lines: [] };
  }
  const passwords = new Map(demoAccounts.map(({ uid }) => [uid, config.demo.password ?? makePassword()]));
  const realm = config.signOn.default?.realm ?? defaultRealm;
  const isNew = await seedDemo(db, { now, realm, passwords, origin });
  if (isNew) return { firstStart: now, lines: describe(passwords) };
  const others = await demoFirstStart(db); // of a process that was started at the same moment and was quicker
  return others && { firstStart: others, lines: [] };
}

function describe(passwords: ReadonlyMap<string, string>): string[] {
  const width = Math.max(...demoAccounts.map(({ uid }) => uid.length));
  return [
    'Demo accounts (shown only once):',
    ...demoAccounts.map(({ uid, what }) => `  ${uid.padEnd(width)}  ${passwords.get(uid) ?? ''}  ${what}`),
  ];
}

/** About 59 bits, easy to type. */
function makePassword(): string {
  const letters = (): string =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  return Array.from({ length: groups }, letters).join('-');
}
