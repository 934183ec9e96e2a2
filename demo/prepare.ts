import { randomInt } from 'node:crypto';
import { defaultRealm } from '@contract/limits';
import type { Config } from '@server/config';
import type { Db } from '@server/db/schema';
import { demoAccounts } from './department/accounts';
import { updateDemoUrls } from './updateDemoUrls';

interface PreparedDemo {
  /** The demo's first start; articles are dated relative to it. */
  firstStart: Date;
  /** Lines to print, only at the first start: the accounts with their passwords, which aren't stored anywhere. */
  lines: string[];
}

/** Letters and digits that aren't easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/**
 * Seeds an empty database with the demo, or finds the existing one. Undefined if the demo is disabled, or the database
 * belongs to somebody else.
 */
export async function prepareDemo(db: Db, config: Config, now: Date): Promise<PreparedDemo | undefined> {
  if (!config.demo.enabled) return undefined;
  // Loaded only now, because it needs the libraries for articles and images, and other installations don't need it.
  const { demoFirstStart, seedDemo } = await import('./seed');
  const origin = `http://localhost:${String(config.port)}`;
  const known = await demoFirstStart(db);
  if (known) {
    await updateDemoUrls(db, origin);
    return { firstStart: known, lines: [] };
  }
  const passwords = new Map(demoAccounts.map(({ uid }) => [uid, config.demo.password ?? generatePassword()]));
  const realm = config.signOn.default?.realm ?? defaultRealm;
  const isNew = await seedDemo(db, { now, realm, passwords, origin });
  if (isNew) return { firstStart: now, lines: describe(passwords) };
  const others = await demoFirstStart(db); // seeded by a process that started at the same time
  return others && { firstStart: others, lines: [] };
}

function describe(passwords: ReadonlyMap<string, string>): string[] {
  const width = Math.max(...demoAccounts.map(({ uid }) => uid.length));
  return [
    'Demo accounts (shown only once):',
    ...demoAccounts.map(({ uid, what }) => `  ${uid.padEnd(width)}  ${passwords.get(uid) ?? ''}  ${what}`),
  ];
}

/** Generates a password with about 59 bits of entropy that is easy to type. */
function generatePassword(): string {
  const letters = (): string =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  return Array.from({ length: groups }, letters).join('-');
}
