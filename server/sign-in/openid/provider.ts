import * as client from 'openid-client';
import type { Config } from '@server/config';

/** The claims used from the provider. */
interface Identity {
  email: string;
}

/** The state kept between the redirect to the provider and the callback. */
export interface SignOnState {
  state: string;
  nonce: string;
  codeVerifier: string;
  realm: string;
}

type OpenIdSettings = NonNullable<Config['openId']>;

/**
 * An OpenID Connect provider: authorization code flow with PKCE, state, and nonce (OpenID Connect Core 1.0, RFC 7636).
 */
export class OpenIdProvider {
  private found: Promise<client.Configuration> | undefined;

  constructor(
    private readonly settings: OpenIdSettings,
    private readonly redirectUri: string,
  ) {}

  /**
   * Starts the flow: returns the authorization URL, and the state to remember.
   * @throws if the provider cannot be reached
   */
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

  /**
   * Completes the flow with the query string of the callback. Undefined if the provider returns no email address, or an
   * unverified one.
   */
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

  /**
   * Discovery runs at first use, and again after a failure, because the provider may be down when the server starts.
   */
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
      // The library marks plain HTTP as insecure, which it is; it is meant for a provider on the same machine.
      execute: isPlain ? [client.allowInsecureRequests] : [],
    });
  }
}

/** Uses client_secret_basic, the standard's default, unless the provider only supports client_secret_post. */
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
