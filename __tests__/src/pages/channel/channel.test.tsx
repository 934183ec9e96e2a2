import type { Channel, ChannelBody } from '@contract/iam';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ChannelPage } from '@client/pages/channel/ChannelPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { admin, gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const path = '*/iam/v1/department/channels';
const address = '/channels/admin/chnl7';

const lancet: Channel = {
  id: 'chnl7',
  category: 'c2',
  categoryName: 'Health Care',
  name: 'DEMO Lancet',
  url: 'https://lancet.example/feed',
  contentOwner: 'Elsevier',
  channelName: 'Lancet',
  number: 7,
  type: 'CHANNEL',
  package: false,
  health: {
    state: 'healthy',
    lastReadAt: '2026-11-20T15:04:00.000Z',
    lastSuccessAt: '2026-11-20T15:04:00.000Z',
    nextReadAt: '2026-11-20T15:34:00.000Z',
    items: 12,
    failures: 0,
    lastError: null,
  },
};
const failing = { ...lancet.health, state: 'failing', lastError: 'The server answered 404.' } as const;

/**
 * The form at an address, come to from the list of channels. Returns what was sent.
 * @param prepare replaces answers before the page opens
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
    http.get(`${path}/chnl7`, () => HttpResponse.json(lancet)),
    http.post(`${path}/topics`, () => HttpResponse.json({ status: 'ok', topics: [{ id: 't1', name: 'Oncology' }] })),
    http.post(path, save),
    http.put(`${path}/chnl7`, save),
    http.delete(`${path}/chnl7`, save),
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
/** The form of the channel, once it is there. */
const opened = () => screen.findByDisplayValue('Lancet');

async function fill(name = 'Nature', url = 'https://nature.example/feed') {
  await user.selectOptions(category(), await screen.findByRole('option', { name: 'Business' }));
  await user.type(field(/Channel Name/), name);
  await user.type(field(/URL/), url);
}

describe('a new channel', () => {
  it('has a title of its own, and leads back to the list', async () => {
    await open('/channels/add');
    expect(screen.getByRole('heading', { level: 1, name: 'Add RSS' })).toBeVisible();
    expect(document.title).toBe('Add RSS · Watchdesk');
    expect(screen.getByRole('link', { name: 'Manage RSS' })).toHaveAttribute('href', '/channels');
    expect(screen.queryByRole('button', { name: 'Remove Channel' })).not.toBeInTheDocument();
  });

  it('is saved with what was typed, without spaces around it and without the prefix of the company', async () => {
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

  it('is filled in and saved by keyboard alone', async () => {
    const { sent } = await open('/channels/add');
    await screen.findByRole('option', { name: 'Business' });
    act(() => category().focus());
    await user.selectOptions(category(), 'Business');
    await user.tab();
    expect(field(/Channel Name/)).toHaveFocus();
    await user.keyboard('Nature{Tab}https://nature.example/feed{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('says at each field what is missing, and leads to the first one', async () => {
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
    ['an address without a scheme', 'Nature', 'nature.example/feed', 'Please provide a valid url'],
    ['an address that is no web page', 'Nature', 'ftp://nature.example/feed', 'Please provide a valid url'],
  ])('refuses %s before the server is asked', async (_case, name, url, message) => {
    const { sent } = await open('/channels/add');
    await fill(name, url);
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('takes a name of exactly 60 characters', async () => {
    const { sent } = await open('/channels/add');
    await fill('x'.repeat(60));
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const message = 'URL can not contain provided domain';
    const { router } = await open('/channels/add', () =>
      network.use(
        http.post(path, () =>
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

  it('says that all channels are in use, when another administrator was quicker', async () => {
    await open('/channels/add', () =>
      network.use(
        http.post(path, () =>
          refusal(409, 'CHANNELS_FULL', 'Your company has reached its maximum number of channels.'),
        ),
      ),
    );
    await fill();
    await save();
    expect(await screen.findByText('Your company has reached its maximum number of channels.')).toBeVisible();
    expect(field(/Channel Name/)).toHaveValue('Nature');
  });

  it('can be saved again after the server has failed', async () => {
    const { sent } = await open('/channels/add');
    network.use(http.post(path, () => refusal(503, 'UNAVAILABLE', 'down'), { once: true }));
    await fill();
    await save();
    expect(await screen.findByText('Server Error')).toBeVisible();
    await save();
    expect(await screen.findByText('New channel successfully added.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is saved also where its feed cannot be read yet, and says why it cannot', async () => {
    await open('/channels/add', () =>
      network.use(http.post(path, () => HttpResponse.json({ ...lancet, health: failing }))),
    );
    await fill();
    await save();
    expect(
      await screen.findByText('The channel was saved, but its feed couldn’t be read yet: The server answered 404.'),
    ).toBeVisible();
  });

  it('asks before what was typed is given up', async () => {
    const { router } = await open('/channels/add');
    await fill();
    await user.click(button('Cancel'));
    const question = within(await screen.findByRole('dialog'));
    expect(router.state.location.pathname).toBe('/channels/add');
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/channels'));
  });
});

describe('a channel that is edited', () => {
  it('shows its shape until it comes, then its name without the prefix, and its id without the mark of the wire', async () => {
    const { open: send, opened: sending } = gate();
    await open(address, () =>
      network.use(
        http.get(`${path}/chnl7`, async () => {
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
    await waitFor(() => expect(category()).toHaveDisplayValue('Health Care'));
  });

  it('says what is wrong with its feed', async () => {
    await open(address, () =>
      network.use(http.get(`${path}/chnl7`, () => HttpResponse.json({ ...lancet, health: failing }))),
    );
    await opened();
    expect(screen.getByRole('alert')).toHaveTextContent('The server answered 404.');
  });

  it('is saved under its address, and leads back to the list', async () => {
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

  it('is left without a question when nothing was changed', async () => {
    const { router } = await open(address);
    await opened();
    await user.click(button('Cancel'));
    expect(router.state.location.pathname).toBe('/channels');
  });

  it('begins with what the server keeps now, not with what an earlier visit read', async () => {
    const { router, sent } = await open(address);
    await opened();
    await user.click(button('Cancel'));
    network.use(http.get(`${path}/chnl7`, () => HttpResponse.json({ ...lancet, url: 'https://moved.example/feed' })));
    await act(() => router.navigate(address));
    expect(await screen.findByDisplayValue('https://moved.example/feed')).toBeVisible();
    await user.type(field(/Channel Name/), '!');
    await save();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ name: 'Lancet!', url: 'https://moved.example/feed' }));
  });

  it('is said not to exist where the server does not know it', async () => {
    await open(address, () => network.use(http.get(`${path}/chnl7`, () => refusal(404, 'NOT_FOUND', 'Not found.'))));
    expect(await screen.findByRole('alert')).toHaveTextContent('This channel doesn’t exist');
  });

  it('is not said to be missing where it could not be loaded, and is tried again', async () => {
    await open(address, () => network.use(http.get(`${path}/chnl7`, () => refusal(503, 'UNAVAILABLE', 'down'))));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load this');
    expect(alert).not.toHaveTextContent('doesn’t exist');
    network.use(http.get(`${path}/chnl7`, () => HttpResponse.json(lancet)));
    await user.click(button('Retry'));
    expect(await opened()).toBeVisible();
  });
});

describe('removing the channel', () => {
  const ask = async () => {
    await opened();
    await user.click(button('Remove Channel'));
    return within(await screen.findByRole('dialog', { name: 'Are you sure you want to remove this channel?' }));
  };

  it('says first which topics lose it, then removes it and leads back to the list', async () => {
    const { router, sent } = await open(address);
    const question = await ask();
    expect(question.getByText('Its articles are kept. These topics will lose this source: Oncology.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Remove Channel' }));
    expect(await screen.findByText('Channel successfully removed.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/channels'));
    expect(sent).toEqual([{ call: 'DELETE /iam/v1/department/channels/chnl7', body: null }]);
  });

  it('is left with Escape, which comes back to its button', async () => {
    const { sent } = await open(address);
    await ask();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button('Remove Channel')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('says why the server refuses, and stays on the page', async () => {
    const { router } = await open(address);
    network.use(http.delete(`${path}/chnl7`, () => refusal(403, 'FORBIDDEN', 'Only administrators may do this.')));
    const question = await ask();
    await user.click(question.getByRole('button', { name: 'Remove Channel' }));
    expect(await screen.findByText('Only administrators may do this.')).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
  });
});
