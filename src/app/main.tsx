import '@fontsource-variable/inter/wght.css';
import './theme/interFallback.css';
import './base.css';
import './newRelease';
import { createRoot } from 'react-dom/client';
import { started } from '@client/features/session/sessionSlice';
import { addSnackbarSheet, pageNonce } from '@client/shared/lib/pageNonce';
import { makeStore } from './makeStore';
import { navigateTo } from './navigation';
import { watchNetwork } from './network';
import { browserBackends } from './persistence/storageKit';
import { openTabChannel } from './persistence/tabChannel';
import { keepForOffline } from './offline';
import { Root } from './Root';

const nonce = pageNonce();
addSnackbarSheet(nonce);
const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the application');

/** The page of a person: what was kept is read first, so that it shows at once. */
async function open(root: HTMLElement): Promise<void> {
  const { store, ready, flush } = makeStore({
    backends: browserBackends(),
    channel: openTabChannel(),
    services: { navigate: navigateTo, leave: (url) => location.assign(url) },
  });
  // A page that is hidden may never be asked again.
  addEventListener('visibilitychange', () => {
    if (document.hidden) void flush();
  });
  addEventListener('pagehide', () => void flush());
  await ready;
  watchNetwork(store);
  store.dispatch(started());
  createRoot(root).render(<Root store={store} nonce={nonce} />);
  keepForOffline(nonce !== '');
}

if (location.pathname === '/replay') (await import('./replay/openReplay')).openReplay(place, nonce);
else await open(place);
