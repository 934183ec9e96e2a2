import type { OutboxMail, OutboxMailAnswer } from '@contract/alert';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { InitialEntry } from 'react-router-dom';
import { OutboxPage } from '@client/pages/outbox/OutboxPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { admin, gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const path = '*/alert/v1/outbox';

const mail = (id: string, subject: string, more: Partial<OutboxMail> = {}): OutboxMail => ({
  id,
  recipient: 'ada@demo.watchdesk.example',
  subject,
  state: 'sent',
  createdAt: '2026-11-20T15:04:00.000Z',
  sentAt: '2026-11-20T15:05:00.000Z',
  lastError: null,
  ...more,
});
const sent = mail('m1', 'Insulin: 3 articles');
const failed = mail('m2', 'Trials: 1 article', {
  state: 'failed',
  sentAt: null,
  lastError: '550 No such person',
});

const contentOf = (of: OutboxMail): OutboxMailAnswer => ({
  mail: of,
  html: `<h1>${of.subject}</h1>`,
  text: `Plain: ${of.subject}`,
  headers: { 'X-Edition': '42', 'Message-ID': `<${of.id}@demo.watchdesk.example>` },
});

interface OpenOptions {
  mails?: OutboxMail[];
  /** The total number of emails; by default the length of `mails`. */
  total?: number;
  /** Overrides responses before the page opens. */
  prepare?: () => void;
}

/** Opens the outbox at a URL. Returns the router and the query parameters of each request for the list. */
async function open(at: InitialEntry = '/outbox', { mails = [sent, failed], total, prepare }: OpenOptions = {}) {
  const listRequests: Record<string, string>[] = [];
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json(admin)),
    http.get(path, ({ request }) => {
      listRequests.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ mails, total: total ?? mails.length });
    }),
    http.get(`${path}/:id`, ({ params }) => {
      const found = mails.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(contentOf(found)) : refusal(404, 'NOT_FOUND', 'Email not found.');
    }),
  );
  prepare?.();
  const { store } = await openSignedInTab();
  const router = renderPages(store, { '/outbox/:id?': <OutboxPage /> }, ['/', at]);
  return { router, listRequests };
}

const button = (name: string) => screen.getByRole('button', { name });
const list = () => screen.findByRole('navigation', { name: 'Emails' });
const presentList = () => screen.getByRole('navigation', { name: 'Emails' });
const openMail = (subject: string) => screen.findByRole('article', { name: subject });

describe('the list of emails', () => {
  it('has the title Outbox and shows a skeleton until the emails are loaded', async () => {
    const { open: send, opened } = gate();
    await open('/outbox', {
      prepare: () =>
        network.use(
          http.get(path, async () => {
            await opened;
          }),
        ),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
    expect(document.title).toBe('Outbox · Watchdesk');
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    send();
    expect(await list()).toBeVisible();
  });

  it('shows recipient, time and state of each email, and asks the user to select one', async () => {
    const { listRequests } = await open();
    const [first, second] = within(await list()).getAllByRole('link');
    expect(first).toHaveTextContent(/ada@demo\.watchdesk\.example.*11\/20\/2026 10:04 AM.*Insulin: 3 articles/);
    // A sent email shows no state.
    expect(first).not.toHaveTextContent('Sent');
    expect(second).toHaveTextContent(/Trials: 1 article.*Couldn’t be delivered/);
    expect(second).toHaveAttribute('href', '/outbox/m2');
    expect(screen.getByText('2 emails stored here instead of being sent')).toBeVisible();
    expect(screen.getByText('Select an email to read it here')).toBeVisible();
    expect(listRequests).toEqual([{ start: '0', limit: '25' }]);
  });

  it('shows an empty state when there are no emails', async () => {
    await open('/outbox', { mails: [] });
    expect(await screen.findByText('No emails yet')).toBeVisible();
    expect(screen.getByText('Alerts appear here when they’re due.')).toBeVisible();
    expect(screen.getByText('Emails are stored here instead of being sent')).toBeVisible();
  });

  it('states without an error that an installation with a mail server has no outbox', async () => {
    await open('/outbox', { prepare: () => network.use(http.get(path, () => refusal(404, 'NOT_FOUND', 'x'))) });
    expect(await screen.findByText('This server has no outbox')).toBeVisible();
    expect(screen.getByText('It sends emails through a mail server.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [403, 'FORBIDDEN', 'You don’t have permission to do this.', 'You don’t have permission to do this.'],
    [503, 'UNAVAILABLE', 'down', 'Server Error'],
  ])('shows the error of a %i response and reloads on Retry', async (status, code, message, text) => {
    await open('/outbox', {
      prepare: () => network.use(http.get(path, () => refusal(status, code, message), { once: true })),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(button('Retry'));
    expect(await list()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an email that is added while the page is open, and the newest ones when the page opens again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const mails = [sent];
      const { router } = await open('/outbox', { mails, total: 3 });
      expect(within(await list()).getAllByRole('link')).toHaveLength(1);
      mails.unshift(failed);
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      await waitFor(() => expect(within(presentList()).getAllByRole('link')).toHaveLength(2));
      await act(() => router.navigate('/'));
      mails.unshift(mail('m3', 'Studies: 2 articles'));
      await act(() => router.navigate('/outbox'));
      await waitFor(() => expect(within(presentList()).getAllByRole('link')).toHaveLength(3));
    } finally {
      jest.useRealTimers();
    }
  });

  it('opens another page of the list and stays on it when an email is opened', async () => {
    const { router, listRequests } = await open('/outbox', { total: 60 });
    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(listRequests.at(-1)).toEqual({ start: '25', limit: '25' }));
    await user.click(within(await list()).getByRole('link', { name: /Trials/ }));
    expect(await openMail('Trials: 1 article')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/outbox/m2', state: { page: 2 } });
    expect(screen.getByRole('button', { name: 'page 2' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('an open email', () => {
  it('opens by keyboard and is marked as current in the list', async () => {
    const { router } = await open();
    const link = within(await list()).getByRole('link', { name: /Insulin/ });
    act(() => link.focus());
    await user.keyboard('{Enter}');
    const article = within(await openMail('Insulin: 3 articles'));
    expect(router.state.location.pathname).toBe('/outbox/m1');
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(article.getByText('To ada@demo.watchdesk.example')).toBeVisible();
    expect(article.getByText('11/20/2026 10:05 AM')).toBeVisible();
    expect(article.getByText('Sent')).toBeVisible();
  });

  it('shows its HTML in a sandboxed frame without scripts', async () => {
    await open('/outbox/m1');
    const article = within(await openMail('Insulin: 3 articles'));
    const frame = article.getByTitle('Insulin: 3 articles');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('<h1>Insulin: 3 articles</h1>'));
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin/);
  });

  it('shows plain text and headers in tabs that the arrow keys reach', async () => {
    await open('/outbox/m1');
    await openMail('Insulin: 3 articles');
    act(() => screen.getByRole('tab', { name: 'As received' }).focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tabpanel', { name: 'Plain text' })).toHaveTextContent('Plain: Insulin: 3 articles');
    await user.keyboard('{ArrowRight}{Enter}');
    const headers = within(screen.getByRole('tabpanel', { name: 'Headers' }));
    expect(headers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Message-ID', 'X-Edition']);
    expect(headers.getByText('<m1@demo.watchdesk.example>')).toBeVisible();
  });

  it('shows the reason why it was not delivered', async () => {
    await open('/outbox/m2');
    const article = within(await openMail('Trials: 1 article'));
    expect(article.getByRole('alert')).toHaveTextContent('550 No such person');
    expect(article.getByText('Couldn’t be delivered')).toBeVisible();
  });

  it('opens on the HTML tab although the previous email was shown as plain text', async () => {
    const { router } = await open('/outbox/m1');
    await openMail('Insulin: 3 articles');
    await user.click(screen.getByRole('tab', { name: 'Plain text' }));
    await act(() => router.navigate('/outbox/m2'));
    await openMail('Trials: 1 article');
    expect(screen.getByRole('tab', { name: 'As received' })).toHaveAttribute('aria-selected', 'true');
  });

  it('is not shown under the URL of another email that is still loading', async () => {
    const { router } = await open('/outbox/m1');
    await openMail('Insulin: 3 articles');
    const { open: send, opened } = gate();
    network.use(
      http.get(`${path}/m2`, async () => {
        await opened;
      }),
    );
    await act(() => router.navigate('/outbox/m2'));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    send();
    expect(await openMail('Trials: 1 article')).toBeVisible();
  });

  it('shows a Not Found error beside the list when the id is unknown', async () => {
    await open('/outbox/m9');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email not found.');
    expect(await list()).toBeVisible();
  });

  it('reloads on Retry after a failed request', async () => {
    await open('/outbox/m1', {
      prepare: () => network.use(http.get(`${path}/m1`, () => refusal(500, 'INTERNAL', 'x'), { once: true })),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Server Error');
    await user.click(button('Retry'));
    expect(await openMail('Insulin: 3 articles')).toBeVisible();
  });

  it('links back to the page of the list that it was opened from', async () => {
    const { router } = await open({ pathname: '/outbox/m1', state: { page: 2 } }, { total: 60 });
    await openMail('Insulin: 3 articles');
    await user.click(screen.getByRole('link', { name: 'All emails' }));
    expect(router.state.location).toMatchObject({ pathname: '/outbox', state: { page: 2 } });
    expect(await screen.findByText('Select an email to read it here')).toBeVisible();
  });
});
