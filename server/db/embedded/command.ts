import { execFile } from 'node:child_process';
import type { Account } from './osUser';

/** Where the machine keeps its programs. */
// eslint-disable-next-line no-restricted-properties -- this is the machine's own matter, and no setting of Watchdesk's
export const PROGRAM_PATH = process.env.PATH ?? '/usr/bin:/bin';

/** Nothing of the caller's environment: PGDATA, PGPORT or a locale in it must not change what PostgreSQL does. */
export const PLAIN_ENVIRONMENT = { PATH: PROGRAM_PATH, LC_ALL: 'C', TZ: 'UTC' };

export interface CommandOptions {
  account?: Account | undefined;
  input?: string;
}

/** Runs a program to its end as the given account, and gives what it printed. Throws with its last words if it failed. */
export function runCommand(file: string, args: string[], options: CommandOptions = {}): Promise<string> {
  const { account, input = '' } = options;
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  return new Promise((resolve, reject) => {
    const settings = { cwd: '/', env: PLAIN_ENVIRONMENT, maxBuffer: 10_000_000, ...identity };
    const child = execFile(file, args, settings, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || stdout.trim() || error.message, { cause: error }));
      else resolve(stdout);
    });
    child.stdin?.on('error', () => undefined); // it may end before it has read its input
    child.stdin?.end(input);
  });
}

/** Whether the command succeeds as the account; for questions such as "can this user enter that folder?". */
export async function succeeds(file: string, args: string[], account: Account | undefined): Promise<boolean> {
  return runCommand(file, args, { account }).then(
    () => true,
    () => false,
  );
}
