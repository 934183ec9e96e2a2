import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { isTransient } from '@server/db/transientErrors';

it.each(['ECONNREFUSED', 'ECONNRESET'])(
  'takes a lost connection (%s) as passing, whatever realm its error is of',
  (code) => {
    const error: unknown = runInNewContext(
      `Object.assign(new Error('connect ${code}'), { code: '${code}', syscall: 'connect' })`,
    );
    expect(error instanceof Error).toBe(false);
    expect(isTransient(error)).toBe(true);
  },
);

it.each([
  ['a password that was changed', '28P01'],
  ['an account that a promoted server refuses', '28000'],
  ['a full disk', '53100'],
])('takes %s as passing: the operator can mend it while the server runs', (_what, code) => {
  expect(isTransient(Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code }))).toBe(true);
});
