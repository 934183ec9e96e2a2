import { release } from '@contract/release';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionReplayPage } from '@client/app/session-recording/SessionReplayPage';
import { exportSession } from '@client/app/session-recording/exportSession';
import type { ExportedSession } from '@client/app/session-recording/exportedSession';
import type { AppStore } from '@client/app/makeStore';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { person, withNetwork } from '../../../support/client/mockNetwork';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  closeTabs();
});

const user = userEvent.setup({ delay: null });

async function open() {
  const { store } = await openSignedInTab();
  renderPage(store, '/qa', <SessionReplayPage />);
  return store;
}

/** The exported session of a store, recorded on the results page of a topic. */
const exportedSession = (store: AppStore): ExportedSession =>
  exportSession(
    store.getState(),
    { path: '/topic-search-results/t1', state: null },
    new Date('2026-11-20T15:04:00.000Z'),
  );

const button = (name: string) => screen.getByRole('button', { name });
/** Chooses a file with this content. jsdom's `File` has no `text()`. */
const choose = (content: string) => {
  const file = new File([content], 'session.json', { type: 'application/json' });
  return user.upload(
    screen.getByLabelText('Choose a file'),
    Object.assign(file, { text: () => Promise.resolve(content) }),
  );
};

/** A mock of the tab that the page opens, and the messages that the page posts to it. */
function mockNextTab() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const tab = frame.contentWindow;
  if (!tab) throw new Error('The frame has no window');
  const posted: { kind: string; text: string }[] = [];
  jest.spyOn(tab, 'postMessage').mockImplementation((message: unknown) => {
    posted.push(message as (typeof posted)[number]);
  });
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab);
  /** Dispatches the message that the tab posts when its page is ready. */
  const ready = (origin = location.origin): void => {
    const message = new MessageEvent('message', { source: tab, origin, data: 'watchdesk-replay-ready' });
    act(() => void dispatchEvent(message));
  };
  return { opened, posted, ready };
}

describe('exporting the session', () => {
  it('downloads a file without credentials', async () => {
    const files: { name: string; content: Blob }[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
    jest.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      files.push({ name: '', content: content as Blob });
      return 'blob:made';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const [file] = files;
      if (file) file.name = this.download;
    });
    await open();
    await user.click(button('Export'));
    await waitFor(() => expect(files[0]?.name).toMatch(/^watchdesk-session-.*\.json$/));
    const text = (await files[0]?.content.text()) ?? '';
    expect(text).toContain(person.uid);
    expect(text).not.toContain('token-1');
  });

  it('opens a tab for the replay and posts the session to it when the tab asks for it', async () => {
    await open();
    const { opened, posted, ready } = mockNextTab();
    await user.click(button('Replay this session'));
    expect(opened).toHaveBeenCalledWith('/replay', '_blank');
    expect(posted).toEqual([]);
    ready('https://elsewhere.example');
    expect(posted).toEqual([]);
    ready();
    expect(posted).toHaveLength(1);
    expect(JSON.parse(posted[0]?.text ?? '')).toMatchObject({ format: 'watchdesk-session', release });
  });

  it('shows an error when the browser blocks the tab', async () => {
    await open();
    jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(button('Replay this session'));
    expect(
      await screen.findByText('The browser blocked the new tab. Allow pop-ups for this page and try again.'),
    ).toBeVisible();
  });
});

describe('an opened recording', () => {
  it('shows when, where and by whom it was recorded, and can be replayed', async () => {
    const store = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'QA' })).toBeVisible();
    expect(document.title).toBe('QA · Watchdesk');
    await choose(JSON.stringify(exportedSession(store)));
    const shown = within(await screen.findByRole('article', { name: 'session.json' }));
    const details = shown.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(details).toEqual([
      '11/20/2026 10:04 AM',
      release,
      person.uid,
      '/topic-search-results/t1',
      expect.any(String),
    ]);
    expect(shown.getByText('None: it was recorded with the same version.')).toBeVisible();
    const { posted, ready } = mockNextTab();
    await user.click(shown.getByRole('button', { name: 'Replay in a new tab' }));
    ready();
    expect(JSON.parse(posted[0]?.text ?? '')).toMatchObject({ location: '/topic-search-results/t1' });
  });

  it('lists the differences when it was recorded with another release', async () => {
    const store = await open();
    const whole = exportedSession(store);
    const slices = Object.fromEntries(Object.entries(whole.slices).filter(([name]) => name !== 'session'));
    await choose(JSON.stringify({ ...whole, release: '0.0.1', slices }));
    const shown = within(await screen.findByRole('article', { name: 'session.json' }));
    expect(shown.getByText(`It was recorded with release 0.0.1; this is ${release}.`)).toBeVisible();
    expect(shown.getByText('“session” isn’t in the recording and starts empty.')).toBeVisible();
  });

  it.each([
    ['a file that is cut off', '{"format":', 'This file isn’t valid JSON. It may be incomplete.'],
    ['another file', '{"topics":[]}', 'This isn’t an exported Watchdesk session.'],
    [
      'a session of a newer release',
      '{"format":"watchdesk-session","version":99}',
      'This session uses format version 99, but this release of Watchdesk supports versions up to 2. Open it with a newer release.',
    ],
  ])('shows an error instead of %s', async (_case, content, reason) => {
    await open();
    await choose(content);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This file can’t be replayed');
    expect(alert).toHaveTextContent(reason);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('replaces the error of an invalid file, and is removed when the next file is invalid', async () => {
    const store = await open();
    await choose('no JSON');
    await screen.findByRole('alert');
    await choose(JSON.stringify(exportedSession(store)));
    expect(await screen.findByRole('article', { name: 'session.json' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await choose('no JSON');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('can be chosen by keyboard', async () => {
    await open();
    const asked = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    act(() => button('Choose a file').focus());
    await user.keyboard('{Enter}');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
