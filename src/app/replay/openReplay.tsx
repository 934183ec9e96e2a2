import './texts';
import { createRoot } from 'react-dom/client';
import { stateImported } from '@client/shared/redux/sessionActions';
import { t } from '@client/shared/texts/t';
import type { Services } from '@client/shared/services/services';
import { makeStore } from '../makeStore';
import { Root } from '../Root';
import { receiveRecording } from './handOver';
import { importedState, recordingOf } from './importSession';
import { readRecording } from './readRecording';
import type { ExportedSession } from './recording';
import { ReplayBar } from './ReplayBar';
import { ReplayEntry } from './ReplayEntry';

/** Nothing in this tab may write what the next visit reads: the storage is the tester's own. */
function freezeStorage(): void {
  for (const name of ['setItem', 'removeItem', 'clear'] as const) {
    Object.defineProperty(Storage.prototype, name, { value: () => undefined });
  }
}

/** A session as it was exported: same screen, silent, nothing sent, nothing stored. */
function replay(
  session: ExportedSession,
  place: HTMLElement,
  services: Services,
  nonce: string,
  begin: () => void,
): void {
  const { store } = makeStore({
    backends: null,
    channel: null,
    services,
    recording: recordingOf(session),
  });
  store.dispatch(stateImported(importedState(session)));
  // As the router writes an entry of the history, so that the page finds what it came with.
  history.replaceState({ usr: session.locationState, key: 'replay', idx: 0 }, '', session.location);
  begin();
  createRoot(place).render(
    <>
      <Root store={store} services={services} nonce={nonce} />
      <ReplayBar exportedAt={session.exportedAt} store={store} />
    </>,
  );
}

/** /replay: takes the recording from the QA page that opened it, then shows it. */
export function openReplay(place: HTMLElement, services: Services, nonce: string): void {
  freezeStorage();
  const root = createRoot(place);
  const wait = (fault: string | null) => root.render(<ReplayEntry nonce={nonce} fault={fault} />);
  const asked = receiveRecording((text) => {
    try {
      const { session } = readRecording(text);
      // Not before all of it could be read: the page that waits says what is wrong.
      replay(session, place, services, nonce, () => root.unmount());
    } catch (error) {
      wait(error instanceof Error ? error.message : t('error.unknown'));
    }
  });
  wait(asked ? null : t('replay.direct'));
}
