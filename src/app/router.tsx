import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageFailed } from './PageFailed';
import { ProtectedLayout } from './ProtectedLayout';
import { PublicLayout } from './PublicLayout';
import { RoutePage } from './RoutePage';
import { protectedPages, publicPages, type PageRoute } from './routes';
import { Waiting } from './Waiting';

const toRoute = (route: PageRoute): RouteObject => ({
  path: route.path,
  handle: route,
  lazy: async () => {
    const Page = await route.page();
    return { element: <RoutePage key={route.path} route={route} Page={Page} /> };
  },
});

const notFound: RouteObject = {
  path: '*',
  lazy: async () => {
    const { NotFoundPage } = await import('@client/pages/not-found/NotFoundPage');
    return { element: <NotFoundPage /> };
  },
};

/** Every address of the application. A page's code comes with its first visit. */
export const makeRouter = () =>
  createBrowserRouter([
    {
      errorElement: <PageFailed />,
      hydrateFallbackElement: <Waiting />,
      children: [
        { element: <PublicLayout />, errorElement: <PageFailed />, children: publicPages.map(toRoute) },
        {
          element: <ProtectedLayout />,
          children: [{ errorElement: <PageFailed />, children: protectedPages.map(toRoute) }],
        },
        { element: <PublicLayout />, children: [notFound] },
      ],
    },
  ]);
