import { limits } from '@contract/limits';
import type { UserGroup } from '@contract/userGroups';
import { mixed, object, string, type ObjectSchema } from 'yup';
import { t } from '@client/shared/texts/t';

/** The values of the form; `users` are uids without the owner's. */
export interface UserGroupValues {
  name: string;
  description: string;
  users: string[];
}

export const emptyGroup: UserGroupValues = { name: '', description: '', users: [] };

export const valuesOf = ({ name, description, members }: UserGroup): UserGroupValues => ({
  name,
  description,
  users: members.filter(({ isOwner }) => !isOwner).map(({ uid }) => uid),
});

export function isSameGroup(one: UserGroupValues, other: UserGroupValues): boolean {
  const users = new Set(one.users);
  const same = users.size === other.users.length && other.users.every((uid) => users.has(uid));
  return same && one.name.trim() === other.name.trim() && one.description.trim() === other.description.trim();
}

export const userGroupSchema = (): ObjectSchema<UserGroupValues> =>
  object({
    name: string()
      .trim()
      .required(t('userGroup.required.name'))
      .max(limits.groupName, t('field.tooLong', { n: limits.groupName })),
    description: string()
      .trim()
      .required(t('userGroup.required.description'))
      .max(limits.groupDescription, t('field.tooLong', { n: limits.groupDescription })),
    users: mixed<string[]>().required(),
  });
