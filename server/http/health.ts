import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { Done } from '@contract/common';
import type { HttpApp } from './createHttpApp';
import type { Deps } from './deps';
import { AppError } from './errors';

const Readiness = Type.Object({
  status: Type.Literal('ok'),
  replicas: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        condition: Type.String(),
        lagSeconds: Type.Union([Type.Number(), Type.Null()]),
      }),
    ),
  ),
});

type ReplicaStates = NonNullable<Static<typeof Readiness>['replicas']>;

interface HealthDeps extends Pick<Deps, 'db'> {
  searchReplicas?: { states(): ReplicaStates };
}

/**
 * Liveness and readiness probes. /healthz: the process is running. /readyz: the database responds, so a load balancer
 * may send traffic. It reports the replicas for searches, and doesn't fail because of them: the primary stands in.
 */
export function healthRoutes(app: HttpApp, { db, searchReplicas }: HealthDeps): void {
  const config = { access: 'public', rateLimit: false } as const;
  app.get('/healthz', { config, schema: { hide: true, response: { 200: Done } } }, () => ({ status: 'ok' as const }));
  app.get('/readyz', { config, schema: { hide: true, response: { 200: Readiness } } }, async () => {
    try {
      await sql`select 1`.execute(db);
    } catch (cause) {
      throw new AppError('UNAVAILABLE', 'The database isn’t responding.', { cause });
    }
    return { status: 'ok' as const, ...(searchReplicas && { replicas: searchReplicas.states() }) };
  });
}
