import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loadChunk } from '@client/shared/lazy/loadChunk';
import type { Releases } from '@client/shared/services/releases';
import { ErrorPage } from './ErrorPage';
import { ProtectedLayout } from './ProtectedLayout';
import { PublicLayout } from './PublicLayout';
import { RoutePage } from './RoutePage';
import { protectedPages, publicPages, type PageRoute } from './routes';
import { PageProgressBar } from './PageProgressBar';

const toRoute = (route: PageRoute, releases: Releases): RouteObject => ({
  path: route.path,
  handle: route,
  lazy: async () => {
    const Page = await loadChunk(route.page, releases);
    return { element: <RoutePage key={route.path} route={route} Page={Page} /> };
  },
});

const notFound = (releases: Releases): RouteObject => ({
  path: '*',
  lazy: async () => {
    const { NotFoundPage } = await loadChunk(() => import('@client/pages/not-found/NotFoundPage'), releases);
    return { element: <NotFoundPage /> };
  },
});

/** Creates the router with all routes. A page's code is loaded on its first visit. */
export function makeRouter(releases: Releases) {
  const routes = (pages: readonly PageRoute[]) => pages.map((page) => toRoute(page, releases));
  return createBrowserRouter([
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <PageProgressBar />,
      children: [
        { element: <PublicLayout />, errorElement: <ErrorPage />, children: routes(publicPages) },
        {
          element: <ProtectedLayout />,
          // An unknown path keeps the header and the menu: AuthGate shows the sign-in page to users who aren't signed in.
          children: [{ errorElement: <ErrorPage />, children: [...routes(protectedPages), notFound(releases)] }],
        },
      ],
    },
  ]);
}
