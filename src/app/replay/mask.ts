import { isRecord } from '@client/shared/values/isRecord';

/** Fields whose content lets someone in, whatever they are part of. */
const secret =
  /^(access_token|refresh_token|id_token|apikey|x-api-key|password|currentpassword|newpassword|confirmpassword|session|ticket|authorization|secret|signature)$/i;

const masked = '•••';

/** Signed addresses let in too: their query's signature and token go. */
const maskText = (text: string): string =>
  text.replace(/([?&](?:signature|sig|token|ticket)=)[^&#\s]+/gi, `$1${masked}`);

/** A copy without secrets: every text under a secret name, at any depth, is masked. */
export function mask(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(mask);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      secret.test(name) && typeof inside === 'string' ? masked : mask(inside),
    ]),
  );
}
