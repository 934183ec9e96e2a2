import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isRecord } from '@client/shared/values/isRecord';
import type { ApiError } from './apiError';
import type { RunSerially } from './runSerially';
import type { WithKeepalive } from './withKeepalive';

/**
 * The stored access token. `expires_in` is in seconds; `obtainedAt` is in milliseconds since 1970, by this browser's
 * clock.
 */
export interface AccessToken {
  access_token: string;
  expires_in: number;
  obtainedAt: number;
}

interface Credentials {
  token: AccessToken | null;
  realm: string | null;
  apiKey: string | null;
  singleSignOn: boolean;
}

/** The responses recorded in an exported session, by RTK Query's cache key. */
export interface Recording {
  answer(cacheKey: string): { data: unknown } | null;
}

/** The result of a token refresh. */
export type Renewal = { token: AccessToken } | { error: ApiError };

/** Returns a newer token than `used`. One refresh at a time: requests that need one meanwhile share its result. */
export type RenewToken = (used: AccessToken, api: BaseQueryApi, extra: ApiExtra) => Promise<Renewal>;

/** What the base query needs from the store: the thunks' extra argument. */
export interface ApiExtra {
  /** Set in a replay: no request is sent, and queries without a recorded response stay pending. */
  recording: Recording | null;
  now(): number;
  runSerially: RunSerially;
  renewToken: RenewToken;
  withKeepalive: WithKeepalive;
  credentials(): Credentials;
  /** Returns the token that this or another tab stored last. */
  storedToken(): Promise<AccessToken | null>;
  /** Stores a refreshed token; resolves when other tabs can read it. */
  tokenRefreshed(token: AccessToken): Promise<void>;
  /** Called when the server rejects the refresh: the session has ended. */
  sessionLost(): void;
}

export const isApiExtra = (extra: unknown): extra is ApiExtra =>
  isRecord(extra) && 'credentials' in extra && 'tokenRefreshed' in extra;

export const isValid = (token: AccessToken, now: number): boolean => token.obtainedAt + token.expires_in * 1000 > now;
