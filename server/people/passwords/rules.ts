import { limits } from '@contract/limits';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * What is wrong with a new password, in words for people; undefined where nothing is. Its length counts characters as
 * people see code points. The 10,000 commonest passwords (ranked by zxcvbn-ts from leaked lists) are refused, in any case of letters.
 */
export async function faultOfPassword(password: string): Promise<string | undefined> {
  const length = Array.from(password).length;
  if (length < limits.passwordMin) {
    return `Your password should be at least ${limits.passwordMin} characters.`;
  }
  if (length > limits.passwordMax) return `Maximum length is ${limits.passwordMax} characters.`;
  common ??= readCommon();
  if ((await common).has(password.normalize('NFKC').toLowerCase())) {
    return 'This password is too common. Please choose another.';
  }
  return undefined;
}

/** Read when first needed: the list is large. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, limits.commonPasswords));
}
