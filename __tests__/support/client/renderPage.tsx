import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider, type InitialEntry } from 'react-router-dom';
import type { AppStore } from '@client/app/makeStore';
import { DateSettingsProvider } from '@client/app/DateSettingsProvider';
import { Snackbars } from '@client/app/Snackbars';
import { AppTheme } from '@client/app/theme/AppTheme';
import { StoreProvider } from './StoreProvider';

/**
 * Renders pages at their addresses in a data router, which changed forms can block. Every other address shows an empty
 * page.
 * @param visited the history; the last entry is open
 * @param beside rendered beside the pages, as in the shell
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
