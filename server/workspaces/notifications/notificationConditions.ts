import { sql, type RawBuilder } from 'kysely';

type NotificationSetting = 'notifySharedDocByApp' | 'notifySharedDocByEmail' | 'notifyGroupMember';

/** As in the effective settings of people/settings. */
const defaults: Readonly<Record<NotificationSetting, boolean>> = {
  notifySharedDocByApp: false,
  notifySharedDocByEmail: true,
  notifyGroupMember: true,
};

/**
 * SQL expression: whether a user has switched a notification setting on.
 * @param user the alias of the user table in the statement
 */
export function wantsNotification(user: string, setting: NotificationSetting): RawBuilder<boolean> {
  return sql`coalesce(${sql.ref(`${user}.settings`)}->${sql.lit(setting)} = 'true'::jsonb, ${sql.lit(defaults[setting])})`;
}

/**
 * SQL expression: whether what happens in a workspace of a user group reaches a member at all: as the group's owner, or
 * because the member wants what reaches the members, too.
 * @param user and `member`: the aliases of the tables of users and of group members
 */
export function reachesMember(user: string, member: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${member}.is_owner`)} or ${wantsNotification(user, 'notifyGroupMember')})`;
}
