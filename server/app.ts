import { createHttpApp, type HttpApp } from './http/app';
import { guardRoutes } from './http/access';
import { serveCdn } from './http/cdn';
import { serveClient } from './http/client';
import type { Deps } from './http/deps';
import { healthRoutes } from './http/health';
import { collectOpenApi, openApiRoutes } from './http/openapi';
import { alertRoutes } from './services/alert/routes';
import { authRoutes } from './services/auth/routes';
import { createAuthenticate } from './services/auth/session/authenticate';
import { loadSignOnSettings } from './services/auth/sign-on/settings';
import { AccessTokens } from './services/auth/token/accessToken';
import { dataRoutes } from './services/data/routes';
import { imageRoutes } from './services/iam/image/routes';

/** The resources of the services; each checks the caller itself, this list only says that they exist. */
const services: readonly ((app: HttpApp, deps: Deps) => void)[] = [alertRoutes, dataRoutes, imageRoutes];

/** The whole server, not yet listening. */
export async function buildApp(deps: Deps): Promise<HttpApp> {
  const app = await createHttpApp(deps.config);
  const tokens = new AccessTokens(deps.db, deps.clock);
  const signOn = await loadSignOnSettings(deps);
  guardRoutes(app, createAuthenticate(deps, tokens), signOn.checkApiKey);
  await collectOpenApi(app, deps);

  healthRoutes(app, deps);
  authRoutes(app, signOn);
  for (const register of services) register(app, deps);

  openApiRoutes(app, deps);
  await serveClient(app, deps);
  serveCdn(app);
  await app.ready();
  return app;
}
