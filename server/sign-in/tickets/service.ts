import type { FastifyReply, FastifyRequest } from 'fastify';
import { deliveryMethods, times } from '@contract/limits';
import { AppError, notEntitled, unauthenticated } from '@server/http/errors';
import type { SignInDeps } from '../signInDeps';
import { ticketCookie } from '../sign-on-config/settings';
import { createSession, type SessionWithCredential } from '../sessions/service';
import { deriveSecret, hashSecret, makeSecret } from '@server/db/secret';
import { lockSession } from '../sessions/repository';
import { bindTicket, insertTicket, consumeTicket } from './repository';

/** One exchange and its retries. */
const maxUses = 1 + times.sessionExchangeRetries;

/**
 * Sets a sign-on ticket cookie for an authenticated user, which the client's script reads and exchanges. Valid for 60
 * seconds and for one session.
 */
export async function issueTicket(
  { db, clock, config }: SignInDeps,
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

/**
 * Exchanges a ticket for a session. The same ticket returns the same session, because the first response may have been
 * lost.
 * @throws AppError UNAUTHENTICATED or NOT_ENTITLED
 */
export async function exchangeTicket(
  context: SignInDeps,
  ticket: string,
  realm: string,
  request: FastifyRequest,
): Promise<SessionWithCredential> {
  const hash = hashSecret(ticket);
  const outcome = await context.db.transaction().execute(async (tx) => {
    const now = context.clock();
    const taken = await consumeTicket(tx, hash, realm, now, maxUses);
    if (!taken) return unauthenticated();
    if (!taken.deliveryMethods.includes(deliveryMethods.access)) return notEntitled();
    const holder = { userId: taken.userId, realm };
    if (taken.sessionId === null) {
      const session = await createSession(context, tx, holder, 'session', request, ticket);
      await bindTicket(tx, hash, session.credential.sessionId);
      return session;
    }
    const session = await lockSession(tx, taken.sessionId);
    const secret = deriveSecret(context.secret, 'first', ticket);
    // The session was refreshed or ended since, so this is no retry.
    if (!session || session.revokedAt || !session.refreshHash.equals(hashSecret(secret))) return unauthenticated();
    return { ...holder, credential: { sessionId: session.id, secret }, expiresAt: session.expiresAt };
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
