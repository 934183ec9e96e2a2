import { adminLevel, deliveryMethods } from '@contract/limits';
import type { Authenticate } from '@server/http/access';
import type { Deps } from '@server/http/deps';
import type { AccessTokens } from '../tokens/accessToken';
import { findSessionUser } from './repository';

/**
 * Verifies a token and looks up its session in one indexed query, so that revoked sessions, deleted users, and changed
 * permissions take effect immediately in every process.
 */
export function createAuthenticate({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, tokens: AccessTokens): Authenticate {
  return async (token, realm) => {
    const claims = await tokens.read(token);
    if (!claims || claims.realm !== realm) return undefined;
    const user = await findSessionUser(pool, claims.sessionId, clock());
    if (!user || user.id !== claims.userId || user.realm_id !== realm) return undefined;
    return {
      userId: user.id,
      uid: user.uid,
      departmentId: user.department_id,
      realm: user.realm_id,
      level: user.level,
      role: user.level === adminLevel ? 'ADMIN' : 'USER',
      deliveryMethods: user.delivery_methods,
      publishPermission: user.delivery_methods.includes(deliveryMethods.publish),
      sessionId: claims.sessionId,
    };
  };
}
