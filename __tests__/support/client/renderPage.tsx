import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider, type InitialEntry } from 'react-router-dom';
import type { AppStore } from '@client/app/makeStore';
import { DateSettingsProvider } from '@client/app/DateSettingsProvider';
import { Snackbars } from '@client/app/Snackbars';
import { AppTheme } from '@client/app/theme/AppTheme';
import { StoreProvider } from './StoreProvider';

/**
 * Pages at their addresses, in a router that can be held back from leaving one, as a changed form does; every other address
 * is elsewhere.
 * @param visited the history, the last of it open
 * @param beside what stands beside them, as in the shell
 */
export function renderPages(
  store: AppStore,
  pages: Readonly<Record<string, ReactNode>>,
  visited: InitialEntry[],
  beside?: ReactNode,
) {
  const router = createMemoryRouter(
    [...Object.entries(pages).map(([path, element]) => ({ path, element })), { path: '*', element: <p>elsewhere</p> }],
    { initialEntries: visited },
  );
  render(
    <StoreProvider store={store}>
      <AppTheme>
        {beside}
        <DateSettingsProvider>
          <RouterProvider router={router} />
        </DateSettingsProvider>
        <Snackbars />
      </AppTheme>
    </StoreProvider>,
  );
  return router;
}

/** A page at its address, `at` where its path has parameters, with a link away. */
export function renderPage(store: AppStore, path: string, page: ReactNode, at: string = path) {
  const withLink = (
    <>
      {page}
      <Link to="/elsewhere">away</Link>
    </>
  );
  return renderPages(store, { [path]: withLink }, ['/', at]);
}
