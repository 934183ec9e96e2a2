import type { Db, Tx } from '@server/db/schema';
import { headerLine } from '@server/engine/mail/headerLine';
import { markAddressBounced } from '@server/people/users/accounts';
import { markExternalBounced } from './repository';

const MAX_REASON_CHARACTERS = 500;

interface RecipientBounce {
  mail: { user_id: string | null; department_id: string | null; recipient: string };
  reason: string;
  at: Date;
  /** When the mail was sent: a user's address that was resumed later stays as it is. */
  sentAt?: Date;
}

/** Marks the address of a mail's recipient as bounced, a user's or an external one. Returns whether this call did. */
export async function markRecipientBounced(
  db: Db | Tx,
  { mail, reason, at, sentAt }: RecipientBounce,
): Promise<boolean> {
  const { user_id: userId, department_id: departmentId, recipient: address } = mail;
  if (userId !== null) {
    return markAddressBounced(db, { userId, address, reason, at, ...(sentAt && { sentAt }) });
  }
  if (departmentId === null) return false;
  const line = headerLine(reason).slice(0, MAX_REASON_CHARACTERS);
  await markExternalBounced(db, { departmentId, address, reason: line, at });
  return true;
}
