import { adminLevel, deliveryMethods } from '@contract/limits';
import type { DepartmentUser } from '@contract/users';
import { personName } from '@client/shared/texts/personName';

/** Level 1, from old data, counts as administrator too; the server writes only 5 and 0. */
export const isAdministrator = ({ level }: Pick<DepartmentUser, 'level'>): boolean =>
  level === adminLevel || level === 1;

export const mayPublish = ({ deliveryMethods: methods }: DepartmentUser): boolean =>
  methods.includes(deliveryMethods.publish);

export const nameOfUser = ({ firstName, lastName, uid }: DepartmentUser): string =>
  personName({ givenName: firstName, surName: lastName, uid });

export const initialsOfUser = ({ firstName, lastName, uid }: DepartmentUser): string => {
  const [first = '', last = ''] = [firstName, lastName].map((name) => Array.from(name.trim())[0] ?? '');
  return (first + last || uid.slice(0, 1)).toUpperCase();
};

/** Returns the default email address, or the user id. */
export const emailOfUser = ({ emails, uid }: DepartmentUser): string =>
  emails.find((email) => email.default)?.address ?? uid;
