import { RouterProvider } from 'react-router-dom';
import { navigateBy } from './navigation';
import { makeRouter } from './router';

/** Made once, with the first page that needs it. */
const router = makeRouter();
navigateBy((path) => Promise.resolve(router.navigate(path)));

/** Everything behind an address. */
export function RoutedApp() {
  return <RouterProvider router={router} />;
}
