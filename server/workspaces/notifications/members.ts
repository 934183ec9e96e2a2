import { isEmailAddress } from '@contract/email';
import { deliveryMethods } from '@contract/limits';
import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';
import { reachesMember, wantsNotification } from './notificationConditions';

/** A member of a user group. */
export interface Member {
  userId: string;
  givenName: string;
  surName: string;
  address: string;
  /** True if the member is to be mailed what is shared with the group. */
  wantsMail: boolean;
}

/** The members of the user group with this workspace; none of a personal one. */
export async function membersOf(tx: Tx, workspaceId: string): Promise<Member[]> {
  const rows = await tx
    .selectFrom('user_group_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select([
      'u.id as userId',
      'u.given_name as givenName',
      'u.sur_name as surName',
      'u.uid as address',
      sql<boolean>`${wantsNotification('u', 'notifySharedDocByEmail')} and ${reachesMember('u', 'm')}
        and u.mail_bounced_at is null and ${deliveryMethods.access} = any(u.delivery_methods)`.as('wantsMail'),
    ])
    .where('m.group_id', '=', workspaceId)
    .orderBy('u.id')
    .execute();
  return rows.map((row) => ({ ...row, wantsMail: row.wantsMail && isEmailAddress(row.address) }));
}
