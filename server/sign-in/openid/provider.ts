import * as client from 'openid-client';
import type { Config } from '@server/config';

/** What the provider says about a person. */
export interface Identity {
  email: string;
}

/** What must be remembered between leaving for the provider and coming back. */
export interface SignOnState {
  state: string;
  nonce: string;
  codeVerifier: string;
  realm: string;
}

export type OpenIdSettings = NonNullable<Config['openId']>;

/** An OpenID Connect provider: authorization code flow with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636). */
export class OpenIdProvider {
  private found: Promise<client.Configuration> | undefined;

  constructor(
    private readonly settings: OpenIdSettings,
    private readonly redirectUri: string,
  ) {}

  /** Where to send the browser, and what to remember of it. Throws where the provider cannot be reached. */
  async begin(realm: string): Promise<{ url: URL; remember: SignOnState }> {
    const provider = await this.configuration();
    const remember = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
      realm,
    };
    const url = client.buildAuthorizationUrl(provider, {
      redirect_uri: this.redirectUri,
      scope: 'openid email',
      state: remember.state,
      nonce: remember.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(remember.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url, remember };
  }

  /** Who came back, by the query of the call back. Undefined where the provider gives no e-mail address, or says that it is not verified. */
  async finish(query: string, remembered: SignOnState): Promise<Identity | undefined> {
    const provider = await this.configuration();
    const tokens = await client.authorizationCodeGrant(provider, new URL(`${this.redirectUri}${query}`), {
      pkceCodeVerifier: remembered.codeVerifier,
      expectedState: remembered.state,
      expectedNonce: remembered.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) return undefined;
    if (typeof claims.email === 'string') return identity(claims.email, claims.email_verified);
    const info = await client.fetchUserInfo(provider, tokens.access_token, claims.sub);
    return info.email === undefined ? undefined : identity(info.email, info.email_verified);
  }

  /** Asked for when first needed, and again after a failure: the provider may be down when we start. */
  private configuration(): Promise<client.Configuration> {
    this.found ??= this.discover().catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const isPlain = issuer.startsWith('http:');
    return client.discovery(new URL(issuer), clientId, undefined, clientAuthentication(clientSecret), {
      timeout: 10,
      // The library marks this as dangerous, which it is: for a provider on one's own machine.
      execute: isPlain ? [client.allowInsecureRequests] : [],
    });
  }
}

/** The standard's default, client_secret_basic, unless the provider only knows the other. */
function clientAuthentication(secret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (server, metadata, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, metadata, body, headers);
  };
}

function identity(email: string, verified: unknown): Identity | undefined {
  return verified === false || verified === 'false' ? undefined : { email: email.trim().toLowerCase() };
}
