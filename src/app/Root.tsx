import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { Services } from '@client/shared/services/services';
import { ServicesContext } from '@client/shared/services/useServices';
import type { AppStore } from './makeStore';
import { ErrorBoundary } from './ErrorBoundary';
import { AuthGate } from './AuthGate';
import { Snackbars } from './Snackbars';
import { AppTheme } from './theme/AppTheme';

interface RootProps {
  store: AppStore;
  services: Services;
  nonce: string;
}

/** The providers of the application, the error boundary, and the snackbars. */
export function Root({ store, services, nonce }: RootProps) {
  const cache = createCache({ key: 'wd', ...(nonce ? { nonce } : {}) });
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <Provider store={store}>
          <ServicesContext value={services}>
            <AppTheme>
              <ErrorBoundary>
                <AuthGate />
                <Snackbars />
              </ErrorBoundary>
            </AppTheme>
          </ServicesContext>
        </Provider>
      </CacheProvider>
    </StrictMode>
  );
}
