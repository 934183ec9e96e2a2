import { appSecret } from '@server/db/appSettings';
import type { Db } from '@server/db/schema';
import { areSigned, signParameters } from '@server/http/signedParameters';

/** An article on the display host: `item` or `article`, and its id. The signature is the same for all formats. */
export interface DisplayedArticle {
  kind: 'item' | 'article';
  id: string;
}

/** The secret that signs display addresses; one per installation. */
export async function displaySecret(db: Db): Promise<Buffer> {
  return Buffer.from(await appSecret(db, 'displaySecret'), 'base64url');
}

const subjectOf = ({ kind, id }: DisplayedArticle): string => `display\n${kind}/${id}`;

/** Signs an address: the article and all parameters, in any order. */
export const signDisplay = (secret: Buffer, article: DisplayedArticle, parameters: URLSearchParams): string =>
  signParameters(secret, subjectOf(article), parameters);

/** Returns whether the signature in the parameters is valid and has not expired. */
export const isValidDisplay = (
  secret: Buffer,
  article: DisplayedArticle,
  parameters: URLSearchParams,
  now: Date,
): boolean => areSigned(secret, subjectOf(article), parameters, now);
