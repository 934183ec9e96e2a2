import { Outlet, ScrollRestoration } from 'react-router-dom';

/** Around pages that need no signing in. */
export function PublicLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
