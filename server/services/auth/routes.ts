import type { HttpApp } from '@server/http/app';
import { signOnConfigRoutes } from './sign-on/routes';
import type { SignOnSettingsByHost } from './sign-on/settings';

export function authRoutes(app: HttpApp, signOn: SignOnSettingsByHost): void {
  signOnConfigRoutes(app, signOn);
}
