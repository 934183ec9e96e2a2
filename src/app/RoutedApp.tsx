import { createPath, RouterProvider } from 'react-router-dom';
import { navigateBy } from './navigation';
import { aimAt } from './newRelease';
import { shellLoaded } from './ProtectedLayout';
import { makeRouter } from './router';

/** Made once, with the first page that needs it. */
const router = makeRouter();
navigateBy((path) => Promise.resolve(router.navigate(path)));
aimAt(() => {
  const { location: to } = router.state.navigation;
  return to ? createPath(to) : null;
});

/** When all that the page at this address is made of is here. */
export async function prepared(): Promise<void> {
  const known = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  await Promise.all([known, shellLoaded]);
}

/** Everything behind an address. */
export function RoutedApp() {
  return <RouterProvider router={router} />;
}
