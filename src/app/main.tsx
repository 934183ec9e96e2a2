import './alwaysLoadedTexts';
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
import { preparePage } from './AuthGate';
import { makeStore } from './makeStore';
import { watchNetwork } from './watchNetwork';
import { browserBackends, type Backends } from './persistence/persistence';
import { openTabChannel } from './persistence/tabChannel';
import { registerServiceWorker } from './serviceWorkerClient';
import { Root } from './Root';
import { createServices } from './services';

const services = createServices();
const nonce = pageNonce();
addSnackbarSheet(nonce);
const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no element with the id "root"');

/** The maximum time in milliseconds that the first render waits for the page's code; after that, a progress bar is shown. */
const firstRenderDelayMs = 400;

/** Loads the page's code while the persisted state is read, if a user is signed in. */
async function prepare({ small }: Backends): Promise<void> {
  const kept = await small.get('session').catch(() => null);
  const session = isRecord(kept) ? kept.state : null;
  if (isRecord(session) && session.token) await preparePage(services).catch(() => undefined);
}

/** Creates the store, reads the persisted state, and renders the application. */
async function openPage(root: HTMLElement): Promise<void> {
  const backends = browserBackends();
  const prepared = prepare(backends);
  const { store, ready, flush } = makeStore({
    backends,
    channel: openTabChannel(),
    services,
  });
  // A hidden page may be discarded without another event.
  addEventListener('visibilitychange', () => {
    if (document.hidden) void flush();
  });
  addEventListener('pagehide', () => void flush());
  await ready;
  watchNetwork(store);
  store.dispatch(started());
  await Promise.race([prepared, sleep(firstRenderDelayMs)]);
  createRoot(root).render(<Root store={store} services={services} nonce={nonce} />);
  registerServiceWorker(nonce !== '');
}

if (location.pathname === paths.replay()) {
  const { openReplay } = await loadChunk(() => import('./session-replay/openReplay'), services.releases);
  openReplay(rootElement, services, nonce);
} else await openPage(rootElement);
