import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { lazy, StrictMode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { AppStore } from './makeStore';
import { ErrorBoundary } from './ErrorBoundary';
import type { makeRouter } from './router';
import { AppTheme } from './theme/AppTheme';

const Snackbars = lazy(async () => ({ default: (await import('./Snackbars')).Snackbars }));

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
              <Suspense>
                <Snackbars />
              </Suspense>
            </ErrorBoundary>
          </AppTheme>
        </Provider>
      </CacheProvider>
    </StrictMode>
  );
}
