import { isRecord } from '@client/shared/values/isRecord';

/** Names of fields that contain credentials, at any depth. */
const secret =
  /^(access_token|refresh_token|id_token|apikey|x-api-key|password|currentpassword|newpassword|confirmpassword|session|ticket|authorization|secret|signature)$/i;

const masked = '•••';

/** Masks signatures and tokens in the query of URLs. */
const maskText = (text: string): string =>
  text.replace(/([?&](?:signature|sig|token|ticket)=)[^&#\s]+/gi, `$1${masked}`);

/** Returns a deep copy in which every string under a secret field name is masked. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      secret.test(name) && typeof inside === 'string' ? masked : maskSecrets(inside),
    ]),
  );
}
