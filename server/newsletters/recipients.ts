import { sql } from 'kysely';
import { isEmailAddress } from '@contract/email';
import { deliveryMethods } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { hasUnsubscribed } from '@server/people/mail-address/newsletterConsent';

export interface Recipient {
  userId: string;
  address: string;
}

interface Recipients {
  /** Each user once, ordered by id. */
  reachable: Recipient[];
  /** Number of users whose address bounced or isn't an email address. */
  unreachable: number;
  /** Number of users who unsubscribed from newsletters. */
  unsubscribed: number;
}

/** Whether a user's address is an email address that has not bounced. */
export async function isReachable(db: Db | Tx, userId: string): Promise<boolean> {
  const { address, bouncedAt } = await db
    .selectFrom('user_account')
    .select(['uid as address', 'mail_bounced_at as bouncedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return bouncedAt === null && isEmailAddress(address);
}

/** The members of user groups of a department who have access to the service. */
export async function recipientsOf(
  db: Db | Tx,
  departmentId: string,
  groupIds: readonly string[],
): Promise<Recipients> {
  const people = await db
    .selectFrom('user_account as u')
    .select([
      'u.id as userId',
      'u.uid as address',
      'u.mail_bounced_at as bouncedAt',
      hasUnsubscribed('u').as('hasUnsubscribed'),
    ])
    .where('u.department_id', '=', departmentId)
    .where(sql<boolean>`${deliveryMethods.access} = any(u.delivery_methods)`)
    .where(
      sql<boolean>`u.id in (
        select m.user_id from user_group_member m join user_group g on g.id = m.group_id
        where g.id = any(${[...groupIds]}::text[]) and g.department_id = ${departmentId})`,
    )
    .orderBy('u.id')
    .execute();
  const willing = people.filter((person) => !person.hasUnsubscribed);
  const reachable = willing.filter(({ address, bouncedAt }) => bouncedAt === null && isEmailAddress(address));
  return {
    reachable: reachable.map(({ userId, address }) => ({ userId, address })),
    unreachable: willing.length - reachable.length,
    unsubscribed: people.length - willing.length,
  };
}
