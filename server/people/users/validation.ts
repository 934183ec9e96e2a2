import { isEmailAddress } from '@contract/email';
import { adminLevel, deliveryMethods, limits, standardLevel } from '@contract/limits';
import { isOneLine, oneLineText } from '@contract/oneLine';
import { tooLongText } from '@server/http/fieldChecks';

/** The same texts as in the client's form, to the letter. */
export const userTexts = {
  firstName: 'First Name is required field',
  lastName: 'Last Name is required field',
  uid: 'Email is required field',
  uidInvalid: 'Please provide a valid email address.',
  tooLong: tooLongText(limits.userField),
  oneLine: oneLineText,
  password: 'New Password is required field.',
  level: 'Must be 5 (administrator) or 0 (standard user).',
  method: 'Unknown delivery method.',
  full: 'Your company has reached its maximum number of users.',
  taken: 'A user with this email already exists.',
  notFound: 'User not found.',
  ownsGroups: 'This user owns user groups that have other members. Choose a new owner for each group first.',
  someOwnGroups:
    'Some of these users own user groups that have other members. Choose a new owner for each group first.',
  removeOwn: 'You can’t delete your own account.',
  demoteOwn: 'You can’t remove your own permissions.',
  ownPassword: 'To change your own password, go to Change My Password.',
} as const;

/** Fields with the same names in forms, request bodies, and files. */
interface UserNames {
  firstName: string;
  lastName: string;
}

export const trimmedNames = <T extends UserNames>(given: T): T => ({
  ...given,
  firstName: given.firstName.trim(),
  lastName: given.lastName.trim(),
});

function textError(text: string, missing: string): string | null {
  if (text === '') return missing;
  if (!isOneLine(text)) return userTexts.oneLine;
  return Array.from(text).length > limits.userField ? userTexts.tooLong : null;
}

export function nameErrors({ firstName, lastName }: UserNames): Record<string, string> {
  const errors = {
    firstName: textError(firstName, userTexts.firstName),
    lastName: textError(lastName, userTexts.lastName),
  };
  return present(errors);
}

export function uidErrors(uid: string): Record<string, string> {
  const error = textError(uid, userTexts.uid) ?? (isEmailAddress(uid) ? null : userTexts.uidInvalid);
  return present({ uid: error });
}

export function permissionErrors(level: number, methods: readonly number[]): Record<string, string> {
  return present({
    level: level === adminLevel || level === standardLevel ? null : userTexts.level,
    deliveryMethods: methods.every((method) => accountMethods.includes(method)) ? null : userTexts.method,
  });
}

/** The delivery methods that an account can have: access and publish. */
const accountMethods: readonly number[] = [deliveryMethods.access, deliveryMethods.publish];

export const normalizeMethods = (methods: readonly number[]): number[] =>
  [...new Set(methods)].sort((one, other) => one - other);

/** The delivery methods that a new user gets of those asked for: publish permission is granted only by editing a user. */
export const methodsOfNewUser = (methods: readonly number[]): number[] =>
  normalizeMethods(methods).filter((method) => method !== deliveryMethods.publish);

function present(errors: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}
