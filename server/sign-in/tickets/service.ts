import type { FastifyReply, FastifyRequest } from 'fastify';
import { deliveryMethods, times } from '@contract/limits';
import { AppError, notEntitled, unauthenticated } from '@server/http/errors';
import type { AuthContext } from '../context';
import { ticketCookie } from '../sign-on/settings';
import { beginSession, type OpenSession } from '../sessions/service';
import { deriveSecret, hashSecret, makeSecret } from '@server/db/secret';
import { lockSession } from '../sessions/repository';
import { bindTicket, insertTicket, takeTicket } from './repository';

/** The first exchange and its retries. */
const mostUses = 1 + times.sessionExchangeRetries;

/**
 * Gives a person who was recognised elsewhere a ticket, by a cookie that the page's script reads and exchanges: it lives
 * 60 seconds and is worth one session.
 */
export async function handTicket(
  { db, clock, config }: AuthContext,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const ticket = makeSecret();
  const now = clock();
  const expiresAt = new Date(now.getTime() + times.signOnTicketSeconds * 1_000);
  await insertTicket(db, { hash: hashSecret(ticket), userId, now, expiresAt });
  reply.setCookie(ticketCookie, ticket, {
    path: '/',
    httpOnly: false,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: times.signOnTicketSeconds,
  });
}

/** A ticket for a session; the same ticket again gives the same session, as its answer may have been lost. */
export async function exchangeTicket(
  context: AuthContext,
  ticket: string,
  realm: string,
  request: FastifyRequest,
): Promise<OpenSession> {
  const hash = hashSecret(ticket);
  const outcome = await context.db.transaction().execute(async (tx) => {
    const now = context.clock();
    const taken = await takeTicket(tx, hash, realm, now, mostUses);
    if (!taken) return unauthenticated();
    if (!taken.deliveryMethods.includes(deliveryMethods.access)) return notEntitled();
    const holder = { userId: taken.userId, realm };
    if (taken.sessionId === null) {
      const session = await beginSession(context, tx, holder, 'session', request, ticket);
      await bindTicket(tx, hash, session.credential.sessionId);
      return session;
    }
    const session = await lockSession(tx, taken.sessionId);
    const secret = deriveSecret(context.secret, 'first', ticket);
    // Gone on since, or ended: then this is no retry.
    if (!session || session.revokedAt || !session.refreshHash.equals(hashSecret(secret))) return unauthenticated();
    return { ...holder, credential: { sessionId: session.id, secret }, expiresAt: session.expiresAt };
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
