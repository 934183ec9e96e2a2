import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deliveryMethods } from '@contract/limits';
import type { Caller } from './caller';
import { AppError, forbidden, notEntitled, unauthenticated } from './errors';

/**
 * Who may call a route: anyone; signed-in users; administrators; users with the publish permission; or either of the
 * last two.
 */
const accessKinds = ['public', 'user', 'admin', 'publish', 'adminOrPublish'] as const;
type Access = (typeof accessKinds)[number];

/** Resolves a token to its user; undefined if it is invalid or no longer valid. */
export type Authenticate = (token: string, realm: string) => Promise<Caller | undefined>;
/** Whether an API key is valid for a realm, according to the sign-on configuration. */
export type CheckApiKey = (key: string, realm: string | undefined) => boolean;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** True for a public route that requires the client's API key. */
    apiKey?: boolean;
  }
  interface FastifyRequest {
    /** The authenticated user. Reading it on a public route throws, because that is a programming error. */
    readonly caller: Caller;
  }
}

/**
 * Requires every route registered after this to declare its access, and enforces it. Callers authenticate by headers
 * only, never by a cookie (so cross-site requests carry no credentials).
 */
export function guardRoutes(app: FastifyInstance, authenticate: Authenticate, checkApiKey: CheckApiKey): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      const caller = callers.get(this);
      if (!caller) throw new Error(`${this.routeOptions.url ?? this.url} is public: there is no caller`);
      return caller;
    },
  });

  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.access === undefined || !accessKinds.includes(config.access)) {
      throw new Error(`${String(method)} ${url} does not say who may call it: config: { access: … }`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const { access, apiKey } = request.routeOptions.config;
    if (access === undefined) return; // the not-found handler
    if (access === 'public') {
      if (apiKey && !hasApiKey(request, checkApiKey)) throw invalidApiKey();
      return;
    }
    const caller = await findCaller(request, authenticate);
    if (!caller) throw unauthenticated();
    if (!hasApiKey(request, checkApiKey)) throw invalidApiKey();
    checkRights(caller, access);
    callers.set(request, caller);
  });
}

function invalidApiKey(): AppError {
  return new AppError('FORBIDDEN', 'The API key is missing or invalid.');
}

async function findCaller(request: FastifyRequest, authenticate: Authenticate): Promise<Caller | undefined> {
  const token = bearerToken(request.headers.authorization);
  const realm = header(request, 'realm');
  if (token === undefined || realm === undefined) return undefined;
  return authenticate(token, realm);
}

function hasApiKey(request: FastifyRequest, check: CheckApiKey): boolean {
  const key = header(request, 'x-api-key');
  return key !== undefined && check(key, header(request, 'realm'));
}

function checkRights(caller: Caller, access: Access): void {
  if (!caller.deliveryMethods.includes(deliveryMethods.access)) throw notEntitled();
  const isAdmin = caller.role === 'ADMIN';
  if (access === 'admin' && !isAdmin) throw forbidden();
  if (access === 'publish' && !caller.publishPermission) throw forbidden();
  if (access === 'adminOrPublish' && !isAdmin && !caller.publishPermission) throw forbidden();
}

/** Extracts the token of an `Authorization: Bearer …` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(authorization ?? '')?.[1];
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
