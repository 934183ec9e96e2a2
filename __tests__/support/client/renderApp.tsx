import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import type { AppStore } from '@client/app/makeStore';
import { DateSettingsProvider } from '@client/app/DateSettingsProvider';
import { Snackbars } from '@client/app/Snackbars';
import { AppTheme } from '@client/app/theme/AppTheme';
import { StoreProvider } from './StoreProvider';

/** Renders a part of the application with a real store, the theme, and an address. */
export function renderApp(store: AppStore, children: ReactNode, at: InitialEntry = '/') {
  return render(
    <StoreProvider store={store}>
      <AppTheme>
        <DateSettingsProvider>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </DateSettingsProvider>
        <Snackbars />
      </AppTheme>
    </StoreProvider>,
  );
}
