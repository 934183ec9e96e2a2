import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { rememberPath } from '@client/features/session/rememberedPath';
import { selectIsAdmin, selectSession, selectSignOn } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { notifyError } from '@client/shared/ui/notify';
import type { PageRoute } from './routes';
import { Waiting } from './Waiting';

const Shell = lazy(async () => ({ default: (await import('./shell/Shell')).Shell }));

const isPageRoute = (handle: unknown): handle is PageRoute =>
  typeof handle === 'object' && handle !== null && 'path' in handle && 'page' in handle;

/** Lets in who is signed in and may see the page; remembers where the others wanted to go. */
export function ProtectedLayout() {
  const { token, leaving, user, settings } = useAppSelector(selectSession);
  const supportRedirect = useAppSelector(selectSignOn)?.supportRedirect ?? false;
  const isAdmin = useAppSelector(selectIsAdmin);
  const { pathname, search } = useLocation();
  const route = useMatches()
    .map(({ handle }) => handle)
    .find(isPageRoute);

  const stranger = token === null;
  useEffect(() => {
    if (stranger) rememberPath(pathname + search);
  }, [stranger, pathname, search]);

  if (stranger) return <Navigate to={supportRedirect ? '/login?support=1' : '/login'} replace />;
  const unknown = user === null || settings === null;
  if (route?.admin && unknown) return <Waiting />;
  if (route?.admin && !isAdmin && !leaving) return <NoAccess />;
  const missing = route?.feature !== undefined && settings !== null && settings.features[route.feature] !== true;
  return (
    <Suspense fallback={<Waiting />}>
      <Shell>{missing ? <Navigate to="/not-found" replace /> : <Outlet />}</Shell>
      <ScrollRestoration />
    </Suspense>
  );
}

function NoAccess() {
  useEffect(() => notifyError(t('page.noAccess')), []);
  return <Navigate to="/login" replace />;
}
