import { isRecord } from '@client/shared/values/isRecord';
import { paths } from '@client/shared/navigation/paths';
import type { ExportedSession } from './recording';

const ready = 'watchdesk-replay-ready';
const recording = 'watchdesk-replay';

/** Opens a tab for the replay and hands it the recording when it asks; false where the browser opens none. */
export function openReplayTab(session: ExportedSession): boolean {
  const tab = window.open(paths.replay(), '_blank');
  if (!tab) return false;
  const answer = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== tab || origin !== location.origin || data !== ready) return;
    removeEventListener('message', answer);
    tab.postMessage({ kind: recording, text: JSON.stringify(session) }, location.origin);
  };
  addEventListener('message', answer);
  return true;
}

/** In that tab: asks for the recording, from the page of this origin that opened it. False where none did. */
export function receiveRecording(take: (text: string) => void): boolean {
  const opener = openerOf(window);
  if (!opener) return false;
  const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== opener || origin !== location.origin) return;
    if (!isRecord(data) || data.kind !== recording || typeof data.text !== 'string') return;
    removeEventListener('message', listen);
    take(data.text);
  };
  addEventListener('message', listen);
  opener.postMessage(ready, location.origin);
  return true;
}

/** The page that opened this one; the platform's own type says no more than that there may be one. */
const openerOf = ({ opener }: { opener: Window | null }): Window | null => opener;
