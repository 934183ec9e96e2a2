import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { times } from '@contract/limits';
import type { Db } from '@server/db/schema';
import { algorithm, currentSigningKey, findSigningKey, type SigningKey } from './signingKey';

const issuer = 'watchdesk';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface TokenClaims {
  userId: string;
  sessionId: string;
  realm: string;
}

/** A token whose signature is right, and when it expires, in seconds since the epoch. */
interface VerifiedToken {
  claims: TokenClaims;
  expires: number;
}

/** Tokens of the most recent callers whose signature isn't verified again at each request. */
const verifiedTokens = 10_000;

/**
 * Signs and verifies access tokens (JWT). A token contains only user, session, and realm; permissions are always read
 * from the database.
 */
export class AccessTokens {
  private readonly keys = new Map<string, SigningKey>();
  private current: Promise<SigningKey> | undefined;
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: verifiedTokens });

  constructor(
    private readonly db: Db,
    private readonly clock: () => Date,
  ) {}

  async sign({ userId, sessionId, realm }: TokenClaims): Promise<string> {
    const key = await this.currentKey();
    const now = this.seconds();
    return new SignJWT({ sid: sessionId, realm })
      .setProtectedHeader({ alg: algorithm, kid: key.id })
      .setSubject(userId)
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + times.accessTokenSeconds)
      .sign(key.privateKey);
  }

  /**
   * The claims of a token; undefined if it is not ours, altered, or expired. A signature is verified once, which takes a
   * tenth of a millisecond; the callers look up the session each time.
   */
  async read(token: string, { evenExpired = false } = {}): Promise<TokenClaims | undefined> {
    const known = this.verified.get(token);
    if (known !== undefined) return evenExpired || this.seconds() < known.expires ? known.claims : undefined;
    try {
      const { payload } = await jwtVerify(token, async ({ kid }) => this.publicKey(kid), {
        algorithms: [algorithm],
        issuer,
        currentDate: evenExpired ? new Date(0) : this.clock(),
        requiredClaims: ['sub', 'sid', 'realm', 'exp'],
      });
      const { sub, sid, realm, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof realm !== 'string') return undefined;
      const claims = { userId: sub, sessionId: sid, realm };
      if (exp !== undefined) this.verified.set(token, { claims, expires: exp });
      return claims;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock().getTime() / 1_000);
  }

  private currentKey(): Promise<SigningKey> {
    this.current ??= currentSigningKey(this.db).catch((error: unknown) => {
      this.current = undefined;
      throw error;
    });
    return this.current;
  }

  private async publicKey(id: string | undefined) {
    const key = id === undefined ? undefined : await this.find(id);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  }

  /** Known keys are cached; an unknown id is looked up each time, because another process may have created it. */
  private async find(id: string): Promise<SigningKey | undefined> {
    const known = this.keys.get(id);
    if (known) return known;
    // The caller controls the id, so only well-formed ids reach the database.
    if (!uuid.test(id)) return undefined;
    const key = await findSigningKey(this.db, id);
    if (key) this.keys.set(id, key);
    return key;
  }
}
