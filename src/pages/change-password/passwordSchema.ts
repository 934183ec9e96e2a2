import { limits } from '@contract/limits';
import { object, ref, string, type ObjectSchema } from 'yup';
import { t } from '@client/shared/texts/t';

export interface PasswordValues {
  oldPassword: string;
  password: string;
  confirmPassword: string;
}
export type PasswordFaults = Partial<Record<keyof PasswordValues, string>>;

/** Characters as people see them: code points, as the server counts. */
const pattern = (required: string) =>
  string()
    .required(required)
    .test('short', t('changePassword.short'), (text) => Array.from(text).length >= limits.passwordMin)
    .test(
      'long',
      t('changePassword.long', { n: limits.passwordMax }),
      (text) => Array.from(text).length <= limits.passwordMax,
    );

/** The rules for a new password that need no server: it alone knows the commonest ones, and the old one. */
export const passwordSchema = (): ObjectSchema<PasswordValues> =>
  object({
    oldPassword: string().required(t('changePassword.required.old')),
    password: pattern(t('changePassword.required.new')).notOneOf([ref('oldPassword')], t('changePassword.same')),
    confirmPassword: pattern(t('changePassword.required.confirm')).oneOf(
      [ref('password')],
      t('changePassword.mismatch'),
    ),
  });
