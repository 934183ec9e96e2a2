import type { DepartmentUser } from '@contract/users';
import { RefusedMail } from './RefusedMail';
import { emailOfUser } from './userWords';

/** For administrators: that mails to a user are refused, and nothing where they are not. */
export function RefusedMailOf({ user }: { user: DepartmentUser }) {
  const { mailRefused } = user;
  return mailRefused ? <RefusedMail address={emailOfUser(user)} refused={mailRefused} userId={user.id} /> : null;
}
