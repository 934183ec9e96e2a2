import { types } from 'node:util';
import pg from 'pg';
import { NoPrimaryError } from './primaryFinder';

/**
 * SQLSTATE prefixes of lost connections, idle transaction timeouts, a primary that became a standby, a server that refuses
 * the account (after its password was changed, or because a promoted standby is configured otherwise) or has no such
 * database (which is being restored), too many connections or a full disk, shutdown, and deadlock or serialization failure.
 */
const TRANSIENT_CODES = /^(08|25P0[34]|25006|28|3D000|53|57P|40)/;
const NETWORK_CODES: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
];
const NETWORK_CALLS: readonly unknown[] = ['connect', 'read', 'write'];
/** Errors of the driver, which have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Query read timeout$|timeout exceeded when trying to connect$|timeout expired$|Client .* is not queryable$)/;

/**
 * True if a statement failed for a transient reason, such as the database being down, so that retrying it makes sense.
 */
export function isTransient(error: unknown): boolean {
  // Not instanceof: Node's own errors may be of another realm, as in a test's sandbox.
  if (!types.isNativeError(error)) return false;
  if (error instanceof NoPrimaryError) return true;
  if (error instanceof pg.DatabaseError) return TRANSIENT_CODES.test(error.code ?? '');
  const isOfNetwork = 'code' in error && NETWORK_CODES.includes(error.code);
  if (isOfNetwork) return 'syscall' in error && NETWORK_CALLS.includes(error.syscall);
  return DRIVER_MESSAGES.test(error.message);
}
