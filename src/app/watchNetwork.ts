import { networkChanged } from '@client/features/network/networkSlice';
import type { AppStore } from './makeStore';

/** Dispatches whether the browser is online: now and on each change. */
export function watchNetwork(store: AppStore): void {
  const report = () => void store.dispatch(networkChanged(navigator.onLine));
  report();
  addEventListener('online', report);
  addEventListener('offline', report);
}
