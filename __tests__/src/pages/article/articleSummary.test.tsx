import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ArticlePage } from '@client/pages/article/ArticlePage';
import { articlePlainText } from '@client/pages/article/articlePlainText';
import { article } from '../../../support/client/articleBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

/** Opens the article page; with `loads`, the article waits for it. */
async function openPage(loads: Promise<unknown> = Promise.resolve(), body = '<p>One.</p><p>Two <b>words</b>.</p>') {
  network.use(
    http.get('*/data/v1/items/:id', async ({ request }) => {
      await loads;
      return new URL(request.url).searchParams.get('format') === 'xml'
        ? new HttpResponse('<?xml version="1.0"?><item></item>')
        : HttpResponse.json({ article: article('7', { body, by: 'A. Writer' }) });
    }),
  );
  const { store } = await openSignedInTab();
  renderPage(store, '/landing-article/:articleId/:version', <ArticlePage />, '/landing-article/7/1');
}

async function openDialog() {
  await user.click(await screen.findByRole('button', { name: 'AI Summary' }));
  return screen.findByRole('dialog', { name: 'AI Summary' });
}
const generate = (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Generate' }));
const stream = (...events: object[]) =>
  new HttpResponse(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

test('AI Summary is disabled until the article has loaded', async () => {
  const { open, opened } = gate();
  await openPage(opened);
  expect(await screen.findByRole('button', { name: 'AI Summary' })).toBeDisabled();
  open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'AI Summary' })).toBeEnabled());
});

test('Generate sends the article with the prompt, and shows the text as it is, with what made it', async () => {
  const sent: { body: unknown; headers: Headers }[] = [];
  network.use(
    http.post('*/biosum/', async ({ request }) => {
      sent.push({ body: await request.json(), headers: request.headers });
      return stream({ madeBy: 'model' }, { part: 'Two <b>' }, { part: 'words</b>' }, { done: true });
    }),
  );
  await openPage();
  const dialog = await openDialog();
  const prompt = within(dialog).getByRole('textbox', { name: 'Prompt' });
  expect(prompt).toHaveValue('Generate Summary in 90 words');
  await user.clear(prompt);
  await user.type(prompt, ' In 20 words {Enter}');
  expect(await within(dialog).findByText('Two <b>words</b>')).toBeInTheDocument();
  expect(within(dialog).getByText('Written by an AI model. It may contain mistakes.')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    text: 'One.\nTwo words.',
    publisher_name: 'The Wire',
    author_name: 'A. Writer',
    published_date: '2026-11-20',
    language: 'en',
    prompt: 'In 20 words',
  });
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    departmentid: 'demo',
    userid: 'ada@demo.watchdesk.example',
    applicationid: '16',
    'cache-control': 'no-cache',
  });
});

test.each([
  ['a string', '"The summary"'],
  ['its summary field', '{"summary":"The summary","madeBy":"extract"}'],
  ['data.summary', '{"data":{"summary":"The summary"}}'],
])('the summary is read from %s', async (_what, answer) => {
  network.use(
    http.post('*/biosum/', () => new HttpResponse(answer, { headers: { 'content-type': 'application/json' } })),
  );
  await openPage();
  const dialog = await openDialog();
  await generate(dialog);
  expect(await within(dialog).findByText('The summary')).toBeInTheDocument();
  const note = answer.includes('extract') ? /^Sentences taken from the article/ : /^Written by an AI model/;
  expect(within(dialog).getByText(note)).toBeInTheDocument();
});

test.each([
  ['the server reports a failure', () => refusal(502, 'SUMMARY_FAILED', 'Failed to generate summary.')],
  ['the network fails', () => HttpResponse.error()],
  ['the stream breaks off', () => stream({ madeBy: 'model' }, { part: 'Half' })],
  ['the stream reports an error', () => stream({ madeBy: 'model' }, { error: 'Failed to generate summary.' })],
])('the dialog shows the error if %s, and opening it again clears everything', async (_what, answer) => {
  network.use(http.post('*/biosum/', answer));
  await openPage();
  const dialog = await openDialog();
  await user.type(within(dialog).getByRole('textbox', { name: 'Prompt' }), ', please');
  await generate(dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to generate summary.');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const again = await openDialog();
  expect(within(again).queryByRole('alert')).not.toBeInTheDocument();
  expect(within(again).queryByText('Half')).not.toBeInTheDocument();
  expect(within(again).getByRole('textbox', { name: 'Prompt' })).toHaveValue('Generate Summary in 90 words');
});

test('Cancel and closing the dialog abort the request; Cancel keeps the prompt', async () => {
  const aborted = jest.fn();
  const { open, opened } = gate();
  network.use(
    http.post('*/biosum/', async ({ request }) => {
      request.signal.addEventListener('abort', aborted);
      open();
      return new Promise<Response>(() => undefined);
    }),
  );
  await openPage();
  const dialog = await openDialog();
  const prompt = within(dialog).getByRole('textbox', { name: 'Prompt' });
  await user.type(prompt, ', please');
  await generate(dialog);
  await opened;
  expect(within(dialog).getByRole('button', { name: /Generate/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
  const close = await within(dialog).findByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  expect(prompt).toHaveValue('Generate Summary in 90 words, please');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await generate(dialog);
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(aborted).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('Generate is disabled for an article without text', async () => {
  await openPage(undefined, '<p> </p><img src="https://x.example/a.png">');
  const dialog = await openDialog();
  expect(within(dialog).getByRole('button', { name: 'Generate' })).toBeDisabled();
  expect(within(dialog).getByText('This article has no text to summarize.')).toBeInTheDocument();
});

test('Copy puts the summary on the clipboard', async () => {
  network.use(http.post('*/biosum/', () => HttpResponse.json({ summary: 'The summary', madeBy: 'extract' })));
  await openPage();
  const dialog = await openDialog();
  await generate(dialog);
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await within(dialog).findByRole('button', { name: 'Copy' }));
  expect(written).toHaveBeenCalledWith('The summary');
  expect(await screen.findByText('Summary copied.')).toBeInTheDocument();
});

test('the plain text of an article has its blocks on lines, and no scripts', () => {
  expect(articlePlainText('<h2>A</h2><p>b <mark>c</mark><br>d</p><ul><li>e</li></ul><script>x()</script>')).toBe(
    'A\nb c\nd\ne',
  );
});

test('a block begins on a line of its own, also after text that is in no block', () => {
  expect(
    articlePlainText('Intro<ul><li>a</li></ul>then<table><tbody><tr><td>b</td><td>c</td></tr></tbody></table>end'),
  ).toBe('Intro\na\nthen\nb c\nend');
});
