import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

export const algorithm = 'ES256';
/** The key of the advisory lock under which one of several processes creates the signing key. */
const lock = 7_204_332;

export interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** The newest signing key; created at the first start and kept, so that a restart signs nobody out. */
export async function currentSigningKey(db: Db): Promise<SigningKey> {
  const known = await newest(db);
  if (known) return toKey(known);
  const made = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(made.privateKey);
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const others = await newest(tx);
    if (others) return toKey(others);
    const row = { id: randomUUID(), private_jwk: { ...jwk } };
    await tx
      .insertInto('signing_key')
      .values({ id: row.id, private_jwk: JSON.stringify(jwk) })
      .execute();
    return toKey(row);
  });
}

/** A key by id, possibly created by another process; undefined if there is none. */
export async function findSigningKey(db: Db, id: string): Promise<SigningKey | undefined> {
  const row = await db.selectFrom('signing_key').select(['id', 'private_jwk']).where('id', '=', id).executeTakeFirst();
  return row && toKey(row);
}

interface KeyRow {
  id: string;
  private_jwk: Record<string, unknown>;
}

function newest(db: Db): Promise<KeyRow | undefined> {
  return db
    .selectFrom('signing_key')
    .select(['id', 'private_jwk'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

async function toKey(row: KeyRow): Promise<SigningKey> {
  const { d, ...open } = row.private_jwk;
  const publicJwk: JWK = open;
  const privateJwk: JWK = { ...open, d: String(d) };
  return { id: row.id, privateKey: await cryptoKey(privateJwk), publicKey: await cryptoKey(publicJwk) };
}

async function cryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('The signing key is not a key pair');
  return key;
}
