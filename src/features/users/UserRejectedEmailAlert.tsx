import type { DepartmentUser } from '@contract/users';
import { RejectedEmailAlert } from './RejectedEmailAlert';
import { emailOfUser } from './userDisplay';

/** The warning for a user whose email address was rejected, for administrators; otherwise nothing. */
export function UserRejectedEmailAlert({ user }: { user: DepartmentUser }) {
  const { mailRefused } = user;
  return mailRefused ? <RejectedEmailAlert address={emailOfUser(user)} refused={mailRefused} userId={user.id} /> : null;
}
