import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The operating system's user that PostgreSQL runs as; undefined means: whoever runs the server. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
}

const OWN_NAME = 'watchdesk';

/**
 * PostgreSQL refuses to run as root. A user of its own is better than `nobody`, whose processes could read the data;
 * where none can be made, `nobody` it is.
 */
export async function databaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const own = (await lookUp(OWN_NAME)) ?? (await makeOwn());
  const account = own ?? (await lookUp('nobody'));
  if (!account)
    throw new Error('PostgreSQL can’t run as root, and this computer has no user "nobody". Set DATABASE_URL.');
  return account;
}

/** The user a folder already belongs to: a data folder is always opened as its owner. */
export function accountOfOwner(owner: { uid: number; gid: number }): Account {
  return { uid: owner.uid, gid: owner.gid, name: `user ${String(owner.uid)}` };
}

async function makeOwn(): Promise<Account | undefined> {
  try {
    const nowhere = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
    await run('useradd', ['--system', '--user-group', ...nowhere, OWN_NAME]);
  } catch {
    // No useradd here, or another start holds the lock on the list of users: what counts is whether the user exists now.
  }
  return lookUp(OWN_NAME);
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    // `| 0`: macOS prints -2 as 4294967294, and Node takes signed numbers.
    return { uid: Number(uid.stdout) | 0, gid: Number(gid.stdout) | 0, name };
  } catch {
    return undefined;
  }
}
