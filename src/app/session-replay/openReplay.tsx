import '../session-recording/texts';
import { createRoot } from 'react-dom/client';
import { stateImported } from '@client/shared/redux/persistedStateActions';
import { t } from '@client/shared/texts/t';
import type { Services } from '@client/shared/services/services';
import { makeStore } from '../makeStore';
import { Root } from '../Root';
import { receiveRecording } from '../session-recording/replayTab';
import { importedState, recordingOf } from './importSession';
import { readRecording } from '../session-recording/readRecording';
import type { ExportedSession } from '../session-recording/exportedSession';
import { ReplayNotice } from './ReplayNotice';
import { ReplayWaitingPage } from './ReplayWaitingPage';

/** Disables writing to Web Storage in this tab: the storage is shared with the tester's own session. */
function freezeStorage(): void {
  for (const name of ['setItem', 'removeItem', 'clear'] as const) {
    Object.defineProperty(Storage.prototype, name, { value: () => undefined });
  }
}

/** Renders an exported session: the same screen, without sending or storing anything. */
function replay(
  session: ExportedSession,
  place: HTMLElement,
  services: Services,
  nonce: string,
  onStart: () => void,
): void {
  const { store } = makeStore({
    backends: null,
    channel: null,
    services,
    recording: recordingOf(session),
  });
  store.dispatch(stateImported(importedState(session)));
  // In the format of React Router's history entries, so that the page finds its location state.
  history.replaceState({ usr: session.locationState, key: 'replay', idx: 0 }, '', session.location);
  onStart();
  createRoot(place).render(
    <>
      <Root store={store} services={services} nonce={nonce} />
      <ReplayNotice exportedAt={session.exportedAt} store={store} />
    </>,
  );
}

/** Opens /replay: receives the recording from the QA page that opened this tab, then renders it. */
export function openReplay(place: HTMLElement, services: Services, nonce: string): void {
  freezeStorage();
  const root = createRoot(place);
  const renderEntry = (error: string | null) => root.render(<ReplayWaitingPage nonce={nonce} error={error} />);
  const requested = receiveRecording((text) => {
    try {
      const { session } = readRecording(text);
      // Only after the whole file could be read: until then, the waiting page shows the error.
      replay(session, place, services, nonce, () => root.unmount());
    } catch (error) {
      renderEntry(error instanceof Error ? error.message : t('error.unknown'));
    }
  });
  renderEntry(requested ? null : t('replay.direct'));
}
