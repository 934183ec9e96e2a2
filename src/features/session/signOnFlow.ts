import { times } from '@contract/limits';
import type { SignOnConfig } from '@contract/auth';
import { isApiError, isRefusal } from '@client/api/apiError';
import { sessionEndpoints } from '@client/api/auth/session';
import { uncached } from '@client/api/uncached';
import { sleep } from '@client/shared/browser/sleep';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import { readCookie, removeCookie } from './cookies';

/**
 * Reads the sign-on configuration of this host. A signed-in page keeps the one it has for 12 hours; whoever is about to sign in
 * gets today's, since a changed API key would shut them out.
 */
export const loadSignOn =
  (now = Date.now()): AppThunk<Promise<SignOnConfig | null>> =>
  async (dispatch, getState) => {
    const { signOn, signOnFetchedAt } = getState().session;
    if (signOn && now - signOnFetchedAt < times.signOnConfigCacheSeconds * 1000) return signOn;
    const { data } = await dispatch(sessionEndpoints.endpoints.signOnConfig.initiate(location.hostname, uncached));
    return data ?? signOn;
  };

/** The cookie that carries a sign-on ticket: the one demanded of everybody, or that of the form's button. */
const cookieNames = (config: SignOnConfig): string[] =>
  [config.cookieName, config.singleSignOn?.cookieName].filter((name) => name !== undefined);

/** Exchanges a sign-on cookie for a token, with up to three retries. Resolves to whether there is a token. */
export const exchangeCookie =
  (config: SignOnConfig): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const name = cookieNames(config).find((one) => readCookie(one));
    const session = name ? readCookie(name) : null;
    if (!name || !session) return false;
    for (let attempt = 0; attempt <= times.sessionExchangeRetries; attempt += 1) {
      if (attempt > 0) await sleep(times.retryDelayMs);
      const answer = await dispatch(
        sessionEndpoints.endpoints.sessionLogin.initiate({ session, realm: config.realm }, { track: false }),
      );
      if (answer.data) {
        removeCookie(name);
        return true;
      }
      if (isApiError(answer.error) && isRefusal(answer.error)) break;
    }
    removeCookie(name);
    return false;
  };

export const asksForSupport = (search: string): boolean => new URLSearchParams(search).get('support') === '1';

/**
 * Where a person without the demanded cookie is sent: support when the address asks for it by support=1, or when they came for
 * another page than the sign-in page and the configuration gives those the flag.
 */
export function signOnAddress(config: SignOnConfig, search: string, cameForPage = false): string | null {
  if (!config.cookieName) return null;
  const flagged = cameForPage && config.supportRedirect === true;
  const support = flagged || asksForSupport(search);
  return (support ? config.supportSignOnUrl : config.clientSignOnUrl) ?? null;
}

export function removeSignOnCookies(config: SignOnConfig | null): void {
  if (config) cookieNames(config).forEach(removeCookie);
}
