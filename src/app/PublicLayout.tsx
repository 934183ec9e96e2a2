import { Outlet, ScrollRestoration } from 'react-router-dom';
import { scrollPlace } from './scrollPlace';
import { useNextPage } from './useNextPage';

/** Around pages that need no signing in. */
export function PublicLayout() {
  useNextPage();
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
