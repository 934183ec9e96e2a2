import type { Deps } from '@server/http/deps';
import { appSecret } from '@server/db/appSettings';
import { loadSignOnSettings, type SignOnSettingsByHost } from './sign-on/settings';
import { AccessTokens } from './tokens/accessToken';

/** What the parts of the service share. */
export interface AuthContext extends Deps {
  tokens: AccessTokens;
  signOn: SignOnSettingsByHost;
  /** From which refresh credentials and the state of a sign-on under way are derived; never leaves the server. */
  secret: Buffer;
}

/** Reads, and at the first start makes, what signing in needs. */
export async function loadAuthContext(deps: Deps): Promise<AuthContext> {
  return {
    ...deps,
    tokens: new AccessTokens(deps.db, deps.clock),
    signOn: await loadSignOnSettings(deps),
    secret: Buffer.from(await appSecret(deps.db, 'authSecret'), 'base64url'),
  };
}
