import type { NewsDocument } from '@contract/newsml/newsDocument';
import type { OwnArticleChangeBody, PublishSaveBody } from '@contract/ownArticles';
import { deliveryMethods } from '@contract/limits';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { encodeArticle } from '@client/features/article-editor/articleXml';
import { decodeArticle } from '@client/features/article-editor/readArticleXml';
import { ArticleFormPage } from '@client/pages/article-form/ArticleFormPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { gate, invalidId, network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { pasteInto } from '../../../support/client/pasteInto';
import { makeFilesReadable } from '../../../support/client/readableFiles';
import { renderPage } from '../../../support/client/renderPage';
import { newsDocument } from '../../../support/engine/newsDocuments';

withNetwork();
makeFilesReadable();
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  closeTabs();
  localStorage.clear();
});

const user = userEvent.setup({ delay: null });
const saved = '2026-11-20T10:00:00.000Z';

// ProseMirror asks for positions on the screen, which jsdom doesn't have.
beforeAll(() => {
  const nowhere = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0, x: 0, y: 0, toJSON: () => '' };
  Range.prototype.getBoundingClientRect = () => nowhere;
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  document.elementFromPoint = () => null;
});

interface Version {
  document: NewsDocument;
  savedBy: string;
}

interface FormOptions {
  versions?: Version[];
  publish?: boolean;
  /** Why the server refuses to save and publish. */
  refusal?: string;
  publishedVersion?: number | null;
  at?: string;
}

/** Opens the form on a mock server that keeps versions and refuses a save on top of an old one. */
async function open({ versions = [], publish = true, refusal, publishedVersion = null, ...where }: FormOptions = {}) {
  const stored = [...versions];
  const created: NewsDocument[] = [];
  const calls: string[] = [];
  const published: PublishSaveBody[] = [];
  const answer = (version: number) => {
    const one = stored[version - 1];
    return (
      one && {
        article: workspaceArticle('7', { isOwn: true, isAuthor: true, state: 'Draft', publishedVersion }),
        document: {
          article: encodeArticle(one.document),
          version,
          publishedVersion,
          savedBy: one.savedBy,
          saved,
        },
      }
    );
  };
  const methods = publish ? [...person.deliveryMethods, deliveryMethods.publish] : person.deliveryMethods;
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, deliveryMethods: methods })),
    http.get('*/data/v1/contentcategory', () =>
      HttpResponse.json({
        contentCategories: [
          { id: 'news', contentName: 'News' },
          { id: 'research', contentName: 'Research' },
        ],
      }),
    ),
    http.get('*/data/v1/language', () => HttpResponse.json({ languages: [{ id: 'en', name: 'English' }] })),
    http.post('*/workspace/v1/articles', async ({ request }) => {
      const body = (await request.json()) as OwnArticleChangeBody;
      created.push(decodeArticle(body.article));
      return HttpResponse.json({ articleId: '7', version: 1 });
    }),
    http.get('*/workspace/v1/articles/7', ({ request }) => {
      const version = Number(new URL(request.url).searchParams.get('version') ?? stored.length);
      return HttpResponse.json(answer(version));
    }),
    http.get('*/workspace/v1/articles/7/versions', () =>
      HttpResponse.json({
        versions: stored
          .map(({ document: { headline }, savedBy }, at) => ({
            version: at + 1,
            saved,
            savedBy,
            headline,
            wordCount: 4,
            published: at === 0,
          }))
          .reverse(),
        total: stored.length,
      }),
    ),
    http.put('*/workspace/v1/articles/7', async ({ request }) => {
      const body = (await request.json()) as OwnArticleChangeBody;
      if (body.version !== stored.length) {
        const savedBy = stored.at(-1)?.savedBy ?? '';
        const fields = {
          version: `${stored.length}`,
          savedBy,
          saved,
          ...(savedBy === 'Ada Reader' && { savedByYou: 'true' }),
        };
        return HttpResponse.json({ errorCode: 'CHANGED_MEANWHILE', errorMessage: 'Newer', fields }, { status: 409 });
      }
      stored.push({ document: decodeArticle(body.article), savedBy: 'Ada Reader' });
      return HttpResponse.json({ articleId: '7', version: stored.length });
    }),
    http.get('*/data/v1/sources/publishsource/text', () => {
      const sources = [{ id: 'chnl1', number: 1, name: 'House News', type: 'CHANNEL' }];
      return HttpResponse.json({ sources, total: 1 });
    }),
    http.post('*/workspace/v1/article/publish/preview', () =>
      HttpResponse.json({ topics: 1, people: 3, withdrawn: 0 }),
    ),
    http.post('*/workspace/v1/article/publish/save', async ({ request }) => {
      const body = (await request.json()) as PublishSaveBody;
      if (refusal) return HttpResponse.json({ errorCode: 'FORBIDDEN', errorMessage: refusal }, { status: 403 });
      if (body.articleId !== undefined && body.version !== stored.length) {
        const fields = { version: `${stored.length}`, savedBy: stored.at(-1)?.savedBy ?? '', saved };
        return HttpResponse.json({ errorCode: 'CHANGED_MEANWHILE', errorMessage: 'Newer', fields }, { status: 409 });
      }
      published.push({ ...body, article: decodeArticle(body.article).headline });
      return HttpResponse.json({ articles: [{ articleId: '7', status: 'PUBLISHED', publishedId: '7', version: 1 }] });
    }),
    http.post('*/workspace/v1/article/unpublish', () => {
      calls.push('unpublish');
      return HttpResponse.json({ status: 'ok' });
    }),
    http.post('*/workspace/v1/articles/related/referee', () =>
      HttpResponse.json({
        articles: [
          {
            articleId: '7',
            title: 'Article 7',
            referees: [{ id: '9', title: 'The census' }],
            workspaces: [{ ownerId: 'g1', name: 'Board' }],
            otherReferees: 0,
            otherWorkspaces: 0,
            publishedVersion,
          },
        ],
      }),
    ),
    http.post('*/workspace/v1/articles/related/unpublished', () => HttpResponse.json({ articles: [] })),
    http.post('*/workspace/v1/articles/:call', ({ params, request }) => {
      calls.push(`${String(params.call)}${new URL(request.url).search}`);
      return HttpResponse.json({ status: 'ok', articles: [] });
    }),
  );
  const { store } = await openSignedInTab();
  const at = where.at ?? (versions.length === 0 ? '/workspaces/articles' : '/workspaces/articles/7');
  const path = at.startsWith('/workspaces/articles')
    ? '/workspaces/articles/:articleId?'
    : '/workspace/:ownerId/articles';
  const router = renderPage(store, path, <ArticleFormPage />, at);
  return { stored, created, calls, published, router };
}

const field = (name: string) => screen.findByRole('textbox', { name });
async function paste(html: string): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: 'Body' }));
  const body = await field('Body');
  body.focus();
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(body, { clipboardData: { getData, files: [], types: ['text/html'] } });
}
const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }));
const first: Version = {
  document: newsDocument({ headline: 'First', bodyHtml: '<p>Twelve sites take part.</p>' }),
  savedBy: 'Ada Reader',
};

it('writes a new article with its fields and a cleaned body', async () => {
  const { created, router } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Create New' })).toBeVisible();
  expect(await field('Author')).toHaveValue('Ada Reader');
  await pasteInto(user, await field('Headline'), 'Numbats are back');
  await pasteInto(user, await field('Description'), 'Short');
  await user.type(await field('Keywords, separated by commas'), 'numbat, census, numbat');
  await paste('<p class="MsoNormal" onclick="x()">Counted <b>twice</b></p><!--[if mso]><o:p>gone</o:p><![endif]-->');
  await save();
  expect(await screen.findByText('Article successfully added')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/workspaces');
  expect(created).toMatchObject([
    {
      headline: 'Numbats are back',
      description: ['Short'],
      keywords: ['numbat', 'census'],
      by: 'Ada Reader',
      language: 'en',
      category: { id: 'news', name: 'News' },
      bodyHtml: '<p>Counted <strong>twice</strong></p>',
    },
  ]);
});

describe('a file of the article', () => {
  const stored = () =>
    HttpResponse.json({
      attachmentId: 'f1',
      baseUrl: 'https://watchdesk.example',
      remoteContent: [{ rendition: 'rnd:original', href: '/files/f1', contentType: 'application/pdf', size: 9 }],
    });
  const chooseFile = async () => {
    await pasteInto(user, await field('Headline'), 'Numbats are back');
    await user.upload(screen.getByLabelText('File'), new File(['%PDF-'], 'census.pdf', { type: 'application/pdf' }));
  };

  it('is uploaded by Enter in its headline, which doesn’t save the article', async () => {
    network.use(http.post('*/workspace/v1/attachment/upload/file', stored));
    const { created, router } = await open();
    await chooseFile();
    await user.type(await field('File headline'), ' of numbats{Enter}');
    expect(await screen.findByRole('button', { name: /census of numbats/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/workspaces/articles');
    await save();
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.attachments).toMatchObject([{ id: 'f1', headline: 'census of numbats' }]);
  });

  it('isn’t lost by Save while it is being uploaded', async () => {
    const answer = gate();
    network.use(
      http.post('*/workspace/v1/attachment/upload/file', async () => {
        await answer.opened;
        return stored();
      }),
    );
    const { created } = await open();
    await chooseFile();
    await user.click(screen.getByRole('button', { name: 'Upload file' }));
    await screen.findByRole('progressbar');
    await save();
    expect(await screen.findByText('Please wait until the upload is complete.')).toBeVisible();
    expect(created).toEqual([]);
    answer.open();
    expect(await screen.findByRole('button', { name: /Remove/ })).toBeVisible();
    await save();
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.attachments).toMatchObject([{ id: 'f1' }]);
  });
});

describe('images in the body', () => {
  beforeEach(() =>
    network.use(
      http.post('*/workspace/v1/attachment/upload/file', () =>
        HttpResponse.json({
          attachmentId: 'f1',
          baseUrl: 'https://watchdesk.example',
          remoteContent: [
            { rendition: 'rnd:original', href: '/files/f1/original', contentType: 'image/png', size: 9 },
            { rendition: 'rnd:preview', href: '/files/f1/preview', contentType: 'image/png', size: 9 },
          ],
        }),
      ),
    ),
  );
  const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const picture = () => new File([pngSignature], 'numbat.png', { type: 'image/png' });

  it('stay when something is inserted after them', async () => {
    const { created } = await open();
    await paste('<p>A numbat:</p>');
    await user.click(screen.getByRole('button', { name: 'Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert image' }));
    await user.upload(dialog.getByLabelText(/^Image file/), picture());
    await user.type(dialog.getByLabelText(/^Description/), 'Striped');
    await user.click(dialog.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Video link' }));
    await user.type(await screen.findByLabelText(/^Address/), 'https://numbats.example/film{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await save();
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.bodyHtml).toMatch(
      /^<p>A numbat:<\/p><img [^>]*alt="Striped"[^>]*><p><a href="https:\/\/numbats.example\/film">Video: /,
    );
  });

  it('are refused if they aren’t JPEG or PNG files, whatever their names say', async () => {
    await open();
    await paste('<p>A numbat:</p>');
    await user.click(screen.getByRole('button', { name: 'Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert image' }));
    await user.click(dialog.getByRole('button', { name: 'Insert' }));
    expect(await dialog.findByText('Please choose an image.')).toBeVisible();
    expect(dialog.getByLabelText(/^Image file/)).toHaveFocus();
    await user.upload(dialog.getByLabelText(/^Image file/), new File(['GIF89a'], 'a.png', { type: 'image/png' }));
    await user.click(dialog.getByRole('button', { name: 'Insert' }));
    expect(await screen.findByText('Please choose a JPEG or PNG file.')).toBeVisible();
    await user.upload(dialog.getByLabelText(/^Image file/), picture());
    await user.click(dialog.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are inserted when image files are dropped, and other files are refused without leaving the page', async () => {
    await open();
    await paste('<p>A numbat:</p>');
    const drop = async (file: File): Promise<boolean> =>
      !fireEvent.drop(await field('Body'), { dataTransfer: { files: [file], types: ['Files'], getData: () => '' } });
    expect(await drop(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }))).toBe(true);
    expect(await screen.findByText('Please choose a JPEG or PNG file.')).toBeVisible();
    expect(await drop(picture())).toBe(true);
    expect(await within(await field('Body')).findByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('/files/f1/preview'),
    );
  });
});

it('counts the words of the body when the user pauses', async () => {
  await open();
  await paste('<p>Four words are counted</p>');
  expect(await screen.findByText('4 words')).toBeVisible();
  await paste('<p>Then</p><p>more</p>');
  expect(await screen.findByText('5 words')).toBeVisible();
});

it('hints at the limit of 280 characters for the description, and saves more', async () => {
  const { created } = await open();
  expect(
    await screen.findByRole('button', { name: 'The preview description is limited to 280 characters.' }),
  ).toBeVisible();
  await user.click(await field('Description'));
  await user.paste('a'.repeat(400));
  await save();
  await waitFor(() => expect(created[0]?.description).toEqual(['a'.repeat(400)]));
});

it('does not let people without publish permission write a new article', async () => {
  await open({ publish: false });
  expect(await screen.findByText('You don’t have permission to write articles.')).toBeVisible();
});

it('edits an article: what the form does not show stays as it is', async () => {
  const original = { publication: 'The Wire', link: 'https://wire.example/1' };
  const { stored } = await open({ versions: [{ ...first, document: { ...first.document, original } }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Article' })).toBeVisible();
  await pasteInto(user, await field('Headline'), ' light');
  await user.click(screen.getByRole('combobox', { name: 'Content category' }));
  await user.click(await screen.findByRole('option', { name: 'Research' }));
  await save();
  expect(await screen.findByText('Article successfully edited')).toBeInTheDocument();
  expect(stored[1]?.document).toMatchObject({
    headline: 'First light',
    category: { id: 'research', name: 'Research' },
    bodyHtml: '<p>Twelve sites take part.</p>',
    original,
  });
});

it('doesn’t open for a workspace that the user isn’t in', async () => {
  network.use(http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })));
  await open({ at: '/workspace/g9/articles' });
  expect(await screen.findByText('This workspace doesn’t exist')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Headline' })).not.toBeInTheDocument();
});

it.each([
  ['of an article that doesn’t exist', '8', () => refusal(404, 'NOT_FOUND', 'Not found')],
  ['that can’t be the ID of an article', 'abc', invalidId],
])('leads back to the workspace for an address %s', async (_of, id, answer) => {
  network.use(http.get(`*/workspace/v1/articles/${id}`, answer));
  const { router } = await open({ at: `/workspaces/articles/${id}` });
  expect(await screen.findByText('Could not retrieve the article.')).toBeVisible();
  expect(screen.queryByText(/18 digits/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go to the workspace' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/workspaces'));
});

it('copies and removes an article', async () => {
  const { calls, router } = await open({ versions: [first] });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Article successfully copied')).toBeInTheDocument();
  expect(calls).toEqual(['copy?ownerId=u1&articleIds=7']);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this article?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Article successfully removed.')).toBeInTheDocument();
  expect(calls[1]).toBe('delete?ownerId=u1&articleIds=7');
  expect(router.state.location.pathname).toBe('/workspaces');
});

it('asks before it copies an article with unsaved changes, because the copy has none of them', async () => {
  const { calls } = await open({ versions: [first] });
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), ' today');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const question = within(await screen.findByRole('dialog', { name: 'Copy the saved version?' }));
  expect(question.getByText(/won’t contain your unsaved changes/)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Article successfully copied')).toBeInTheDocument();
  expect(calls).toEqual(['copy?ownerId=u1&articleIds=7']);
  expect(screen.getByRole('textbox', { name: 'Headline', hidden: true })).toHaveDisplayValue(/ today$/);
});

it('shows where a published article is used before it removes it, and unpublishes it first', async () => {
  const { calls } = await open({ versions: [first], publishedVersion: 1 });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this article?' });
  expect(await within(question).findByText('“Article 7” is attached to: The census.')).toBeVisible();
  expect(within(question).getByText('“Article 7” is also in: Board.')).toBeVisible();
  expect(within(question).getByText(/will move to Trash and leave all workspaces/)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Unpublish and delete' }));
  expect(await screen.findByText('Article successfully removed.')).toBeInTheDocument();
  expect(calls).toEqual(['unpublish', 'delete?ownerId=u1&articleIds=7']);
});

describe('unsaved changes', () => {
  it('are kept in the browser, restored when the form opens again, and can be discarded', async () => {
    await open({ versions: [first] });
    await pasteInto(user, await field('Headline'), ' draft');
    await paste('<p>More.</p>');
    fireEvent(window, new Event('pagehide'));
    closeTabs();
    document.body.replaceChildren();

    const { stored } = await open({ versions: [first] });
    expect(await screen.findByText(/^Unsaved changes from .+ were restored\.$/)).toBeVisible();
    expect(await field('Headline')).toHaveValue('First draft');
    await user.click(screen.getByRole('tab', { name: 'Body' }));
    expect(await field('Body')).toHaveTextContent('More.');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(async () => expect(await field('Body')).not.toHaveTextContent('More.'));
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await field('Headline')).toHaveValue('First');
    expect(stored).toHaveLength(1);
  });

  it('are asked for before the page is left', async () => {
    const { router } = await open({ versions: [first] });
    await paste('<p>More.</p>');
    await user.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(router.state.location.pathname).toBe('/workspaces/articles/7');
  });
});

describe('when somebody else has saved the article meanwhile', () => {
  async function conflict(savedBy = 'Cole League', name = 'Changed by someone else') {
    const form = await open({ versions: [first] });
    await pasteInto(user, await field('Headline'), ' mine');
    form.stored.push({ document: { ...first.document, headline: 'First theirs' }, savedBy });
    await save();
    const dialog = await screen.findByRole('dialog', { name });
    return { ...form, dialog: within(dialog) };
  }

  it('names them, compares the texts, and overwrites on request', async () => {
    const { dialog, stored } = await conflict();
    expect(dialog.getByText(/^Cole League saved version 2 of this article on .+2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    expect(dialog.getByRole('button', { name: 'Back to the form' })).toHaveFocus();
    expect((await dialog.findByText('theirs')).tagName).toBe('DEL');
    expect(dialog.getByText('mine').tagName).toBe('INS');
    await user.click(dialog.getByRole('button', { name: 'Overwrite' }));
    expect(await screen.findByText('Article successfully edited')).toBeInTheDocument();
    expect(stored[2]?.document.headline).toBe('First mine');
  });

  it('shows that it was the same person in another tab', async () => {
    const { dialog } = await conflict('Ada Reader', 'You saved a newer version in another tab or on another device');
    expect(dialog.getByText(/^You saved version 2 of this article on .+2026/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Compare' })).toBeVisible();
  });

  it('discards one’s own changes on request, and shows theirs', async () => {
    const { dialog, stored } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Discard my changes' }));
    await waitFor(async () => expect(await field('Headline')).toHaveValue('First theirs'));
    expect(stored).toHaveLength(2);
  });

  it('keeps one’s changes in the form on request', async () => {
    const { dialog } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    expect(await field('Headline')).toHaveValue('First mine');
  });
});

describe('Save and publish', () => {
  /** Selects the only channel, and publishes. */
  async function publish() {
    await user.click(await screen.findByRole('button', { name: 'Save and publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'House News' }));
    expect(dialog.getByText(/Your changes are saved in the same step\./)).toBeVisible();
    expect(await dialog.findByText('Subscribers to matching topics will be alerted.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    return dialog;
  }

  it('saves a new article and publishes it in one request', async () => {
    const { created, published, router } = await open();
    await pasteInto(user, await field('Headline'), 'Numbats are back');
    await publish();
    expect(await screen.findByText('Articles successfully published.')).toBeInTheDocument();
    expect(published).toEqual([
      { ownerId: 'u1', article: 'Numbats are back', channels: ['1'], key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    expect(created).toEqual([]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/workspaces'));
  });

  it('repeats a request without a response with the same key, also after the form was restored', async () => {
    const keys: unknown[] = [];
    const unanswered = http.post('*/workspace/v1/article/publish/save', async ({ request }) => {
      keys.push(((await request.json()) as PublishSaveBody).key);
      return HttpResponse.error();
    });
    await open();
    network.use(unanswered);
    await pasteInto(user, await field('Headline'), 'Numbats are back');
    const dialog = await publish();
    expect(await dialog.findByText(/this won’t create a second article\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fireEvent(window, new Event('pagehide'));
    closeTabs();
    document.body.replaceChildren();
    await open();
    network.use(unanswered);
    await publish();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows that nothing was saved if the server refuses it, and keeps the form', async () => {
    const { published } = await open({ versions: [first], refusal: 'You don’t have permission to publish.' });
    await pasteInto(user, await field('Headline'), ' mine');
    const dialog = await publish();
    expect(await dialog.findByText(/^The article was neither saved nor published\./)).toBeVisible();
    expect(await screen.findByText('You don’t have permission to publish.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await field('Headline')).toHaveValue('First mine');
    expect(published).toEqual([]);
  });

  it('names who saved the article meanwhile, and overwrites their version only when asked to', async () => {
    const { published, stored } = await open({ versions: [first] });
    await pasteInto(user, await field('Headline'), ' mine');
    stored.push({ document: { ...first.document, headline: 'First theirs' }, savedBy: 'Cole League' });
    const dialog = await publish();
    const conflict = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    expect(conflict.getByText(/^Cole League saved version 2/)).toBeVisible();
    expect(published).toEqual([]);
    await user.click(conflict.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Changed by someone else' })).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Articles successfully published.')).toBeInTheDocument();
    expect(published).toMatchObject([{ articleId: '7', version: 2, article: 'First mine' }]);
  });

  it('isn’t offered to people without publish permission', async () => {
    await open({ versions: [first], publish: false });
    await field('Headline');
    expect(screen.queryByRole('button', { name: 'Save and publish' })).toBeNull();
  });
});

it('lists the versions, shows the difference of two, and restores one as a new version', async () => {
  const second = { document: newsDocument({ ...first.document, headline: 'Second' }), savedBy: 'Cole League' };
  const { stored } = await open({ versions: [first, second] });
  await user.click(await screen.findByRole('button', { name: 'Version history' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Version history' }));
  const list = within(await dialog.findByRole('table', { name: 'Version history' }));
  const row = within(list.getByRole('row', { name: /^Version 1/ }));
  expect(row.getByText('Ada Reader')).toBeVisible();
  expect(row.getByText('Published')).toBeVisible();
  const difference = within(await dialog.findByRole('region', { name: 'Difference' }));
  expect(difference.getByText('First').tagName).toBe('DEL');
  expect(difference.getByText('Second').tagName).toBe('INS');
  await user.click(row.getByRole('button', { name: 'Restore version 1' }));
  await waitFor(() => expect(stored[2]?.document.headline).toBe('First'));
  await waitFor(async () => expect(await field('Headline')).toHaveValue('First'));
});

it('shows why a version can’t be restored, and keeps the article', async () => {
  const second = { document: newsDocument({ ...first.document, headline: 'Second' }), savedBy: 'Cole League' };
  const { stored } = await open({ versions: [first, second, second] });
  await user.click(await screen.findByRole('button', { name: 'Version history' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Version history' }));
  network.use(
    http.get('*/workspace/v1/articles/7', ({ request }) =>
      request.url.includes('version=1') ? HttpResponse.error() : undefined,
    ),
  );
  await user.click(await dialog.findByRole('button', { name: 'Restore version 1' }));
  expect(await screen.findByText('Network Error')).toBeVisible();
  expect(stored).toHaveLength(3);
});
