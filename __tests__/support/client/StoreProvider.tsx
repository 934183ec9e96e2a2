import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '@client/app/makeStore';
import type { Services } from '@client/shared/services/services';
import { ServicesContext } from '@client/shared/services/useServices';

/** The services that a store was made with. */
export const servicesOf = (store: AppStore): Services =>
  store.dispatch((_dispatch, _getState, { services }) => services);

/** Gives React a store and the services that the store was made with. */
export function StoreProvider({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <ServicesContext value={servicesOf(store)}>{children}</ServicesContext>
    </Provider>
  );
}
