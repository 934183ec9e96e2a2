import { createHmac, timingSafeEqual } from 'node:crypto';
import { appSecret } from '@server/db/appSettings';
import type { Db } from '@server/db/schema';

/** An article on the display host: `item` or `article`, and its id. The signature is the same for all formats. */
export interface DisplayedArticle {
  kind: 'item' | 'article';
  id: string;
}

/** The secret that signs display addresses; one per installation. */
export async function displaySecret(db: Db): Promise<Buffer> {
  return Buffer.from(await appSecret(db, 'displaySecret'), 'base64url');
}

/** Signs an address: the article and all parameters, in any order. */
export function signDisplay(secret: Buffer, { kind, id }: DisplayedArticle, parameters: URLSearchParams): string {
  const signed = new URLSearchParams(parameters);
  signed.delete('signature');
  signed.sort();
  return createHmac('sha256', secret).update(`display\n${kind}/${id}\n${signed.toString()}`).digest('base64url');
}

/** Returns whether the signature in the parameters is valid and has not expired. Takes constant time to compare. */
export function isValidDisplay(
  secret: Buffer,
  article: DisplayedArticle,
  parameters: URLSearchParams,
  now: Date,
): boolean {
  const given = Buffer.from(parameters.get('signature') ?? '');
  const expected = Buffer.from(signDisplay(secret, article, parameters));
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(parameters.get('expires')) * 1_000 > now.getTime();
}
