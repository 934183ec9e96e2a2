import { isRecord } from '@client/shared/values/isRecord';
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

/** What the base query needs from the store: the thunks' extra argument. */
export interface ApiExtra {
  /** Set in a replay: no request is sent, and queries without a recorded response stay pending. */
  recording: Recording | null;
  now(): number;
  runSerially: RunSerially;
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
