import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import type { AppStore } from '@client/app/makeStore';
import { PersonalDates } from '@client/app/PersonalDates';
import { Snackbars } from '@client/app/Snackbars';
import { AppTheme } from '@client/app/theme/AppTheme';

/** A page at its address, `at` where its path has parameters, in a router that can be held back from leaving it, as a changed form does. */
export function renderPage(store: AppStore, path: string, page: ReactNode, at: string = path) {
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <>
            {page}
            <Link to="/elsewhere">away</Link>
          </>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/', at] },
  );
  render(
    <Provider store={store}>
      <AppTheme>
        <PersonalDates>
          <RouterProvider router={router} />
        </PersonalDates>
        <Snackbars />
      </AppTheme>
    </Provider>,
  );
  return router;
}
