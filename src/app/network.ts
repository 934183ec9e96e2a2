import { networkChanged } from '@client/features/network/networkSlice';
import type { AppStore } from './makeStore';

/** Tells the state of the line to the store: at once, and whenever it changes. */
export function watchNetwork(store: AppStore): void {
  const tell = () => void store.dispatch(networkChanged(navigator.onLine));
  tell();
  addEventListener('online', tell);
  addEventListener('offline', tell);
}
