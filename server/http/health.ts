import { sql } from 'kysely';
import { Done } from '@contract/common';
import type { HttpApp } from './createHttpApp';
import type { Deps } from './deps';
import { AppError } from './errors';

/**
 * Liveness and readiness probes. /healthz: the process is running. /readyz: the database responds, so a load balancer
 * may send traffic.
 */
export function healthRoutes(app: HttpApp, { db }: Deps): void {
  const options = {
    config: { access: 'public', rateLimit: false },
    schema: { hide: true, response: { 200: Done } },
  } as const;
  app.get('/healthz', options, () => ({ status: 'ok' as const }));
  app.get('/readyz', options, async () => {
    try {
      await sql`select 1`.execute(db);
    } catch (cause) {
      throw new AppError('UNAVAILABLE', 'The database isn’t responding.', { cause });
    }
    return { status: 'ok' as const };
  });
}
