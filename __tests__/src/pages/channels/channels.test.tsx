import type { Channel } from '@contract/iam';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { InitialEntry } from 'react-router-dom';
import { ChannelsPage } from '@client/pages/channels/ChannelsPage';
import { channel, channelsPath, healthy } from '../../../support/client/channelBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { admin, gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';
import { withViewport } from '../../../support/client/viewport';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const lancet = channel(7, 'Lancet');
const nature = channel(8, 'Nature', {
  health: { ...healthy, state: 'failing', lastReadAt: null, items: 0, lastError: 'The server answered 404.' },
});

interface Company {
  channels?: Channel[];
  /** The number of matching channels; default: those on the page. */
  total?: number;
  /** The number of all channels; default: `total`. */
  channelTotal?: number;
  maxChannels?: number;
}

/**
 * Opens the page of a company. `listed` are the query parameters of list requests, `sent` the bodies of deletions.
 * @param prepare overrides responses before the page opens
 */
async function open(company: Company = {}, at: InitialEntry = '/channels', prepare: () => void = () => undefined) {
  const { channels = [lancet, nature], maxChannels = 50 } = company;
  const listed: Record<string, string>[] = [];
  const sent: unknown[] = [];
  let left = channels;
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json(admin)),
    http.get(channelsPath, ({ request }) => {
      listed.push(Object.fromEntries(new URL(request.url).searchParams));
      const { total = left.length, channelTotal = total } = company;
      return HttpResponse.json({ channels: left, total, channelTotal, maxChannels });
    }),
    http.post(`${channelsPath}/topics`, () => HttpResponse.json({ status: 'ok', topics: [] })),
    http.post(`${channelsPath}/delete`, async ({ request }) => {
      const body = (await request.json()) as { ids: string[] };
      sent.push(body);
      left = left.filter(({ id }) => !body.ids.includes(id));
      return HttpResponse.json({ status: 'ok', topics: [] });
    }),
  );
  prepare();
  const { store } = await openSignedInTab();
  const router = renderPages(store, { '/channels': <ChannelsPage /> }, ['/', at]);
  return { router, listed, sent };
}

const button = (name: string) => screen.getByRole('button', { name });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const select = async (name: string) => user.click(await screen.findByRole('checkbox', { name: `Select DEMO ${name}` }));
const failing = () => network.use(http.get(channelsPath, () => refusal(503, 'UNAVAILABLE', 'down')));

describe('the list of channels', () => {
  it('has the title Manage RSS, and shows a skeleton while loading', async () => {
    const { open: send, opened } = gate();
    await open({}, '/channels', () =>
      network.use(
        http.get(channelsPath, async () => {
          await opened;
        }),
      ),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Manage RSS' })).toBeVisible();
    expect(document.title).toBe('Manage RSS · Watchdesk');
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    send();
    expect(await screen.findByRole('table', { name: 'Manage RSS' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading…' })).not.toBeInTheDocument();
  });

  it('shows each channel with its edit link and feed state, and the number of channels in use', async () => {
    const { listed } = await open();
    const good = await row(/Lancet/);
    expect(good.getByRole('link', { name: 'DEMO Lancet' })).toHaveAttribute('href', '/channels/admin/chnl7');
    expect(good.getByText('https://lancet.example/feed')).toBeVisible();
    expect(good.getByText('Health Care')).toBeVisible();
    expect(good.getByText('Working')).toBeVisible();
    expect(good.getByText('11/20/2026 10:04 AM')).toBeVisible();
    expect(good.getByText('Next: 11/20/2026 10:34 AM')).toBeVisible();
    // The id is shown without its prefix `chnl`.
    expect(good.getByRole('cell', { name: '7' })).toBeInTheDocument();
    const bad = await row(/Nature/);
    expect(bad.getByText('Failing')).toBeVisible();
    expect(bad.getByText('The server answered 404.')).toBeVisible();
    expect(bad.getByText('Not yet')).toBeVisible();
    expect(screen.getByText('Total: 2')).toBeVisible();
    expect(screen.getByText('2 of 50 channels in use')).toBeVisible();
    expect(listed).toEqual([{ start: '0', limit: '25', sort: 'name', order: 'asc' }]);
  });

  it('shows an empty state with a link to add a channel', async () => {
    await open({ channels: [] });
    expect(await screen.findByText('Currently there are no channels.')).toBeVisible();
    const [, inPlace] = screen.getAllByRole('link', { name: 'Add RSS' });
    expect(inPlace).toHaveAttribute('href', '/channels/add');
  });

  it('shows another empty state if no channel matches the search', async () => {
    await open({ channels: [], channelTotal: 2 }, '/channels?query=zoe');
    expect(await screen.findByText('There are no results. Please change your criteria and try again.')).toBeVisible();
    expect(screen.queryByText('Currently there are no channels.')).not.toBeInTheDocument();
  });

  it('shows an error with Retry if it cannot be loaded', async () => {
    await open({}, '/channels', failing);
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch data, try again later.');
    network.use(
      http.get(channelsPath, () =>
        HttpResponse.json({ channels: [lancet], total: 1, channelTotal: 1, maxChannels: 50 }),
      ),
    );
    await user.click(button('Retry'));
    expect(await screen.findByRole('row', { name: /Lancet/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('disables adding with a reason when all channels are in use', async () => {
    await open({ maxChannels: 2 });
    await screen.findByRole('row', { name: /Lancet/ });
    const add = screen.getByRole('link', { name: 'Add RSS' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    const reason = screen.getByRole('note', { name: 'All 2 of your company’s channels are in use' });
    act(() => reason.focus());
    expect(reason).toHaveFocus();
    await user.hover(reason);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('All 2 of your company’s channels are in use');
  });

  it('is sorted by the server, and a second click reverses the order', async () => {
    const { listed, router } = await open();
    await screen.findByRole('row', { name: /Lancet/ });
    await user.click(button('Health'));
    await waitFor(() => expect(listed.at(-1)).toMatchObject({ sort: 'health', order: 'asc' }));
    await user.click(button('Health'));
    await waitFor(() => expect(listed.at(-1)).toMatchObject({ sort: 'health', order: 'desc' }));
    expect(screen.getByRole('columnheader', { name: 'Health' })).toHaveAttribute('aria-sort', 'descending');
    expect(router.state.location.search).toBe('?sort=health&order=desc');
  });

  it('returns to page 1 for a new search, keeps the order, and clears the selection', async () => {
    const { listed, router } = await open(
      { total: 60 },
      { pathname: '/channels', search: '?sort=category', state: { page: 2 } },
    );
    await select('Lancet');
    expect(listed).toEqual([{ start: '25', limit: '25', sort: 'category', order: 'asc' }]);
    await user.type(screen.getByRole('searchbox', { name: 'Find RSS' }), ' lan ');
    await waitFor(() => expect(listed.at(-1)).toMatchObject({ start: '0', query: 'lan', sort: 'category' }));
    expect(router.state.location.search).toBe('?sort=category&query=lan');
    expect(await screen.findByRole('checkbox', { name: 'Select DEMO Lancet' })).not.toBeChecked();
    await user.clear(screen.getByRole('searchbox', { name: 'Find RSS' }));
    await waitFor(() => expect(listed.at(-1)).not.toHaveProperty('query'));
  });

  it('has pages, and Back returns to the previous page', async () => {
    const { listed, router } = await open({ total: 60 });
    await user.click(await screen.findByRole('button', { name: 'Go to page 3' }));
    await waitFor(() => expect(listed.at(-1)).toMatchObject({ start: '50' }));
    await act(() => router.navigate(-1));
    expect(screen.getByRole('button', { name: 'page 1' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the removal of channels', () => {
  it('is confirmed with the topics that lose a source, and returns the focus to the button', async () => {
    const { sent } = await open();
    network.use(
      http.post(`${channelsPath}/topics`, () =>
        HttpResponse.json({
          status: 'ok',
          topics: [
            { id: 't1', name: 'Oncology' },
            { id: 't2', name: 'Trials' },
          ],
        }),
      ),
    );
    expect(button('Remove selected')).toHaveAttribute('aria-disabled', 'true');
    await select('Nature');
    await user.click(button('Remove selected'));
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to remove this channel?' }),
    );
    expect(
      question.getByText('Its articles will be kept. Topics that will lose this source: Oncology, Trials.'),
    ).toBeVisible();
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Channel successfully removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Nature/ })).not.toBeInTheDocument());
    await waitFor(() => expect(button('Remove selected')).toHaveFocus());
    expect(button('Remove selected')).toHaveAttribute('aria-disabled', 'true');
    expect(sent).toEqual([{ ids: ['chnl8'] }]);
  });

  it('works for all rows of a page by keyboard', async () => {
    const { sent } = await open();
    const all = await screen.findByRole('checkbox', { name: 'Select all on this page' });
    act(() => all.focus());
    await user.keyboard(' ');
    act(() => button('Remove selected').focus());
    await user.keyboard('{Enter}');
    const question = within(await screen.findByRole('dialog', { name: 'Are you sure you want to remove 2 channels?' }));
    expect(question.getByText('Their articles will be kept. No topics use them.')).toBeVisible();
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByText('Selected channels successfully removed.')).toBeVisible();
    expect(sent).toEqual([{ ids: ['chnl7', 'chnl8'] }]);
  });

  it('is canceled with Escape without a request', async () => {
    const { sent } = await open();
    await select('Lancet');
    await user.click(button('Remove selected'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Select DEMO Lancet' })).toBeChecked();
    expect(sent).toEqual([]);
  });

  it('is confirmed even if the topics cannot be loaded, with the reason', async () => {
    await open();
    network.use(http.post(`${channelsPath}/topics`, () => refusal(500, 'INTERNAL', 'x')));
    await select('Lancet');
    await user.click(button('Remove selected'));
    expect(
      await screen.findByText(
        'Its articles will be kept. Couldn’t check for topics that use this source: Server Error',
      ),
    ).toBeVisible();
  });

  it('keeps the selection and shows the reason if the server refuses', async () => {
    await open();
    network.use(
      http.post(`${channelsPath}/delete`, () => refusal(403, 'FORBIDDEN', 'Only administrators may do this.')),
    );
    await select('Lancet');
    await user.click(button('Remove selected'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Only administrators may do this.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('checkbox', { name: 'Select DEMO Lancet' })).toBeChecked();
  });
});

describe('on a narrow screen', () => {
  withViewport(390);

  it('each channel is a selectable card with the same details', async () => {
    const { sent } = await open();
    expect(await screen.findByRole('link', { name: 'DEMO Nature' })).toHaveAttribute('href', '/channels/admin/chnl8');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('The server answered 404.')).toBeVisible();
    expect(screen.getByText('11/20/2026 10:04 AM')).toBeVisible();
    await select('Nature');
    await user.click(button('Remove selected'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent).toEqual([{ ids: ['chnl8'] }]));
  });
});
