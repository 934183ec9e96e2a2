import { createHash } from 'node:crypto';
import { AppError } from './errors';

/** What something was when it was read, in a few letters: it comes back with a change, and tells whether somebody was faster. */
export function stampOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}

/** Refuses a change of what is no longer as the caller saw it. Who sends no stamp changes it anyway. */
export function requireStamp(sent: string | undefined, now: string): void {
  if (sent !== undefined && sent !== now)
    throw new AppError('CHANGED_MEANWHILE', 'Someone else changed this in the meantime.');
}
