import { isRecord } from '@client/shared/values/isRecord';

/** Names of fields that contain credentials, at any depth. */
const secret =
  /^(access_token|refresh_token|id_token|apikey|x-api-key|password|currentpassword|newpassword|confirmpassword|session|ticket|authorization|secret|signature)$/i;

const masked = '•••';

/** Masks signatures and tokens in the query of URLs, also in HTML. */
const maskText = (text: string): string =>
  text.replace(/((?:[?&]|&amp;)(?:signature|sig|token|ticket)=)[^&#\s"'<>]+/gi, `$1${masked}`);

/** Masks the text of an own article's document, which has the addresses of files. */
function maskDocument(base64: string): string {
  try {
    const utf8 = atob(base64);
    const document = new TextDecoder().decode(Uint8Array.from(utf8, (byte) => byte.charCodeAt(0)));
    const bytes = new TextEncoder().encode(maskText(document));
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  } catch {
    return maskText(base64);
  }
}

/** Returns a deep copy in which every string under a secret field name is masked. `article` is a document in base64. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      typeof inside !== 'string'
        ? maskSecrets(inside)
        : secret.test(name)
          ? masked
          : name === 'article'
            ? maskDocument(inside)
            : maskText(inside),
    ]),
  );
}
