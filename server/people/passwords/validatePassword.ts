import { limits } from '@contract/limits';
import { tooLongText } from '@server/http/fieldChecks';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Validates a new password: returns a message, or undefined if it is acceptable. Length is counted in code points. The
 * 10,000 most common passwords (ranked by zxcvbn-ts from leaked lists) are rejected, ignoring case.
 */
export async function validatePassword(password: string): Promise<string | undefined> {
  const length = Array.from(password).length;
  if (length < limits.passwordMin) {
    return `Your password should be at least ${limits.passwordMin} characters.`;
  }
  if (length > limits.passwordMax) return tooLongText(limits.passwordMax);
  common ??= readCommon();
  if ((await common).has(password.normalize('NFKC').toLowerCase())) {
    return 'This password is too common. Please choose another.';
  }
  return undefined;
}

/** Loaded lazily, because the list is large. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, limits.commonPasswords));
}
