import type { MediaFile } from '@contract/attachments';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { WorkspacesPage } from '@client/pages/workspaces/WorkspacesPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, person, refusal, settings, withNetwork } from '../../../support/client/mockNetwork';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const file = (id: string, contentType: string, more: Partial<MediaFile> = {}): MediaFile => ({
  id,
  name: `${id}.file`,
  headline: '',
  description: '',
  created: '2026-11-23T10:00:00.000Z',
  remoteContent: [
    { rendition: 'rnd:original', href: `/files/${id}/original?signature=1`, contentType, size: 1_500_000 },
  ],
  ...more,
});

/** Opens Media of the own workspace on a mock server with these files. */
async function open(files: MediaFile[], mayPublish = true) {
  const stored = [...files];
  network.use(
    http.get('*/iam/v1/users', () =>
      HttpResponse.json({ ...person, deliveryMethods: mayPublish ? [6, 7, 24] : [6, 24] }),
    ),
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json(settings)),
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/folders', () =>
      HttpResponse.json({ folders: { ARTICLES: [{ id: 'u1.media', name: 'MEDIA', total: stored.length }] } }),
    ),
    http.get('*/workspace/v1/attachments', () => {
      const storage = { used: 3_000_000, quota: 5_368_709_120 };
      return HttpResponse.json({ attachments: stored, total: stored.length, storage });
    }),
    http.post('*/workspace/v1/attachment/upload/url', ({ request }) => {
      const url = new URL(request.url).searchParams.get('url') ?? '';
      if (url.includes('private')) return refusal(400, 'VALIDATION', 'The address is in a private network.');
      stored.push(file('copied', 'image/png', { headline: 'Copied' }));
      return HttpResponse.json({ attachmentId: 'copied', baseUrl: '', remoteContent: [] });
    }),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  renderPage(store, '/workspaces', <WorkspacesPage />, '/workspaces?folder=media');
}

describe('the folder Media', () => {
  it('lists the files of a workspace at their signed addresses, and the storage in use', async () => {
    await open([file('a', 'image/png'), file('b', 'application/pdf', { headline: 'The census' })]);
    expect(await screen.findByRole('link', { name: 'The census' })).toHaveAttribute(
      'href',
      '/files/b/original?signature=1',
    );
    expect(screen.getByText(/b\.file · 1\.4 MB/)).toBeVisible();
    expect(screen.getByText(/Your company uses 2\.9 MB of 5 GB\./)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Media (2)' })).toHaveAttribute('aria-selected', 'true');
  });

  it('copies a file from the web, and shows why one was refused', async () => {
    await open([]);
    expect(await screen.findByText('Currently there are no files in this workspace')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add from the web' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add from the web' }));
    await pasteInto(user, dialog.getByLabelText('Address'), 'http://private.example/a.png');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('The address is in a private network.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Address'));
    await pasteInto(user, dialog.getByLabelText('Address'), 'https://numbats.example/a.png');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('File added.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Copied' })).toBeVisible();
  });

  it('cancels an upload on request, but not by Esc, and keeps what was typed', async () => {
    await open([]);
    network.use(http.post('*/workspace/v1/attachment/upload/file', () => new Promise<never>(() => undefined)));
    await user.click(await screen.findByRole('button', { name: 'Upload a file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload a file' }));
    await user.upload(dialog.getByLabelText('File'), new File(['%PDF-'], 'a.pdf'));
    await pasteInto(user, dialog.getByLabelText('File description'), 'The census');
    await user.click(dialog.getByRole('button', { name: 'Upload file' }));
    expect(await dialog.findByRole('progressbar', { name: 'Uploading a.pdf' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('progressbar', { name: 'Uploading a.pdf' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel upload' }));
    expect(await dialog.findByRole('button', { name: 'Upload file' })).toBeVisible();
    expect(dialog.getByLabelText('File description')).toHaveValue('The census');
  });

  it('has no buttons for people without publish permission', async () => {
    await open([file('a', 'image/png')], false);
    expect(await screen.findByRole('link', { name: 'a.file' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload a file' })).toBeNull();
  });
});
