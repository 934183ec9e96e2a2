import { mailLimits } from '@contract/limits';

const NAME = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i;
const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;

/** Whether mails can come back to an address: a plain one, short enough for what is added to it. */
export function isReturnPath(address: string): boolean {
  const [name = '', domain = '', ...rest] = address.split('@');
  return rest.length === 0 && name.length <= mailLimits.returnName && NAME.test(name) && DOMAIN.test(domain);
}
