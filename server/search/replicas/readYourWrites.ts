import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '@server/config';
import type { Db } from '@server/db/schema';
import type { HttpApp } from '@server/http/createHttpApp';
import { walPosition } from './walPosition';

/** A cookie, so that every process of a load-balanced installation knows the position. It is not a secret. */
const cookieName = 'watchdesk_written';
/** Replicas that are further behind aren't asked anyway. */
const keptSeconds = 60;
const readMethods = ['GET', 'HEAD', 'OPTIONS'];

const searched = new WeakSet<FastifyRequest>();

/** The position in the log of the caller's last write, so that a replica that hasn't replayed it is not asked. */
export function lastWriteOf(request: FastifyRequest): string | undefined {
  searched.add(request);
  const position = request.cookies[cookieName];
  return walPosition(position) === undefined ? undefined : position;
}

/** After each request that may have written something, tells the client the position up to which it must be seen. */
export function rememberWrites(app: HttpApp, { db, config }: { db: Db; config: Config }): void {
  const secure = config.publicUrl.startsWith('https:');
  app.addHook('onSend', async (request, reply, payload) => {
    if (readMethods.includes(request.method) || reply.statusCode >= 400 || searched.has(request)) return payload;
    const position = await positionNow(db).catch(() => undefined);
    if (position !== undefined) {
      reply.setCookie(cookieName, position, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: keptSeconds,
      });
    }
    return payload;
  });
}

async function positionNow(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(db);
  return rows[0]?.position;
}
