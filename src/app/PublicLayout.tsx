import { Outlet, ScrollRestoration } from 'react-router-dom';
import { scrollRestorationKey } from './scrollRestorationKey';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** The layout of pages that need no sign-in. */
export function PublicLayout() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollRestorationKey} />
    </>
  );
}
