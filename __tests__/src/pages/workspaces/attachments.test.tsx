import { newDraft, type NewsAttachment, type NewsDocument } from '@contract/newsml/newsDocument';
import { limits, times } from '@contract/limits';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { encodeArticle } from '@client/features/article-editor/articleXml';
import { decodeArticle } from '@client/features/article-editor/readArticleXml';
import { WorkspacesPage } from '@client/pages/workspaces/WorkspacesPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, refusal, settings, withNetwork } from '../../../support/client/mockNetwork';
import { workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null, applyAccept: false });
const attachment = (type: NewsAttachment['type'], more: Partial<NewsAttachment>): NewsAttachment => ({
  type,
  id: '',
  headline: '',
  description: '',
  link: '',
  previewPath: '',
  contentType: '',
  size: null,
  ...more,
});

/** Opens the attachments of an own article on a mock server; returns the saved attachments. */
async function open(attachments: NewsAttachment[] = []) {
  const draft = newDraft({ guid: 'urn:uuid:1', now: '2026-11-23T10:00:00Z', author: 'Ada' });
  const server = { document: { ...draft, headline: 'Census', attachments } as NewsDocument, version: 1, conflicts: 0 };
  const own = { isOwn: true, isAuthor: true, totalAttachments: attachments.length } as const;
  const articles = [
    { ...workspaceArticle('1', own), title: 'Census' },
    { ...workspaceArticle('2'), title: 'Background' },
  ];
  const searches: string[] = [];
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json(settings)),
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/folders', () => HttpResponse.json({ folders: { ARTICLES: [] } })),
    http.get('*/workspace/v1/articles/all', ({ request }) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json({ articles, total: articles.length });
    }),
    http.get('*/workspace/v1/articles/1', () => {
      const { version } = server;
      const article = encodeArticle({ ...server.document, version });
      const document = { article, version, publishedVersion: null, savedBy: 'Ada', saved: '2026-11-23T10:00:00Z' };
      return HttpResponse.json({ article: articles[0], document });
    }),
    http.put('*/workspace/v1/articles/1', async ({ request }) => {
      const { article, version } = (await request.json()) as { article: string; version: number };
      if (server.conflicts > 0) {
        server.conflicts -= 1;
        server.version += 1;
        server.document = {
          ...server.document,
          attachments: [attachment('item', { id: '9', headline: 'Of a colleague' })],
        };
      }
      if (version !== server.version) return refusal(409, 'CHANGED_MEANWHILE', 'Changed');
      server.document = decodeArticle(article);
      server.version += 1;
      return HttpResponse.json({ articleId: '1', version: server.version });
    }),
    http.post('*/workspace/v1/attachment/upload/file', () =>
      HttpResponse.json({
        attachmentId: 'f1',
        baseUrl: 'https://watchdesk.example',
        remoteContent: [
          { rendition: 'rnd:original', href: '/files/f1/original', contentType: 'application/pdf', size: 9 },
        ],
      }),
    ),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  renderPage(store, '/workspaces', <WorkspacesPage />, '/workspaces');
  await user.click(
    await screen.findByRole('button', {
      name: `${attachments.length} attachment${attachments.length === 1 ? '' : 's'}: Census`,
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Attachments' }));
  return {
    dialog,
    searches,
    server,
    saved: () => server.document.attachments.map(({ type, headline }) => `${type} ${headline}`),
  };
}

describe('the attachments of an article', () => {
  it('gain articles of the workspace, three on a page by title', async () => {
    const { dialog, searches, saved } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Attach' }));
    expect(await screen.findByText('Please select articles to attach.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Census/ })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /Background/ }));
    await user.click(dialog.getByRole('button', { name: 'Attach' }));
    expect(await screen.findByText('Attachment added.')).toBeVisible();
    expect(saved()).toEqual(['item Background']);
    expect(searches.at(-1)).toContain('limit=3&sort_by=title_asc');
  });

  it('gain a link, without a preview if its page has none', async () => {
    network.use(http.post('*/workspace/v1/attachment/upload/url', () => refusal(400, 'VALIDATION', 'No picture.')));
    const { dialog, server, saved } = await open();
    await user.click(dialog.getByRole('tab', { name: 'Add a link' }));
    await pasteInto(user, dialog.getByLabelText('Link'), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Attach' }));
    expect(await dialog.findByText('Headline is required.')).toBeVisible();
    expect(dialog.getByText('Please enter an address that begins with https:// or http://.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Link'));
    await pasteInto(user, dialog.getByLabelText('Link'), 'https://numbats.example/');
    await pasteInto(user, dialog.getByLabelText('Headline'), 'Numbats');
    server.conflicts = 1;
    await user.click(dialog.getByRole('button', { name: 'Attach' }));
    expect(await screen.findByText('The link was added without a preview: No picture.')).toBeVisible();
    // What a colleague saved at the same time stays.
    expect(saved()).toEqual(['item Of a colleague', 'link Numbats']);
  });

  it('gain a file of an accepted type, up to 25 MB', async () => {
    const { dialog, saved } = await open();
    await user.click(dialog.getByRole('tab', { name: 'Upload a file' }));
    const upload = () => user.click(dialog.getByRole('button', { name: 'Upload file' }));
    await upload();
    expect(await dialog.findByText('File is required.')).toBeVisible();
    expect(dialog.getByLabelText('File')).toHaveFocus();
    await user.upload(dialog.getByLabelText('File'), new File(['<p>'], 'page.html'));
    expect(await dialog.findByText('Please provide a valid file.')).toBeVisible();
    const large = new File(['%PDF-'], 'a.pdf');
    Object.defineProperty(large, 'size', { value: limits.attachmentBytes + 1 });
    await user.upload(dialog.getByLabelText('File'), large);
    expect(await dialog.findByText('Maximum file size is 25 MB.')).toBeVisible();
    await user.upload(dialog.getByLabelText('File'), new File(['%PDF-'], 'The census.pdf'));
    expect(dialog.getByLabelText('File headline')).toHaveValue('The census');
    await upload();
    expect(await screen.findByText('Attachment added.')).toBeVisible();
    expect(saved()).toEqual(['file The census']);
    expect(dialog.getByLabelText('File headline')).toHaveValue('');
  });

  it('show why the server refused a file', async () => {
    const { dialog, saved } = await open();
    network.use(
      http.post('*/workspace/v1/attachment/upload/file', () =>
        refusal(400, 'VALIDATION', 'Please provide a valid file.'),
      ),
    );
    await user.click(dialog.getByRole('tab', { name: 'Upload a file' }));
    await user.upload(dialog.getByLabelText('File'), new File(['<html>'], 'a.png'));
    await user.clear(dialog.getByLabelText('File headline'));
    await pasteInto(user, dialog.getByLabelText('File headline'), 'A page in disguise');
    await user.click(dialog.getByRole('button', { name: 'Upload file' }));
    expect(await dialog.findByText('Please provide a valid file.')).toBeVisible();
    expect(dialog.getByLabelText('File headline')).toHaveValue('A page in disguise');
    expect(saved()).toEqual([]);
  });

  it('cancel an upload on request, but not by Esc or another tab', async () => {
    const { dialog, saved } = await open();
    network.use(http.post('*/workspace/v1/attachment/upload/file', () => new Promise<never>(() => undefined)));
    await user.click(dialog.getByRole('tab', { name: 'Upload a file' }));
    await user.upload(dialog.getByLabelText('File'), new File(['%PDF-'], 'a.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Upload file' }));
    expect(await dialog.findByRole('progressbar', { name: 'Uploading a.pdf' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('progressbar', { name: 'Uploading a.pdf' })).toBeVisible();
    expect(dialog.getByRole('tab', { name: 'Add a link' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel upload' }));
    expect(await dialog.findByRole('button', { name: 'Upload file' })).toBeVisible();
    expect(saved()).toEqual([]);
  });

  it('say after a minute that an upload stands still, keep what was typed, and offer Retry', async () => {
    const { dialog, saved } = await open();
    const upload = '*/workspace/v1/attachment/upload/file';
    network.use(http.post(upload, () => new Promise<never>(() => undefined), { once: true }));
    await user.click(dialog.getByRole('tab', { name: 'Upload a file' }));
    await user.upload(dialog.getByLabelText('File'), new File(['%PDF-'], 'a.pdf'));
    await user.type(dialog.getByRole('textbox', { name: 'File description' }), 'The census');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    fireEvent.click(dialog.getByRole('button', { name: 'Upload file' }));
    await act(() => jest.advanceTimersByTimeAsync(times.uploadStallMs - 1));
    expect(dialog.getByRole('progressbar', { name: 'Uploading a.pdf' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2));
    jest.useRealTimers();
    expect(
      await dialog.findByText('The upload stopped making progress. Check your connection and try again.'),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'File description' })).toHaveValue('The census');
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(saved()).toEqual(['file a']));
  });

  it('are removed after a question', async () => {
    const kept = attachment('link', { headline: 'Kept', link: 'https://kept.example/' });
    const { dialog, saved } = await open([attachment('file', { id: 'f1', headline: 'The census' }), kept]);
    expect(await dialog.findByRole('link', { name: 'Kept' })).toHaveAttribute('href', 'https://kept.example/');
    await user.click(dialog.getByRole('button', { name: 'Delete attachment The census' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Attachment deleted.')).toBeVisible();
    expect(saved()).toEqual(['link Kept']);
    await waitFor(() => expect(dialog.getByRole('list', { name: 'Current attachments' })).toHaveFocus());
  });
});
