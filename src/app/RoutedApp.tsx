import { createPath, RouterProvider } from 'react-router-dom';
import { navigateBy } from './navigation';
import { aimAt } from './newRelease';
import { makeRouter } from './router';

/** Made once, with the first page that needs it. */
const router = makeRouter();
navigateBy((path) => Promise.resolve(router.navigate(path)));
aimAt(() => {
  const { location: to } = router.state.navigation;
  return to ? createPath(to) : null;
});

/** Everything behind an address. */
export function RoutedApp() {
  return <RouterProvider router={router} />;
}
