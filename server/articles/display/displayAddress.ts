import type { ItemQuery } from '@contract/article';
import type { DisplayAddress } from '@contract/display';
import { times } from '@contract/limits';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { displaySecret, signDisplay } from './displaySignature';

/** The signed address of an article that the caller can read, with the caller's highlighting. */
export async function displayAddress(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  caller: Caller,
  id: string,
  { version, isArticle = false, PROFILE, REQUEST }: ItemQuery,
): Promise<DisplayAddress> {
  const article = { kind: isArticle ? 'article' : 'item', id } as const;
  const expires = Math.ceil(clock().getTime() / 1_000) + times.displayAddressSeconds;
  const parameters = new URLSearchParams({
    department: caller.departmentId,
    ...(version !== undefined && { version: String(version) }),
    isArticle: String(isArticle),
    UID: Buffer.from(caller.uid).toString('base64'),
    ...(PROFILE !== undefined && { PROFILE }),
    ...(REQUEST !== undefined && { REQUEST }),
    expires: String(expires),
  });
  parameters.set('signature', signDisplay(await displaySecret(db), article, parameters));
  return {
    url: `${config.publicUrl}/display/${article.kind}/${id}.html?${parameters.toString()}`,
    expires: new Date(expires * 1_000).toISOString(),
  };
}
