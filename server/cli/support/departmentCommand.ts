import { parseArgs } from 'node:util';
import { pluralize } from '@contract/numbers';
import type { Db } from '@server/db/schema';
import { countChannels } from '@server/channels/repository';
import { findDepartments, setDepartmentMaximums } from '@server/people/departments/repository';
import { countUsers, lockSeats } from '@server/people/users/repository';

/** More than any company has; a larger number is a typing error. */
const HIGHEST = 1_000_000;

/**
 * Shows a department's maximums of users and channels, and changes those that are given. Takes what follows the command's
 * name: `<name or id> [--max-seats N] [--max-channels N]`.
 * @returns a sentence for the person at the terminal; undefined if the words do not fit the usage
 * @throws Error in words for people
 */
export async function departmentCommand(db: Db, words: string[]): Promise<string | undefined> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { 'max-seats': { type: 'string' }, 'max-channels': { type: 'string' } },
  });
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1) return undefined;
  const maxSeats = readMaximum('--max-seats', values['max-seats']);
  const maxChannels = readMaximum('--max-channels', values['max-channels']);
  const { id } = await onlyDepartment(db, wanted);
  return db.transaction().execute(async (tx) => {
    // The lock that adding a user or a channel takes too: the counts stay true until the change is committed.
    await lockSeats(tx, id);
    const users = await countUsers(tx, id);
    const channels = await countChannels(tx, id);
    refuseLess('--max-seats', maxSeats, pluralize(users, '# user', '# users'), users);
    refuseLess('--max-channels', maxChannels, pluralize(channels, '# channel', '# channels'), channels);
    const department = await setDepartmentMaximums(tx, id, { maxSeats, maxChannels });
    return [
      `${department.name} (${id}, realm ${department.realm_id})`,
      `users:    ${users} of at most ${department.max_seats}`,
      `channels: ${channels} of at most ${department.max_channels}`,
    ].join('\n');
  });
}

function readMaximum(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= HIGHEST) return number;
  throw new Error(`${option} takes a whole number up to ${HIGHEST}, not "${text}".`);
}

function refuseLess(option: string, maximum: number | undefined, inUse: string, count: number): void {
  if (maximum !== undefined && maximum < count) {
    throw new Error(`The department has ${inUse}: ${option} can’t be less. Nothing was changed.`);
  }
}

async function onlyDepartment(db: Db, wanted: string): Promise<{ id: string }> {
  const found = await findDepartments(db, wanted);
  const [department] = found;
  if (!department) throw new Error(`There is no department with the name or id "${wanted}".`);
  if (found.length === 1) return department;
  const ids = found.map(({ id, realm_id }) => `${id} (realm ${realm_id})`).join(', ');
  throw new Error(`Several departments are called "${wanted}". Use the id: ${ids}.`);
}
