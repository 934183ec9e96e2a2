import { isEmailAddress } from '@contract/email';
import { limits } from '@contract/limits';
import { array, boolean, object, ref, string, type ObjectSchema } from 'yup';
import { t } from '@client/shared/texts/t';

export interface UserValues {
  firstName: string;
  lastName: string;
  uid: string;
  password: string;
  confirmPassword: string;
  administrator: boolean;
  publish: boolean;
  /** Ids of user groups; as `topics`, only for a new user. */
  groups: string[];
  topics: string[];
}

export const emptyUser: UserValues = {
  firstName: '',
  lastName: '',
  uid: '',
  password: '',
  confirmPassword: '',
  administrator: false,
  publish: false,
  groups: [],
  topics: [],
};

const tooLong = () => t('field.tooLong', { n: limits.userField });
/** The rules for a password; an empty one passes. Its length is counted in code points. */
const passwordSchema = () =>
  string()
    .default('')
    .test('short', t('user.passwordShort'), (text) => text === '' || Array.from(text).length >= limits.passwordMin)
    .test(
      'long',
      t('field.tooLong', { n: limits.passwordMax }),
      (text) => Array.from(text).length <= limits.passwordMax,
    );

/** The schema of the user form. A new user needs a password; an existing user keeps theirs if the field is empty. */
export function userSchema(isNew: boolean): ObjectSchema<UserValues> {
  const given = (password: unknown) => typeof password === 'string' && password !== '';
  return object({
    firstName: string().trim().required(t('user.required.firstName')).max(limits.userField, tooLong()),
    lastName: string().trim().required(t('user.required.lastName')).max(limits.userField, tooLong()),
    uid: string()
      .trim()
      .required(t('user.required.uid'))
      .max(limits.userField, tooLong())
      .test('email', t('user.uidInvalid'), (uid) => isEmailAddress(uid.trim())),
    password: isNew ? passwordSchema().required(t('user.required.password')) : passwordSchema(),
    confirmPassword: string()
      .default('')
      .when('password', {
        is: given,
        // '' is allowed here: an empty confirmation is reported as missing, not as different.
        then: (schema) =>
          schema.required(t('user.required.confirm')).oneOf([ref('password'), ''], t('user.passwordsDiffer')),
      }),
    administrator: boolean().required(),
    publish: boolean().required(),
    groups: array().of(string().required()).required(),
    topics: array().of(string().required()).required(),
  });
}
