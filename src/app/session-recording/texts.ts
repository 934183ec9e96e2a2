import { registerTexts } from '@client/shared/texts/t';

/** Texts of the QA page and of replays. */
const texts = {
  'qa.title': 'QA',
  'qa.note': 'Export a session’s state and view it on another computer exactly as it was.',
  'qa.export': 'Export this session',
  'qa.exportText':
    'Downloads this session’s state as a file: topics, settings, and what’s on the screen. Passwords, keys, and tokens are masked. Anyone can export their own session from the Help page.',
  'qa.exportButton': 'Export',
  'qa.replayThis': 'Replay this session',
  'qa.open': 'Open a recording',
  'qa.openText':
    'Choose an exported session. It opens in a new tab that sends nothing to the server and overwrites nothing in this browser.',
  'qa.choose': 'Choose a file',
  'qa.refused': 'This file can’t be replayed',
  'qa.made': 'Created',
  'qa.release': 'Release',
  'qa.unknownRelease': 'not recorded',
  'qa.person': 'User',
  'qa.location': 'Page',
  'qa.queries': 'Server responses on the screen',
  'qa.differences': 'Differences from this version',
  'qa.same': 'None: it was recorded with the same version.',
  'qa.replay': 'Replay in a new tab',
  'qa.blocked': 'The browser blocked the new tab. Allow pop-ups for this page and try again.',
  'qa.devTools': 'With Redux DevTools',
  'qa.devToolsText':
    'In the replay tab, open Redux DevTools and select the “Watchdesk” instance. Jump to an action, skip it, or play them all: the screen follows without sending anything. Export saves the actions to a file; Import loads them into another replay of the same recording.',
  'replay.direct': 'Open recordings from the QA page.',
  'replay.toQa': 'Go to the QA page',
  'replay.waiting': 'Waiting for the recording…',
  'replay.noSignOut': 'You can’t sign out here: this is a recording, not your session. To end it, close this tab.',
  'replay.bar': 'Replaying a session recorded at {time} UTC. Nothing is sent or saved.',
  'recording.notJson': 'This file isn’t valid JSON. It may be incomplete.',
  'recording.other': 'This isn’t an exported Watchdesk session.',
  'recording.newer':
    'This session uses format version {version}, but this release of Watchdesk supports versions up to {known}. Open it with a newer release.',
  'recording.noPlace': 'The file is missing its time or page.',
  'recording.noState': 'The file is missing its state.',
  'recording.badPlace': 'The file’s page isn’t a Watchdesk page.',
  'difference.format': 'The file uses format version {from} and was read as version {to}.',
  'difference.release': 'It was recorded with release {from}; this is {to}.',
  'difference.slice': '“{slice}” was migrated from version {from} to {to}.',
  'difference.newerSlice': '“{slice}” has version {from}, which is newer than {to} here. Unknown parts were left out.',
  'difference.unknownSlice': '“{slice}” is unknown here and was left out.',
  'difference.missingSlice': '“{slice}” isn’t in the recording and starts empty.',
  'difference.field': '“{field}” isn’t in the recording and starts as on a first visit.',
  'difference.api': 'Responses from “{api}” were left out because that service is unknown here.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
