import type { DepartmentUser } from '@contract/users';
import { RefusedMail } from './RefusedMail';
import { emailOfUser } from './userWords';

/** The warning for a user whose email address was rejected, for administrators; otherwise nothing. */
export function RefusedMailOf({ user }: { user: DepartmentUser }) {
  const { mailRefused } = user;
  return mailRefused ? <RefusedMail address={emailOfUser(user)} refused={mailRefused} userId={user.id} /> : null;
}
