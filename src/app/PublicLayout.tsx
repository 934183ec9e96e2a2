import { Outlet, ScrollRestoration } from 'react-router-dom';
import { scrollPlace } from './scrollPlace';
import { useNextPage } from './useNextPage';

/** The layout of pages that need no sign-in. */
export function PublicLayout() {
  useNextPage();
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
