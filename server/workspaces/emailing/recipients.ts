import { sql } from 'kysely';
import type { SendEmailAnswer } from '@contract/articleEmail';
import { isEmailAddress } from '@contract/email';
import { deliveryMethods } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { notFound } from '@server/http/errors';
import { skippedAddresses } from '@server/mail/external-addresses/repository';
import { visibleWorkspaces } from '../access';
import { emailTexts } from './texts';

export interface EmailRecipients extends Pick<SendEmailAnswer, 'unreachable' | 'skipped'> {
  colleagues: { userId: string; address: string }[];
  external: string[];
}

/**
 * The recipients of an email, each once and without the caller: the members of the caller's user groups, and external
 * addresses. An address of a colleague counts as that colleague.
 * @throws AppError NOT_FOUND for a group that the caller isn't a member of
 */
export async function resolveRecipients(
  db: Db | Tx,
  caller: Caller,
  { groupIds, addresses }: { groupIds: readonly string[]; addresses: readonly string[] },
  now: Date,
): Promise<EmailRecipients> {
  await requireOwnGroups(db, caller, groupIds);
  const given = distinctAddresses(addresses);
  const people = await db
    .selectFrom('user_account as u')
    .select(['u.id as userId', 'u.uid as address', 'u.mail_bounced_at as bouncedAt'])
    .where('u.department_id', '=', caller.departmentId)
    .where('u.id', '<>', caller.userId)
    .where(sql<boolean>`${deliveryMethods.access} = any(u.delivery_methods)`)
    .where((person) =>
      person.or([
        sql<boolean>`u.id in (select m.user_id from user_group_member m where m.group_id = any(${[...groupIds]}::text[]))`,
        sql<boolean>`lower(u.uid) = any(${[...given.keys()]}::text[])`,
      ]),
    )
    .orderBy('u.id')
    .execute();
  const reachable = people.filter(({ address, bouncedAt }) => bouncedAt === null && isEmailAddress(address));
  for (const { address } of [...people, { address: caller.uid }]) given.delete(address.toLowerCase());
  const skipped = await skippedAddresses(db, caller.departmentId, [...given.values()], now);
  for (const { address } of skipped) given.delete(address.toLowerCase());
  return {
    colleagues: reachable.map(({ userId, address }) => ({ userId, address })),
    external: [...given.values()],
    unreachable: people.length - reachable.length,
    skipped,
  };
}

/** The addresses by their lower case. */
const distinctAddresses = (addresses: readonly string[]): Map<string, string> =>
  new Map(addresses.map((address) => [address.trim().toLowerCase(), address.trim()]));

async function requireOwnGroups(db: Db | Tx, caller: Caller, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  const groups = new Set(await visibleWorkspaces(db, caller));
  if (groupIds.some((id) => id === caller.userId || !groups.has(id))) throw notFound(emailTexts.groupGone);
}
