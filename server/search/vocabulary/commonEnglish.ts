import { limits } from '@contract/limits';

let common: Promise<ReadonlySet<string>> | undefined;

/** Returns the most common English words, in lower case (ranked by zxcvbn-ts). */
export function commonEnglishWords(): Promise<ReadonlySet<string>> {
  return (common ??= readWords());
}

/** Loaded lazily, because the list is large. */
async function readWords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-en');
  return new Set(dictionary['commonWords-en'].slice(0, limits.commonEnglishWords));
}
