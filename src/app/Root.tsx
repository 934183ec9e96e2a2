import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { AppStore } from './makeStore';
import { ErrorBoundary } from './ErrorBoundary';
import type { makeRouter } from './router';
import { Snackbars } from './Snackbars';
import { AppTheme } from './theme/AppTheme';

interface RootProps {
  store: AppStore;
  router: ReturnType<typeof makeRouter>;
  nonce: string;
}

/** Providers around the router, and what lies over every page. */
export function Root({ store, router, nonce }: RootProps) {
  const cache = createCache({ key: 'wd', ...(nonce ? { nonce } : {}) });
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <Provider store={store}>
          <AppTheme>
            <ErrorBoundary>
              <RouterProvider router={router} />
              <Snackbars />
            </ErrorBoundary>
          </AppTheme>
        </Provider>
      </CacheProvider>
    </StrictMode>
  );
}
