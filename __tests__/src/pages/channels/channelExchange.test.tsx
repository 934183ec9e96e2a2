import type { ChannelExchange } from '@contract/channelExchange';
import type { PublishChannel } from '@contract/publishChannels';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ChannelsPage } from '@client/pages/channels/ChannelsPage';
import { channelsPath } from '../../../support/client/channelBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { admin, network, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const path = '*/iam/v1/department/publishchannels';
const channel: PublishChannel = { id: 'chnl1', name: 'House News', channelName: 'House News', number: 1 };
const createdAt = '2026-11-23T12:00:00Z';

/**
 * Opens the dialog of a channel; the mock server keeps what is on, and counts the addresses that it made. It answers
 * after `loading`.
 */
async function open(loading?: Promise<undefined>) {
  const kept: ChannelExchange = { feed: null, push: null, pushUrl: 'https://news.example/data/v1/push/chnl1' };
  let addresses = 0;
  const url = (format: string) => `https://news.example/feeds/token${addresses}.${format}`;
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json(admin)),
    http.get(channelsPath, () => HttpResponse.json({ channels: [], total: 0, channelTotal: 1, maxChannels: 50 })),
    http.get(path, () => HttpResponse.json({ channels: [channel], total: 1, channelTotal: 1, maxChannels: 50 })),
    http.get(`${path}/chnl1/exchange`, async () => {
      await loading;
      return HttpResponse.json(kept);
    }),
    http.post(`${path}/chnl1/feed`, () => {
      kept.feed = { createdAt };
      addresses += 1;
      return HttpResponse.json({ atom: url('atom'), json: url('json'), xml: url('xml') });
    }),
    http.delete(`${path}/chnl1/feed`, () => {
      kept.feed = null;
      return HttpResponse.json({ status: 'ok' });
    }),
    http.post(`${path}/chnl1/pushkey`, () => {
      kept.push = { createdAt, lastReceivedAt: null };
      return HttpResponse.json({ key: 'the key', pushUrl: kept.pushUrl });
    }),
  );
  const { store } = await openSignedInTab();
  renderPages(store, { '/channels': <ChannelsPage /> }, ['/', '/channels?tab=publish']);
  await user.click(await screen.findByRole('button', { name: 'Feed and incoming articles of House News' }));
  return within(await screen.findByRole('dialog', { name: 'House News' }));
}

it('has its final headings and notes already while it loads, so that it doesn’t grow', async () => {
  let load: () => void = () => undefined;
  const loading = new Promise<undefined>((resolve) => (load = () => resolve(undefined)));
  const dialog = await open(loading);
  expect(dialog.getByRole('status', { name: 'Loading…' })).toBeVisible();
  const texts = () => dialog.getAllByRole('heading', { level: 3 }).map((one) => one.parentElement?.textContent);
  const before = texts();
  expect(before).toHaveLength(2);
  load();
  expect(await dialog.findByText('Off. There’s no address.')).toBeVisible();
  for (const [index, text] of texts().entries()) expect(text).toContain(before[index]);
});

it('makes the addresses of a feed, to be copied at once', async () => {
  const dialog = await open();
  expect(await dialog.findByText('Off. There’s no address.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create address' }));
  expect(await dialog.findByText('Copy the addresses now. They won’t be shown again.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Atom' })).toHaveValue('https://news.example/feeds/token1.atom');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy JSON Feed' }));
  expect(copied).toHaveBeenCalledWith('https://news.example/feeds/token1.json');
  expect(await screen.findByText('Copied.')).toBeVisible();
});

it('asks before it replaces an address or turns the feed off', async () => {
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: 'Create address' }));
  await user.click(await dialog.findByRole('button', { name: 'New address' }));
  const question = within(await screen.findByRole('dialog', { name: 'Create a new address?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole('textbox', { name: 'NewsML-G2' })).toHaveValue('https://news.example/feeds/token1.xml');
  await user.click(await dialog.findByRole('button', { name: 'New address' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Create a new address?' })).getByRole('button', {
      name: 'New address',
    }),
  );
  expect(await dialog.findByDisplayValue('https://news.example/feeds/token2.xml')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Turn off the feed' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Turn off the feed?' })).getByRole('button', { name: 'Turn off' }),
  );
  expect(await dialog.findByText('Off. There’s no address.')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Atom' })).toBeNull();
});

it('makes the key for incoming articles, and shows the address beside it', async () => {
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: 'Create key' }));
  expect(await dialog.findByRole('textbox', { name: 'Key' })).toHaveValue('the key');
  expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('https://news.example/data/v1/push/chnl1');
  expect(dialog.getByText(/Last received: nothing yet\./)).toBeVisible();
});
