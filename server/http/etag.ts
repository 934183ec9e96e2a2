import { createHash } from 'node:crypto';
import { AppError } from './errors';

/**
 * A short hash of a resource's state (optimistic locking). The client sends it back with a change, which is refused if
 * somebody else changed the resource in the meantime.
 */
export function etagOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}

/**
 * Throws CHANGED_MEANWHILE if the resource differs from what the caller read. Without an etag the change is made
 * anyway.
 */
export function requireMatchingEtag(sent: string | undefined, now: string): void {
  if (sent !== undefined && sent !== now)
    throw new AppError('CHANGED_MEANWHILE', 'Someone else changed this in the meantime.');
}
