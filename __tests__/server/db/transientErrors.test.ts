import { runInNewContext } from 'node:vm';
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
