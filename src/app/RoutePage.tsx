import { useLayoutEffect, type ComponentType } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { notePage } from '@client/shared/navigation/navigationHistory';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import type { PageRoute } from './routes';

/**
 * Renders a route's page. Sets the document title, which the page may replace by a more precise one; records the page as
 * visited; on Back and Forward, replaces pages of deleted objects.
 */
export function RoutePage({ route, Page }: { route: PageRoute; Page: ComponentType }) {
  useLayoutEffect(() => {
    document.title = t('app.title', { page: t(route.title) });
  }, [route.title]);
  const { lastPage, removedPages } = useServices();
  const at: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = at;
  useLayoutEffect(() => {
    lastPage.note({ path: pathname + search + hash, state });
  }, [lastPage, pathname, search, hash, state]);
  useLayoutEffect(() => notePage(pathname + search), [pathname, search, at.key]);
  // Back and Forward to a page of an object deleted since the application was loaded show its replacement, such as the
  // list. A link to one shows the page, which reports that it doesn't exist.
  const traveling = useNavigationType() === NavigationType.Pop;
  const instead = traveling ? removedPages.replacementOf(pathname) : null;
  return instead === null ? <Page /> : <Navigate to={instead} replace />;
}
