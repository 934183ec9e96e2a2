import { useEffect } from 'react';
import { rememberedPath, rememberPath } from '@client/features/session/rememberedPath';
import { selectSession } from '@client/features/session/sessionSelectors';
import { asksForSupport } from '@client/features/session/signOnFlow';
import { LoginPage } from '@client/pages/login/LoginPage';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { prefetch } from '@client/shared/lazy/prefetch';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import type { Services } from '@client/shared/services/services';
import { useServices } from '@client/shared/services/useServices';
import { publicPaths } from './publicPaths';
import { Waiting } from './Waiting';

const load = () => import('./RoutedApp');
const RoutedApp = lazyComponent(async () => (await load()).RoutedApp, { fallback: <Waiting /> });

/**
 * Brings all that the page behind the gate is made of. Drawn with it at hand, a page is drawn in one go; where parts come meanwhile,
 * or answers, React begins it anew.
 */
export async function preparePage(services: Services): Promise<void> {
  await RoutedApp.prefetch();
  await (await load()).prepared(services);
}

/**
 * Whoever is not signed in gets the sign-in page, which needs no router: the sign-in page must not wait for code that only the
 * pages behind it use. Everybody else gets the routed application.
 */
export function Gate() {
  const { token } = useAppSelector(selectSession);
  if (token === null && !publicPaths.includes(location.pathname)) return <SignedOut />;
  return <RoutedApp />;
}

function SignedOut() {
  const { navigation } = useServices();
  const supportRedirect = useAppSelector(selectSession).signOn?.supportRedirect ?? false;
  // While the person types, the pages behind come in.
  useEffect(() => prefetch(load, 1_500), []);
  useEffect(() => {
    const stay = () => {
      const { pathname, search } = location;
      if (pathname !== paths.login()) rememberPath(pathname + search);
      // The configuration may come after the first look: who came for a page gets its flag then.
      else if (!supportRedirect || search !== '' || rememberedPath() === null) return;
      const support = supportRedirect || asksForSupport(search);
      void navigation.goTo(paths.login({ support: support ? '1' : undefined }));
    };
    stay();
    addEventListener('popstate', stay);
    return () => removeEventListener('popstate', stay);
  }, [navigation, supportRedirect]);
  return <LoginPage />;
}
