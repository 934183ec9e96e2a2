import { times } from '@contract/limits';
import type { SignOnConfig } from '@contract/auth';
import { isApiError, isForbidden } from '@client/api/apiError';
import { sessionEndpoints } from '@client/api/auth/session';
import { fetchUncached } from '@client/api/fetchUncached';
import { sleep } from '@client/shared/browser/sleep';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import { readCookie, removeCookie } from './cookies';

/**
 * Returns the sign-on configuration of this host, and loads it if it is older than 12 hours (a changed API key must
 * take effect). A sign-out discards it. If loading fails, the older one is returned.
 */
export const loadSignOn =
  (now = Date.now()): AppThunk<Promise<SignOnConfig | null>> =>
  async (dispatch, getState) => {
    const { signOn, signOnFetchedAt } = getState().session;
    if (signOn && now - signOnFetchedAt < times.signOnConfigCacheSeconds * 1000) return signOn;
    const { data } = await dispatch(fetchUncached(sessionEndpoints.endpoints.signOnConfig, location.hostname));
    return data ?? signOn;
  };

/**
 * The names of cookies that can contain a sign-on ticket: of automatic sign-on, and of the form's single sign-on
 * button.
 */
const cookieNames = (config: SignOnConfig): string[] =>
  [config.cookieName, config.singleSignOn?.cookieName].filter((name) => name !== undefined);

/** Exchanges a sign-on cookie for a token, with up to three retries. Resolves to true if there is a token. */
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
      if (isApiError(answer.error) && isForbidden(answer.error)) break;
    }
    removeCookie(name);
    return false;
  };

export const asksForSupport = (search: string): boolean => new URLSearchParams(search).get('support') === '1';

/**
 * Returns the external sign-on URL for a user without the sign-on cookie: support's if the URL has support=1, or if the
 * user came for another page and the configuration requires it; null if the form is used.
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
