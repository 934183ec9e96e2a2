import type { Db, Tx } from '@server/db/schema';
import type { LookStyle } from '@server/engine/mail/looks';
import type { Deps } from '@server/http/deps';

/** Functions of higher subjects that run in the same transaction when an account changes; `app.ts` provides them. */
interface PeopleHooks {
  /** Ends the user's sessions except the given one. */
  signOut(tx: Tx, userId: string, now: Date, exceptSessionId?: string): Promise<void>;
  /** Removes data of users that no foreign key deletes, before their accounts are deleted. */
  beforeRemoval(tx: Tx, userIds: readonly string[]): Promise<void>;
  /** Reschedules alerts, which are due at local times, after the time zone of a user or department has changed. */
  timeZoneChanged(tx: Tx, whose: { userId: string } | { departmentId: string }, now: Date): Promise<void>;
  /** Announces to users that a group of theirs changed: its members, its name, or that it was deleted. */
  groupsChanged(tx: Tx, userIds: readonly string[]): Promise<void>;
}

/** The mail styles available to a department, provided by the subject `mail`. */
interface DepartmentMailStyles {
  /** The department's own styles, ordered by name. */
  own(db: Db | Tx, departmentId: string): Promise<LookStyle[]>;
  /** Finds a built-in style or one of the department's own; undefined if there is none. */
  find(db: Db | Tx, departmentId: string, id: string | null | undefined): Promise<LookStyle | undefined>;
}

export interface PeopleDeps extends Deps {
  hooks: PeopleHooks;
  mailStyles: DepartmentMailStyles;
  /** Numbers of the user's unread notifications by user group id, provided by `workspaces`. */
  unreadByGroup(db: Db, userId: string): Promise<ReadonlyMap<string, number>>;
}
