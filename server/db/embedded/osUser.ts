import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The OS user that runs PostgreSQL; undefined means the user of this process. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
}

const OWN_NAME = 'watchdesk';

/**
 * Chooses the user that runs PostgreSQL, which refuses to run as root. Prefers a dedicated user to `nobody`, whose
 * other processes could read the data; uses `nobody` if no user can be created.
 */
export async function databaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const own = (await lookUp(OWN_NAME)) ?? (await makeOwn());
  const account = own ?? (await lookUp('nobody'));
  if (!account)
    throw new Error('PostgreSQL can’t run as root, and this computer has no user "nobody". Set DATABASE_URL.');
  return account;
}

/** The owner of a folder: a data directory is always opened as its owner. */
export function accountOfOwner(owner: { uid: number; gid: number }): Account {
  return { uid: owner.uid, gid: owner.gid, name: `user ${String(owner.uid)}` };
}

async function makeOwn(): Promise<Account | undefined> {
  try {
    const nowhere = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
    await run('useradd', ['--system', '--user-group', ...nowhere, OWN_NAME]);
  } catch {
    // useradd is missing, or another start holds the lock of the user list; only whether the user exists now matters.
  }
  return lookUp(OWN_NAME);
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    // `| 0`: macOS prints -2 as 4294967294, but Node expects signed numbers.
    return { uid: Number(uid.stdout) | 0, gid: Number(gid.stdout) | 0, name };
  } catch {
    return undefined;
  }
}
