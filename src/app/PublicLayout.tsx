import { Outlet, ScrollRestoration } from 'react-router-dom';
import { scrollPlace } from './scrollPlace';

/** Around pages that need no signing in. */
export function PublicLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
