import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { defaultRealm } from '@contract/limits';
import { readConfig } from '@server/config';
import { connect, openDatabaseBeside } from '@server/db/connect';
import { insertInitialContentCategories } from '@server/channels/initialContentCategories';
import { insertFirstPublishChannel } from '@server/channels/publish-channels/repository';
import { migrate } from '@server/db/migrate';
import { createAdministrator } from '@server/people/administrators/createAdministrator';
import { runCommand, printLine } from './support/terminal';

const usage = `npm run create-admin -- --department "Acme Research" --email ada@acme.example --first-name Ada --last-name Admin [--realm watchdesk]

Creates an administrator, and the department if it doesn’t exist. The server can be running.
Prompts for the password; without a terminal, reads it from the first line of standard input.
`;

/** Creates an administrator, usually the first one of a department. */
async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      department: { type: 'string' },
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      realm: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { department, email, 'first-name': firstName, 'last-name': lastName } = values;
  if (values.help || !department || !email || !firstName || !lastName) {
    printLine(usage);
    return values.help ? 0 : 2;
  }
  const config = readConfig(process.env);
  const realm = values.realm ?? config.signOn.default?.realm ?? defaultRealm;
  const password = await readPassword();
  const database = await openDatabaseBeside({ ...config, say: printLine });
  const connection = connect(database.url, { name: 'create-admin' });
  try {
    await migrate(database.url, { say: printLine });
    await insertInitialContentCategories(connection.db);
    const made = await createAdministrator(
      connection.db,
      { realm, departmentName: department, email, firstName, lastName, password },
      { departmentInserted: insertFirstPublishChannel },
    );
    const where = made.isNewDepartment ? 'the new department' : 'the department';
    printLine(
      `${email} is now an administrator of ${where} "${department}" (${made.departmentId}), realm "${realm}".\n`,
    );
  } finally {
    await connection.close();
    await database.close();
  }
  return 0;
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const first = await askHidden('Password: ');
  const again = await askHidden('Repeat password: ');
  if (first !== again) throw new Error('Passwords must match');
  return first;
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  throw new Error('No password given.');
}

/** Prompts without echoing the input. */
async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

runCommand(main);
