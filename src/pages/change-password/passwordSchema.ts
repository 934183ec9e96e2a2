import { limits } from '@contract/limits';
import { object, ref, string, type ObjectSchema } from 'yup';
import { t } from '@client/shared/texts/t';

export interface PasswordValues {
  oldPassword: string;
  password: string;
  confirmPassword: string;
}
export type PasswordErrors = Partial<Record<keyof PasswordValues, string>>;

/** A password of valid length. Length is in Unicode code points, as on the server, not in UTF-16 units. */
const passwordField = (required: string) =>
  string()
    .required(required)
    .test('short', t('changePassword.short'), (text) => Array.from(text).length >= limits.passwordMin)
    .test(
      'long',
      t('field.tooLong', { n: limits.passwordMax }),
      (text) => Array.from(text).length <= limits.passwordMax,
    );

/**
 * The rules that the client can check. The server also checks the current password, and rejects the most common
 * passwords.
 */
export const passwordSchema = (): ObjectSchema<PasswordValues> =>
  object({
    oldPassword: string().required(t('changePassword.required.old')),
    password: passwordField(t('changePassword.required.new')).notOneOf([ref('oldPassword')], t('changePassword.hint')),
    confirmPassword: passwordField(t('changePassword.required.confirm')).oneOf(
      [ref('password')],
      t('changePassword.mismatch'),
    ),
  });
