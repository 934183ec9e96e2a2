import { isRecord } from '@client/shared/values/isRecord';
import { paths } from '@client/shared/navigation/paths';
import type { ExportedSession } from './exportedSession';

const readyMessage = 'watchdesk-replay-ready';
const recordingKind = 'watchdesk-replay';

/**
 * Opens a tab for the replay and posts the recording to it when it is ready. Returns false if the browser blocks the
 * tab.
 */
export function openReplayTab(session: ExportedSession): boolean {
  const tab = window.open(paths.replay(), '_blank');
  if (!tab) return false;
  const answer = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== tab || origin !== location.origin || data !== readyMessage) return;
    removeEventListener('message', answer);
    tab.postMessage({ kind: recordingKind, text: JSON.stringify(session) }, location.origin);
  };
  addEventListener('message', answer);
  return true;
}

/**
 * In the replay tab: requests the recording from the tab of the same origin that opened it. Returns false if no tab
 * did.
 */
export function receiveRecording(onRecording: (text: string) => void): boolean {
  const opener = openerOf(window);
  if (!opener) return false;
  const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== opener || origin !== location.origin) return;
    if (!isRecord(data) || data.kind !== recordingKind || typeof data.text !== 'string') return;
    removeEventListener('message', listen);
    onRecording(data.text);
  };
  addEventListener('message', listen);
  opener.postMessage(readyMessage, location.origin);
  return true;
}

/** `window.opener`, typed: lib.dom declares it as `any`. */
const openerOf = ({ opener }: { opener: Window | null }): Window | null => opener;
