import type { HttpApp } from '@server/http/createHttpApp';
import { changePasswordRoutes } from './change-password/routes';
import type { SignInDeps } from './signInDeps';
import { credentialRoutes } from './credentials/routes';
import { demoSignOnRoutes } from './demo-sign-on/routes';
import { openIdRoutes } from './openid/routes';
import { sessionRoutes } from './sessions/routes';
import { signOnConfigRoutes } from './sign-on-config/routes';
import { ticketRoutes } from './tickets/routes';

/** Registers all routes for signing in and out. */
export function signInRoutes(app: HttpApp, context: SignInDeps): void {
  signOnConfigRoutes(app, context.signOn);
  credentialRoutes(app, context);
  ticketRoutes(app, context);
  sessionRoutes(app, context);
  changePasswordRoutes(app, context);
  openIdRoutes(app, context);
  demoSignOnRoutes(app, context);
}
