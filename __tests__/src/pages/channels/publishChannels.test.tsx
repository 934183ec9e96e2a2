import type { PublishChannel } from '@contract/publishChannels';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ChannelsPage } from '@client/pages/channels/ChannelsPage';
import { channelsPath } from '../../../support/client/channelBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { admin, gate, network, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const path = '*/iam/v1/department/publishchannels';
const channel = (number: number, name: string): PublishChannel => ({
  id: `chnl${number}`,
  name,
  channelName: name,
  number,
});

/** Opens the page on its second tab; the mock server keeps the channels. */
async function open({ maxChannels = 50, at = '/channels?tab=publish' } = {}) {
  let kept = [channel(1, 'House News'), channel(2, 'Science')];
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json(admin)),
    http.get(channelsPath, () => HttpResponse.json({ channels: [], total: 0, channelTotal: 2, maxChannels })),
    http.get(path, () =>
      HttpResponse.json({ channels: kept, total: kept.length, channelTotal: kept.length, maxChannels }),
    ),
    http.post(path, async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      if (name === 'Science') {
        const message = 'A publish channel named “Science” already exists.';
        return HttpResponse.json(
          { errorCode: 'CONFLICT', errorMessage: message, fields: { name: message } },
          { status: 409 },
        );
      }
      kept = [...kept, channel(3, name)];
      return HttpResponse.json(channel(3, name));
    }),
    http.put(`${path}/:id`, async ({ request, params }) => {
      const { name } = (await request.json()) as { name: string };
      kept = kept.map((one) => (one.id === params.id ? { ...one, name, channelName: name } : one));
      return HttpResponse.json(kept.find(({ id }) => id === params.id));
    }),
    http.post(`${channelsPath}/topics`, () =>
      HttpResponse.json({ status: 'ok', topics: [{ id: '7', name: 'Our picks' }] }),
    ),
    http.post(`${channelsPath}/delete`, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      kept = kept.filter(({ id }) => !ids.includes(id));
      return HttpResponse.json({ status: 'ok', topics: [] });
    }),
  );
  const { store } = await openSignedInTab();
  renderPages(store, { '/channels': <ChannelsPage /> }, ['/', at]);
}

const names = async () =>
  within(await screen.findByRole('list', { name: 'Publish channels' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const save = async (name: string) => {
  const field = await screen.findByRole('textbox', { name: /Channel Name/ });
  await user.clear(field);
  await user.type(field, name === '' ? ' ' : name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

it('is the second tab of the page, and counts both kinds of channels', async () => {
  await open({ at: '/channels' });
  await user.click(await screen.findByRole('tab', { name: 'Publish channels' }));
  expect(await names()).toEqual(['House News', 'Science']);
  expect(screen.getByText('2 of 50 channels in use')).toBeVisible();
});

it('adds a channel, with the reason beside the name if it can’t', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Add publish channel' }));
  await save('');
  expect(await screen.findByText('Channel Name is required field')).toBeVisible();
  await save('Science');
  expect((await screen.findAllByText('A publish channel named “Science” already exists.'))[0]).toBeVisible();
  await save('Trials');
  expect(await screen.findByText('Publish channel added.')).toBeVisible();
  expect(await names()).toEqual(['House News', 'Science', 'Trials']);
});

it('renames a channel', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Rename Science' }));
  await save('Research');
  expect(await screen.findByText('Publish channel renamed.')).toBeVisible();
  expect(await names()).toEqual(['House News', 'Research']);
});

it('names the topics that lose a channel before it is removed', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Remove Science' }));
  expect(
    await screen.findByText('Its articles will be kept. Topics that will lose this source: Our picks.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Channel successfully removed.')).toBeVisible();
  expect(await names()).toEqual(['House News']);
});

it('moves the focus to the next channel when one is removed', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Remove House News' }));
  const list = gate();
  network.use(http.get(path, () => list.opened));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove House News' })).toHaveFocus());
  list.open();
  await waitFor(async () => expect(await names()).toEqual(['Science']));
  expect(screen.getByRole('button', { name: 'Feed and incoming articles of Science' })).toHaveFocus();
});

it('can’t add a channel beyond the maximum', async () => {
  await open({ maxChannels: 2 });
  expect(await screen.findByRole('note')).toHaveAccessibleName('All 2 of your company’s channels are in use');
});
