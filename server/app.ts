import { demoRoutes } from './demo/demoRoutes';
import { createHttpApp, type HttpApp } from '@server/http/createHttpApp';
import { guardRoutes } from './http/access';
import { serveCdn } from './http/cdn';
import { serveClient } from '@server/http/staticFiles';
import { serveServiceWorker } from './http/serviceWorker';
import type { Deps } from './http/deps';
import { healthRoutes } from './http/health';
import { collectOpenApi, openApiRoutes } from './http/openapi';
import { alertRoutes } from './services/alert/routes';
import { loadAuthContext } from '@server/sign-in/context';
import { authRoutes } from '@server/sign-in/routes';
import { createAuthenticate } from '@server/sign-in/sessions/authenticate';
import { dataRoutes } from './services/data/routes';
import { iamRoutes } from './services/iam/routes';
import { ownStyleRoutes } from '@server/mail/styles/routes';
import { workspaceRoutes } from './services/workspace/routes';

/** The services' resources, a list for each service; every route says itself who may call it. */
const services: readonly ((app: HttpApp, deps: Deps) => void)[] = [
  alertRoutes,
  dataRoutes,
  iamRoutes,
  ownStyleRoutes,
  workspaceRoutes,
];

/** The whole server, not yet listening; with the demo's publications where there is a demo. */
export async function buildApp(deps: Deps, demo?: { firstStart: Date }): Promise<HttpApp> {
  const app = await createHttpApp(deps.config);
  const auth = await loadAuthContext(deps);
  guardRoutes(app, createAuthenticate(deps, auth.tokens), auth.signOn.checkApiKey);
  await collectOpenApi(app, deps);

  healthRoutes(app, deps);
  authRoutes(app, auth);
  for (const register of services) register(app, deps);

  if (demo) {
    const { clock, config } = deps;
    const wireIntervalMinutes = config.demo.wireMinutes;
    demoRoutes(app, { clock, firstStart: demo.firstStart, baseUrl: config.publicUrl, wireIntervalMinutes });
  }
  openApiRoutes(app, deps);
  await serveClient(app, deps);
  serveCdn(app);
  serveServiceWorker(app, deps);
  await app.ready();
  return app;
}
