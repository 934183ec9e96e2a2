import type { Deps } from '@server/http/deps';
import { appSecret } from '@server/db/appSettings';
import { loadSignOnSettings, type SignOnSettingsByHost } from './sign-on-config/settings';
import { AccessTokens } from './tokens/accessToken';

/** Dependencies shared by all parts of sign-in. */
export interface SignInDeps extends Deps {
  tokens: AccessTokens;
  signOn: SignOnSettingsByHost;
  /** The secret from which refresh credentials and the sign-on state are derived; it never leaves the server. */
  secret: Buffer;
}

/** Loads the signing keys, sign-on settings, and secret; creates missing ones at the first start. */
export async function loadSignInDeps(deps: Deps): Promise<SignInDeps> {
  return {
    ...deps,
    tokens: new AccessTokens(deps.db, deps.clock),
    signOn: await loadSignOnSettings(deps),
    secret: Buffer.from(await appSecret(deps.db, 'authSecret'), 'base64url'),
  };
}
