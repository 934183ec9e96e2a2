import './texts';
import '@fontsource-variable/inter/wght.css';
import './theme/interFallback.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { started } from '@client/features/session/sessionSlice';
import { loadChunk } from '@client/shared/lazy/loadChunk';
import { isRecord } from '@client/shared/values/isRecord';
import { sleep } from '@client/shared/browser/sleep';
import { addSnackbarSheet, pageNonce } from '@client/shared/browser/pageNonce';
import { paths } from '@client/shared/navigation/paths';
import { preparePage } from './Gate';
import { makeStore } from './makeStore';
import { watchNetwork } from './network';
import { browserBackends, type Backends } from './persistence/storageKit';
import { openTabChannel } from './persistence/tabChannel';
import { keepForOffline } from './offline';
import { Root } from './Root';
import { createServices } from './services';

const services = createServices();
const nonce = pageNonce();
addSnackbarSheet(nonce);
const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the application');

/** How long a page waits at most to be drawn in one go: after that, a bar says that it comes. */
const patienceMs = 400;

/** Brings the page's code while what was kept is read, for who was signed in. */
async function prepare({ small }: Backends): Promise<void> {
  const kept = await small.get('session').catch(() => null);
  const session = isRecord(kept) ? kept.state : null;
  if (isRecord(session) && session.token) await preparePage(services).catch(() => undefined);
}

/** The page of a person: what was kept is read first, so that it shows at once. */
async function open(root: HTMLElement): Promise<void> {
  const backends = browserBackends();
  const prepared = prepare(backends);
  const { store, ready, flush } = makeStore({
    backends,
    channel: openTabChannel(),
    services,
  });
  // A page that is hidden may never be asked again.
  addEventListener('visibilitychange', () => {
    if (document.hidden) void flush();
  });
  addEventListener('pagehide', () => void flush());
  await ready;
  watchNetwork(store);
  store.dispatch(started());
  await Promise.race([prepared, sleep(patienceMs)]);
  createRoot(root).render(<Root store={store} services={services} nonce={nonce} />);
  keepForOffline(nonce !== '');
}

if (location.pathname === paths.replay()) {
  const { openReplay } = await loadChunk(() => import('./replay/openReplay'), services.releases);
  openReplay(place, services, nonce);
} else await open(place);
