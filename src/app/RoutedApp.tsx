import { RouterProvider } from 'react-router-dom';
import type { Services } from '@client/shared/services/services';
import { useServices } from '@client/shared/services/useServices';
import { makeRouter } from './router';

/** Resolves when the code of the page at the current address is loaded. */
export async function routerReady(services: Services): Promise<void> {
  const router = routerOf(services);
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
}

/** The application's pages in their router. */
export function RoutedApp() {
  return <RouterProvider router={routerOf(useServices())} />;
}

const routerOf = ({ navigation, releases }: Services) => navigation.router(() => makeRouter(releases));
