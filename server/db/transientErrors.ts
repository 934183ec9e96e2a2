import pg from 'pg';

/** Lost connections, transactions ended for idling, too many connections, a shutdown, a deadlock. */
const PASSING_CODES = /^(08|25P0[34]|53|57P|40)/;
const NETWORK_CODES: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'];
const NETWORK_CALLS: readonly unknown[] = ['connect', 'read', 'write'];
/** The driver's own words, which have no code. */
const DRIVERS_WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable$)/;

/** Whether a statement failed for a reason that passes, the database being away for one: the same is worth trying again. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return PASSING_CODES.test(error.code ?? '');
  const isOfNetwork = 'code' in error && NETWORK_CODES.includes(error.code);
  if (isOfNetwork) return 'syscall' in error && NETWORK_CALLS.includes(error.syscall);
  return DRIVERS_WORDS.test(error.message);
}
