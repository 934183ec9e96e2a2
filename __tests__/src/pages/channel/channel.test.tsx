import type { ChannelBody } from '@contract/iam';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ChannelPage } from '@client/pages/channel/ChannelPage';
import { chooseOption } from '../../../support/client/chooseOption';
import { channel, channelsPath } from '../../../support/client/channelBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { admin, gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const address = '/channels/admin/chnl7';

const lancet = channel(7, 'Lancet', { contentOwner: 'Elsevier' });
const failing = { ...lancet.health, state: 'failing', lastError: 'The server answered 404.' } as const;

/**
 * Opens the form at a path, with the list of channels before it in the history. Returns the requests to save or delete.
 * @param prepare overrides responses before the page opens
 */
async function open(at: string, prepare: () => void = () => undefined) {
  const sent: { call: string; body: ChannelBody | null }[] = [];
  const save = async ({ request }: { request: Request }) => {
    const text = await request.text();
    sent.push({
      call: `${request.method} ${new URL(request.url).pathname}`,
      body: text === '' ? null : (JSON.parse(text) as ChannelBody),
    });
    return HttpResponse.json(lancet);
  };
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json(admin)),
    http.get('*/data/v1/contentcategory', () =>
      HttpResponse.json({
        contentCategories: [
          { id: 'c1', contentName: 'Business' },
          { id: 'c2', contentName: 'Health Care' },
        ],
      }),
    ),
    http.get(channelsPath, () => HttpResponse.json({ channels: [lancet], total: 1, channelTotal: 1, maxChannels: 50 })),
    http.get(`${channelsPath}/chnl7`, () => HttpResponse.json(lancet)),
    http.post(`${channelsPath}/topics`, () =>
      HttpResponse.json({ status: 'ok', topics: [{ id: 't1', name: 'Oncology' }] }),
    ),
    http.post(channelsPath, save),
    http.put(`${channelsPath}/chnl7`, save),
    http.delete(`${channelsPath}/chnl7`, save),
  );
  prepare();
  const { store } = await openSignedInTab();
  const router = renderPages(store, { '/channels/add': <ChannelPage />, '/channels/admin/:id?': <ChannelPage /> }, [
    '/channels',
    at,
  ]);
  return { router, sent };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const category = () => screen.getByRole('combobox', { name: /Category/ });
const button = (name: string) => screen.getByRole('button', { name });
const save = () => user.click(button('Save'));
/** Resolves when the form shows the channel. */
const opened = () => screen.findByDisplayValue('Lancet');

async function fill(name = 'Nature', url = 'https://nature.example/feed') {
  await chooseOption(user, category(), 'Business');
  await pasteInto(user, field(/Channel Name/), name);
  await pasteInto(user, field(/URL/), url);
}

describe('adding a channel', () => {
  it('shows its own title and a breadcrumb to the list', async () => {
    await open('/channels/add');
    expect(screen.getByRole('heading', { level: 1, name: 'Add RSS' })).toBeVisible();
    expect(document.title).toBe('Add RSS · Watchdesk');
    expect(screen.getByRole('link', { name: 'Manage RSS' })).toHaveAttribute('href', '/channels');
    expect(screen.queryByRole('button', { name: 'Remove Channel' })).not.toBeInTheDocument();
  });

  it('sends the values trimmed and without the company’s prefix', async () => {
    const { router, sent } = await open('/channels/add');
    expect(screen.getByText('DEMO')).toBeVisible();
    await fill(' Nature ', ' https://nature.example/feed ');
    await save();
    expect(await screen.findByText('New channel successfully added.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/channels');
    expect(sent).toEqual([
      {
        call: 'POST /iam/v1/department/channels',
        body: { category: 'c1', name: 'Nature', url: 'https://nature.example/feed' },
      },
    ]);
  });

  it('works with the keyboard alone', async () => {
    const { sent } = await open('/channels/add');
    act(() => category().focus());
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Business' })).toBeVisible();
    await user.keyboard('bus{Enter}');
    await waitFor(() => expect(category()).toHaveFocus());
    expect(category()).toHaveTextContent('Business');
    await user.tab();
    expect(field(/Channel Name/)).toHaveFocus();
    await user.keyboard('Nature{Tab}https://nature.example/feed{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows an error at each missing field, and focuses the first one', async () => {
    const { sent } = await open('/channels/add');
    await save();
    expect(await screen.findByText('Category is required field')).toBeVisible();
    expect(screen.getByText('Channel Name is required field')).toBeVisible();
    expect(screen.getByText('URL is required field')).toBeVisible();
    await waitFor(() => expect(category()).toHaveFocus());
    expect(category()).toHaveAccessibleDescription('Category is required field');
    expect(sent).toEqual([]);
  });

  it.each([
    ['a name of 61 characters', 'x'.repeat(61), 'https://nature.example/feed', 'Maximum length is 60 characters.'],
    [
      'a name with the prefix, in any case',
      'demo Nature',
      'https://nature.example/feed',
      "Channel Name can't start with customer prefix",
    ],
    ['a URL without a scheme', 'Nature', 'nature.example/feed', 'Please provide a valid url'],
    ['a URL that is not HTTP', 'Nature', 'ftp://nature.example/feed', 'Please provide a valid url'],
  ])('rejects %s without a request', async (_case, name, url, message) => {
    const { sent } = await open('/channels/add');
    await fill(name, url);
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('accepts a name of exactly 60 characters', async () => {
    const { sent } = await open('/channels/add');
    await fill('x'.repeat(60));
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows a server error at its field, and keeps the form', async () => {
    const message = 'URL can not contain provided domain';
    const { router } = await open('/channels/add', () =>
      network.use(
        http.post(channelsPath, () =>
          HttpResponse.json(
            { errorCode: 'CHANNEL_EXCLUDED', errorMessage: message, fields: { url: message } },
            { status: 400 },
          ),
        ),
      ),
    );
    await fill();
    await save();
    await waitFor(() => expect(field(/URL/)).toHaveAccessibleDescription(message));
    expect(field(/Channel Name/)).toHaveValue('Nature');
    expect(router.state.location.pathname).toBe('/channels/add');
  });

  it('shows an error if another administrator used the last channel', async () => {
    await open('/channels/add', () =>
      network.use(
        http.post(channelsPath, () =>
          refusal(409, 'CHANNELS_FULL', 'Your company has reached its maximum number of channels.'),
        ),
      ),
    );
    await fill();
    await save();
    expect(await screen.findByText('Your company has reached its maximum number of channels.')).toBeVisible();
    expect(field(/Channel Name/)).toHaveValue('Nature');
  });

  it('can be retried after a server error', async () => {
    const { sent } = await open('/channels/add');
    network.use(http.post(channelsPath, () => refusal(503, 'UNAVAILABLE', 'down'), { once: true }));
    await fill();
    await save();
    expect(await screen.findByText('Server Error')).toBeVisible();
    await save();
    expect(await screen.findByText('New channel successfully added.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('saves a channel whose feed cannot be read yet, and shows the reason', async () => {
    await open('/channels/add', () =>
      network.use(http.post(channelsPath, () => HttpResponse.json({ ...lancet, health: failing }))),
    );
    await fill();
    await save();
    expect(
      await screen.findByText('The channel was saved, but its feed couldn’t be read yet: The server answered 404.'),
    ).toBeVisible();
  });

  it('asks before the input is discarded', async () => {
    const { router } = await open('/channels/add');
    await fill();
    await user.click(button('Cancel'));
    const question = within(await screen.findByRole('dialog'));
    expect(router.state.location.pathname).toBe('/channels/add');
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/channels'));
  });
});

describe('editing a channel', () => {
  it('shows a skeleton while loading, then the name without the company’s prefix and the id without the API’s prefix', async () => {
    const { open: send, opened: sending } = gate();
    await open(address, () =>
      network.use(
        http.get(`${channelsPath}/chnl7`, async () => {
          await sending;
        }),
      ),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Edit RSS' })).toBeVisible();
    expect(document.title).toBe('Edit RSS · Watchdesk');
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    send();
    await opened();
    expect(screen.getByText('Channel ID 7')).toBeVisible();
    expect(field(/URL/)).toHaveValue('https://lancet.example/feed');
    await waitFor(() => expect(category()).toHaveTextContent('Health Care'));
  });

  it('shows the last error of the feed', async () => {
    await open(address, () =>
      network.use(http.get(`${channelsPath}/chnl7`, () => HttpResponse.json({ ...lancet, health: failing }))),
    );
    await opened();
    expect(screen.getByRole('alert')).toHaveTextContent('The server answered 404.');
  });

  it('sends the values to the channel’s URL, and returns to the list', async () => {
    const { router, sent } = await open(address);
    await user.type(await opened(), ' Oncology');
    await save();
    expect(await screen.findByText('Channel information successfully updated.')).toBeVisible();
    expect(sent).toEqual([
      {
        call: 'PUT /iam/v1/department/channels/chnl7',
        body: { category: 'c2', name: 'Lancet Oncology', url: 'https://lancet.example/feed' },
      },
    ]);
    expect(router.state.location.pathname).toBe('/channels');
  });

  it('does not ask before leaving if nothing was changed', async () => {
    const { router } = await open(address);
    await opened();
    await user.click(button('Cancel'));
    expect(router.state.location.pathname).toBe('/channels');
  });

  it('starts with current data of the server, not with cached data of an earlier visit', async () => {
    const { router, sent } = await open(address);
    await opened();
    await user.click(button('Cancel'));
    network.use(
      http.get(`${channelsPath}/chnl7`, () => HttpResponse.json({ ...lancet, url: 'https://moved.example/feed' })),
    );
    await act(() => router.navigate(address));
    expect(await screen.findByDisplayValue('https://moved.example/feed')).toBeVisible();
    await user.type(field(/Channel Name/), '!');
    await save();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ name: 'Lancet!', url: 'https://moved.example/feed' }));
  });

  it('shows that the channel does not exist on a 404 response', async () => {
    await open(address, () =>
      network.use(http.get(`${channelsPath}/chnl7`, () => refusal(404, 'NOT_FOUND', 'Not found.'))),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This channel doesn’t exist');
  });

  it('shows a loading error with Retry on other errors', async () => {
    await open(address, () =>
      network.use(http.get(`${channelsPath}/chnl7`, () => refusal(503, 'UNAVAILABLE', 'down'))),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load this');
    expect(alert).not.toHaveTextContent('doesn’t exist');
    network.use(http.get(`${channelsPath}/chnl7`, () => HttpResponse.json(lancet)));
    await user.click(button('Retry'));
    expect(await opened()).toBeVisible();
  });
});

describe('the removal of a channel', () => {
  const ask = async () => {
    await opened();
    await user.click(button('Remove Channel'));
    return within(await screen.findByRole('dialog', { name: 'Are you sure you want to remove this channel?' }));
  };

  it('is confirmed with the topics that lose the source, and returns to the list', async () => {
    const { router, sent } = await open(address);
    const question = await ask();
    expect(question.getByText('Its articles will be kept. Topics that will lose this source: Oncology.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Remove Channel' }));
    expect(await screen.findByText('Channel successfully removed.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/channels'));
    expect(sent).toEqual([{ call: 'DELETE /iam/v1/department/channels/chnl7', body: null }]);
  });

  it('is canceled with Escape, which returns the focus to the button', async () => {
    const { sent } = await open(address);
    await ask();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button('Remove Channel')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('shows why the server refuses, and stays on the page', async () => {
    const { router } = await open(address);
    network.use(
      http.delete(`${channelsPath}/chnl7`, () => refusal(403, 'FORBIDDEN', 'Only administrators may do this.')),
    );
    const question = await ask();
    await user.click(question.getByRole('button', { name: 'Remove Channel' }));
    expect(await screen.findByText('Only administrators may do this.')).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
  });
});

test('a channel with the address of another one is saved only after a question that names the other', async () => {
  const sent: ChannelBody[] = [];
  const message = 'The channel “DEMO Lancet” already has this URL.';
  const { router } = await open('/channels/add', () =>
    network.use(
      http.post(channelsPath, async ({ request }) => {
        const body = (await request.json()) as ChannelBody;
        sent.push(body);
        if (body.allowDuplicate) return HttpResponse.json(lancet);
        const answer = { errorCode: 'CHANNEL_DUPLICATE', errorMessage: message, fields: { url: message } };
        return HttpResponse.json(answer, { status: 409 });
      }),
    ),
  );
  await fill('Lancet again', 'https://lancet.example/feed');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Save a second channel with the same URL?' }));
  expect(dialog.getByText(message)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(field(/URL/)).toHaveAccessibleDescription(message));
  expect(sent).toHaveLength(1);

  await save();
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/channels'));
  expect(sent.map(({ allowDuplicate }) => allowDuplicate)).toEqual([undefined, undefined, true]);
});

test('the form for a new channel is not offered at the maximum, which is shown with a way back', async () => {
  const { router } = await open('/channels/add', () =>
    network.use(
      http.get(channelsPath, () =>
        HttpResponse.json({ channels: [lancet], total: 50, channelTotal: 50, maxChannels: 50 }),
      ),
    ),
  );
  expect(await screen.findByText('All 50 of your company’s channels are in use')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /URL/ })).not.toBeInTheDocument();
  const main = screen.getAllByRole('link', { name: 'Manage RSS' }).at(-1);
  expect(main).toHaveAttribute('href', '/channels');
  expect(router.state.location.pathname).toBe('/channels/add');
});
