import { isRecord } from '@client/shared/values/isRecord';
import type { RunSerially } from './runSerially';
import type { WithKeepalive } from './withKeepalive';

/** A token as it is kept: `obtainedAt` is this browser's clock, in milliseconds. */
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

/** The answers that an exported session had, by cache key. */
export interface Recording {
  answer(cacheKey: string): { data: unknown } | null;
}

/** What the five APIs know of the session: handed to them by the store as the thunks' extra argument. */
export interface ApiExtra {
  /** A session opened for replay sends nothing: it has this, and calls without a recorded answer stay pending. */
  recording: Recording | null;
  now(): number;
  runSerially: RunSerially;
  withKeepalive: WithKeepalive;
  credentials(): Credentials;
  /** The token that any tab stored last. */
  storedToken(): Promise<AccessToken | null>;
  /** Takes a refreshed token; resolves when other tabs can read it. */
  tokenRefreshed(token: AccessToken): Promise<void>;
  /** The server no longer knows the session. */
  sessionLost(): void;
}

export const isApiExtra = (extra: unknown): extra is ApiExtra =>
  isRecord(extra) && 'credentials' in extra && 'tokenRefreshed' in extra;

export const isValid = (token: AccessToken, now: number): boolean => token.obtainedAt + token.expires_in * 1000 > now;
