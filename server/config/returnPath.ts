import { mailLimits } from '@contract/limits';

const NAME = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i;
const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;

/**
 * Whether an address is valid for `MAIL_RETURN_PATH`: a plain address whose local part is short enough for the tag that
 * is appended to it (see mail/returnPath.ts).
 */
export function isReturnPath(address: string): boolean {
  const [name = '', domain = '', ...rest] = address.split('@');
  return rest.length === 0 && name.length <= mailLimits.returnName && NAME.test(name) && DOMAIN.test(domain);
}
