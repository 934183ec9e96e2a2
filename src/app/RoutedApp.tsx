import { RouterProvider } from 'react-router-dom';
import type { Services } from '@client/shared/services/services';
import { useServices } from '@client/shared/services/useServices';
import { shellLoaded } from './ProtectedLayout';
import { makeRouter } from './router';

/** Resolves when the code of the page at this address is loaded. */
export async function prepared({ navigation }: Services): Promise<void> {
  const router = navigation.router(makeRouter);
  const known = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  await Promise.all([known, shellLoaded]);
}

/** The pages behind the router. */
export function RoutedApp() {
  const { navigation } = useServices();
  return <RouterProvider router={navigation.router(makeRouter)} />;
}
