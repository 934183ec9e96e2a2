import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenAnswer } from '@contract/auth';
import { deliveryMethods, times } from '@contract/limits';
import type { Db } from '@server/db/schema';
import { notEntitled, unauthenticated } from '@server/http/errors';
import type { SignInDeps } from '../signInDeps';
import { setRefreshCookie, type RefreshCredential } from './refreshCookie';
import { deriveSecret, hashSecret, makeSecret } from '@server/db/secret';
import { insertSession, lockSession, revokeSession, rotateSession, type AuthType, type SessionRow } from './repository';

const userAgentCharacters = 256;

export interface SessionHolder {
  userId: string;
  realm: string;
}

/** A session that was just created or refreshed. */
export interface SessionWithCredential extends SessionHolder {
  credential: RefreshCredential;
  expiresAt: Date;
}

/**
 * Creates a session.
 * @param seed derives the refresh credential, so that a retried ticket exchange gets the same one; random by default
 */
export async function createSession(
  { clock, secret: key }: SignInDeps,
  db: Db,
  holder: SessionHolder,
  authType: AuthType,
  request: FastifyRequest,
  seed = makeSecret(),
): Promise<SessionWithCredential> {
  const now = clock();
  const credential = { sessionId: randomUUID(), secret: deriveSecret(key, 'first', seed) };
  const expiresAt = expiryOf(now, now);
  await insertSession(db, {
    id: credential.sessionId,
    userId: holder.userId,
    authType,
    refreshHash: hashSecret(credential.secret),
    now,
    expiresAt,
    userAgent: request.headers['user-agent']?.slice(0, userAgentCharacters) ?? null,
    address: request.ip,
  });
  return { ...holder, credential, expiresAt };
}

/** Sets the refresh cookie and returns the access token. */
export async function answerWithToken(
  context: SignInDeps,
  reply: FastifyReply,
  session: SessionWithCredential,
): Promise<TokenAnswer> {
  setRefreshCookie(reply, context.config, session.credential, session.expiresAt);
  const { userId, realm, credential } = session;
  const token = await context.tokens.sign({ userId, realm, sessionId: credential.sessionId });
  return { access_token: token, expires_in: times.accessTokenSeconds, token_type: 'Bearer' };
}

/**
 * Exchanges a refresh credential for the next one (refresh token rotation). The previous credential stays valid for 30
 * seconds and yields the same successor, so that neither concurrent tabs nor a lost response sign the user out. An
 * older credential was stolen or copied: it revokes the session for all holders.
 * @throws AppError UNAUTHENTICATED or NOT_ENTITLED
 */
export async function refreshSession(context: SignInDeps, given: RefreshCredential): Promise<SessionWithCredential> {
  const outcome = await context.db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, given.sessionId);
    const now = context.clock();
    if (!session || session.revokedAt || session.expiresAt <= now) return unauthenticated();
    if (!isValidCredential(session, given, now)) {
      await revokeSession(tx, session.id, now);
      return unauthenticated();
    }
    if (!session.deliveryMethods.includes(deliveryMethods.access)) return notEntitled();
    return rotate(context, tx, session, given, now);
  });
  // Thrown after the commit, so that the session stays revoked.
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

function isValidCredential(session: SessionRow, given: RefreshCredential, now: Date): boolean {
  const hash = hashSecret(given.secret);
  if (timingSafeEqual(hash, session.refreshHash)) return true;
  if (!session.previousHash || !timingSafeEqual(hash, session.previousHash)) return false;
  return now.getTime() - session.rotatedAt.getTime() <= times.refreshGraceSeconds * 1_000;
}

async function rotate(
  { secret: key }: SignInDeps,
  db: Db,
  session: SessionRow,
  given: RefreshCredential,
  now: Date,
): Promise<SessionWithCredential> {
  const next = { sessionId: session.id, secret: deriveSecret(key, session.id, given.secret) };
  const holder = { userId: session.userId, realm: session.realm, credential: next };
  const refreshHash = hashSecret(next.secret);
  // Another tab has already rotated it, or the response was lost.
  if (timingSafeEqual(refreshHash, session.refreshHash)) return { ...holder, expiresAt: session.expiresAt };
  const expiresAt = expiryOf(session.createdAt, now);
  await rotateSession(db, session.id, { refreshHash, now, expiresAt });
  return { ...holder, expiresAt };
}

/** Sliding expiry: extended with each use, up to a maximum age. */
function expiryOf(createdAt: Date, now: Date): Date {
  const sliding = now.getTime() + times.sessionSlidingSeconds * 1_000;
  return new Date(Math.min(sliding, createdAt.getTime() + times.sessionMaxSeconds * 1_000));
}
