import '@fontsource-variable/inter/wght.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { started } from '@client/features/session/sessionSlice';
import { makeStore } from './makeStore';
import { navigateTo } from './navigation';
import { watchNetwork } from './network';
import { pageNonce } from './nonce';
import { browserBackends } from './persistence/storageKit';
import { openTabChannel } from './persistence/tabChannel';
import { Root } from './Root';

const nonce = pageNonce();
const { store, ready } = makeStore({
  backends: browserBackends(),
  channel: openTabChannel(),
  services: {
    navigate: navigateTo,
    leave: (url) => location.assign(url),
  },
});

await ready;
watchNetwork(store);
store.dispatch(started());

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the application');
createRoot(place).render(<Root store={store} nonce={nonce} />);
