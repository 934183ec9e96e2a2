import { useEffect, useState } from 'react';
import { rememberedPath, rememberPath } from '@client/features/session/rememberedPath';
import { selectSession } from '@client/features/session/sessionSelectors';
import { asksForSupport } from '@client/features/session/signOnFlow';
import { LoginPage } from '@client/pages/login/LoginPage';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { loadChunk } from '@client/shared/lazy/loadChunk';
import { prefetch } from '@client/shared/lazy/prefetch';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import type { Services } from '@client/shared/services/services';
import { useServices } from '@client/shared/services/useServices';
import { publicPaths } from './publicPaths';
import { PageProgressBar } from './PageProgressBar';

const RoutedApp = lazyComponent(async () => (await import('./RoutedApp')).RoutedApp, { fallback: <PageProgressBar /> });

/**
 * Loads the code of the routed application and of the page at the current address. If it is loaded before the first
 * render, React renders the page once instead of suspending and starting again.
 */
export async function preparePage(services: Services): Promise<void> {
  const { routerReady } = await loadChunk(() => import('./RoutedApp'), services.releases);
  await Promise.all([RoutedApp.prefetch(), routerReady(services)]);
}

/**
 * Renders the sign-in page if nobody is signed in and the path isn't public, otherwise the routed application. The
 * sign-in page needs no router, so that it doesn't wait for code that only the other pages use.
 */
export function AuthGate() {
  const { token } = useAppSelector(selectSession);
  if (token === null && !publicPaths.includes(location.pathname)) return <SignedOut />;
  return <RoutedApp />;
}

/** True if the requested page isn’t the home page: the sign-in page then explains why it is shown instead. */
function isForPage(): boolean {
  const { pathname } = location;
  const wanted = pathname === paths.login() ? rememberedPath() : pathname;
  return wanted !== null && wanted !== paths.home();
}

function SignedOut() {
  const { navigation } = useServices();
  const [cameForPage] = useState(isForPage);
  const supportRedirect = useAppSelector(selectSession).signOn?.supportRedirect ?? false;
  // Prefetch the routed application while the user enters their credentials.
  useEffect(() => prefetch(RoutedApp.prefetch, 1_500), []);
  useEffect(() => {
    const showLoginPath = () => {
      const { pathname, search, hash } = location;
      if (pathname !== paths.login()) rememberPath(pathname + search + hash);
      // The sign-on configuration may load later than the first run: a user who came for another page gets the support
      // flag then.
      else if (!supportRedirect || search !== '' || rememberedPath() === null) return;
      const support = supportRedirect || asksForSupport(search);
      void navigation.goTo(paths.login({ support: support ? '1' : undefined }));
    };
    showLoginPath();
    addEventListener('popstate', showLoginPath);
    return () => removeEventListener('popstate', showLoginPath);
  }, [navigation, supportRedirect]);
  return <LoginPage cameForPage={cameForPage} />;
}
