import type { Db, Tx } from '@server/db/schema';
import type { LookStyle } from '@server/engine/mail/looks';
import type { Deps } from '@server/http/deps';

/** What higher subjects do in the same transaction when an account changes; `app.ts` hands it in. */
export interface PeopleHooks {
  /** Ends the person's sessions, except the given one. */
  signOut(tx: Tx, userId: string, now: Date, exceptSessionId?: string): Promise<void>;
  /** Removes what belongs to people and is not deleted by a foreign key, before their accounts are deleted. */
  beforeRemoval(tx: Tx, userIds: readonly string[]): Promise<void>;
  /** Moves what is due at local hours after the time zone of a person or a department has changed. */
  timeZoneChanged(tx: Tx, whose: { userId: string } | { departmentId: string }, now: Date): Promise<void>;
}

/** The mail styles that a department may choose from; they belong to the subject `mail`. */
export interface DepartmentMailStyles {
  /** The department's own styles, by name. */
  own(db: Db | Tx, departmentId: string): Promise<LookStyle[]>;
  /** A style by id, the product's or the department's own; undefined if there is none. */
  find(db: Db | Tx, departmentId: string, id: string | null | undefined): Promise<LookStyle | undefined>;
}

export interface PeopleDeps extends Deps {
  hooks: PeopleHooks;
  mailStyles: DepartmentMailStyles;
  /** How many notifications a person has not read, by the group that they came by; they belong to `workspaces`. */
  unreadByGroup(db: Db, userId: string): Promise<ReadonlyMap<string, number>>;
}
