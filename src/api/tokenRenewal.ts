import type { TokenAnswer } from '@contract/auth';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isRecord } from '@client/shared/values/isRecord';
import { isTokenRejected, isForbidden } from './apiError';
import type { AccessToken, ApiExtra, Renewal, RenewToken } from './apiExtra';
import { sendRequest } from './sendRequest';

const isTokenAnswer = (data: unknown): data is TokenAnswer =>
  isRecord(data) && typeof data.access_token === 'string' && typeof data.expires_in === 'number';

/**
 * Runs the task under a lock shared by all tabs of this browser. Without TLS the Web Locks API is missing, and the task
 * runs without a lock.
 */
async function withTabLock<T>(task: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return task();
  return navigator.locks.request('watchdesk-refresh', task);
}

async function refresh(used: AccessToken, api: BaseQueryApi, extra: ApiExtra): Promise<Renewal> {
  const stored = await extra.storedToken();
  if (stored && stored.access_token !== used.access_token && stored.obtainedAt >= used.obtainedAt) {
    await extra.tokenRefreshed(stored);
    return { token: stored };
  }
  // A new signal: aborting the request that started the refresh must not abort it for the others that wait.
  const answer = await sendRequest(
    // With keepalive, because the refresh cookie rotates: an aborted refresh would lose the new cookie.
    { url: '/auth/v1/refresh', method: 'POST', credentials: 'include', keepalive: true },
    { ...api, signal: new AbortController().signal },
    extra,
    null,
  );
  if (answer.error) {
    if (isTokenRejected(answer.error) || isForbidden(answer.error) || answer.error.status === 400) extra.sessionLost();
    return { error: answer.error };
  }
  if (!isTokenAnswer(answer.data)) {
    return { error: { status: 502, code: 'UNAVAILABLE', message: 'The response to the refresh has no token' } };
  }
  const token = {
    access_token: answer.data.access_token,
    expires_in: answer.data.expires_in,
    obtainedAt: extra.now(),
  };
  await extra.tokenRefreshed(token);
  return { token };
}

/**
 * Creates the function that renews the token, shared by the five APIs of a store. Requests that fail at the same time
 * share one renewal. If the token has been replaced since the request was sent, the function returns the current one.
 * Only one tab refreshes at a time.
 */
export function createTokenRenewal(): RenewToken {
  let running: Promise<Renewal> | null = null;
  return (used, api, extra) => {
    if (running) return running;
    const current = extra.credentials().token;
    if (current && current.access_token !== used.access_token) return Promise.resolve({ token: current });
    running = withTabLock(() => refresh(used, api, extra)).finally(() => {
      running = null;
    });
    return running;
  };
}
