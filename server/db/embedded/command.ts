import { execFile } from 'node:child_process';
import type { Account } from './osUser';

/** The search path for programs. */
// oxlint-disable-next-line no-restricted-properties -- PATH belongs to the operating system and isn't a setting of Watchdesk
export const PROGRAM_PATH = process.env.PATH ?? '/usr/bin:/bin';

/** A minimal environment: PGDATA, PGPORT, or a locale of the caller must not affect PostgreSQL. */
export const PLAIN_ENVIRONMENT = { PATH: PROGRAM_PATH, LC_ALL: 'C', TZ: 'UTC' };

interface CommandOptions {
  account?: Account | undefined;
  input?: string;
}

/** Runs a program as the given account and returns its output. Rejects with the end of its error output if it fails. */
export function runCommand(file: string, args: string[], options: CommandOptions = {}): Promise<string> {
  const { account, input = '' } = options;
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  return new Promise((resolve, reject) => {
    const settings = { cwd: '/', env: PLAIN_ENVIRONMENT, maxBuffer: 10_000_000, ...identity };
    const child = execFile(file, args, settings, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || stdout.trim() || error.message, { cause: error }));
      else resolve(stdout);
    });
    child.stdin?.on('error', () => undefined); // the program may exit before it has read its input
    child.stdin?.end(input);
  });
}

/** Returns whether the command succeeds as the account, for checks such as "can this user enter that folder?". */
export async function succeeds(file: string, args: string[], account: Account | undefined): Promise<boolean> {
  return runCommand(file, args, { account }).then(
    () => true,
    () => false,
  );
}
