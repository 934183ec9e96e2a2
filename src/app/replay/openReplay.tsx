import { createRoot } from 'react-dom/client';
import { stateImported } from '@client/shared/redux/lifecycle';
import { makeStore } from '../makeStore';
import { Root } from '../Root';
import type { ExportedSession } from './exportSession';
import { importedState, recordingOf } from './importSession';
import { ReplayChooser } from './ReplayChooser';

/** Nothing in this tab may write what the next visit reads: the storage is the tester's own. */
function freezeStorage(): void {
  for (const name of ['setItem', 'removeItem', 'clear'] as const) {
    Object.defineProperty(Storage.prototype, name, { value: () => undefined });
  }
}

/** A session as it was exported: same screen, silent, nothing sent, nothing stored. */
function replay(session: ExportedSession, place: HTMLElement, nonce: string): void {
  const { store } = makeStore({
    backends: null,
    channel: null,
    services: { navigate: () => Promise.resolve(), leave: () => undefined },
    recording: recordingOf(session),
  });
  store.dispatch(stateImported(importedState(session)));
  history.replaceState(null, '', session.location);
  createRoot(place).render(<Root store={store} nonce={nonce} />);
}

/** /replay: asks for the file, then shows it. */
export function openReplay(place: HTMLElement, nonce: string): void {
  freezeStorage();
  const root = createRoot(place);
  root.render(
    <ReplayChooser
      nonce={nonce}
      onChosen={(session) => {
        root.unmount();
        replay(session, place, nonce);
      }}
    />,
  );
}
