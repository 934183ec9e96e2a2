import type { Profile } from '@contract/topic';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import { favouriteEndpoints } from '@client/api/data/favourites';
import { topicEndpoints } from '@client/api/data/topics';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { changeSubscription } from '@client/features/topics/changeSubscription';
import { isSubscribed } from '@client/features/topics/topicSelectors';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { gate, network, refusal, topic, tree, withNetwork } from '../../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

const person = { ownerId: 'u1', email: 'ada@demo.example' };
const company = topic('c', { name: 'Company', topicType: 'COMPANY', owner: 'demo' });
const own = topic('o', { name: 'Own', topicType: 'USER', owner: 'u1', frequency: null, limit: null });

/** A server that holds requests until they are released, in any order. */
function server() {
  const held: { act: string; open: (status?: number) => void }[] = [];
  const state = {
    subscribed: false,
    alert: null as { frequency: number; amount: number } | null,
    favourites: [] as string[],
  };
  const hold = async (act: string, apply: () => Response): Promise<Response> => {
    const { open, opened } = gate();
    let status = 200;
    held.push({
      act,
      open: (answered = 200) => {
        status = answered;
        open();
      },
    });
    await opened;
    return status === 200 ? apply() : refusal(status, 'INTERNAL', 'Not now.');
  };
  const subscribedTo = () => (state.subscribed ? [6] : []);
  const company_ = (act: string, on: boolean) =>
    http.post(`*/alert/v1/profiles/company/${act}`, () =>
      hold(act, () => {
        state.subscribed = on;
        return HttpResponse.json({ profileId: 'c', subscribedTo: subscribedTo() });
      }),
    );
  network.use(
    http.get('*/data/v1/profiles/company', () =>
      HttpResponse.json(tree([{ ...company, subscribedTo: subscribedTo() }], ['g1'])),
    ),
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([own], ['g1']))),
    http.get('*/data/v1/profiles/favorite', () => {
      const profiles = state.favourites.map(() => company);
      return HttpResponse.json({ profiles, total: profiles.length });
    }),
    company_('subscribe', true),
    company_('unsubscribe', false),
    http.post('*/alert/v1/outputoptions/u1/o', async ({ request }) => {
      const body = (await request.json()) as {
        infoalertEnabled: boolean;
        selectedFrequency: number;
        selectedAmount: number;
      };
      return hold(`${body.infoalertEnabled ? body.selectedFrequency : 'off'}`, () => {
        state.alert = body.infoalertEnabled ? { frequency: body.selectedFrequency, amount: body.selectedAmount } : null;
        return HttpResponse.json({ code: 200, status: 'ok', message: '' });
      });
    }),
    http.put('*/data/v1/profiles/c/favorite', ({ request }) => {
      const on = new URL(request.url).searchParams.get('enable') === 'true';
      return hold(on ? 'star' : 'unstar', () => {
        state.favourites = on ? ['c'] : [];
        return HttpResponse.json({ status: 'ok' });
      });
    }),
  );
  return { state, held, hold };
}

async function tab() {
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.COMPANY.status).toBe('loaded'));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  const shown = (id: string): Profile => store.getState().topics.topics[id] ?? company;
  return { store, shown };
}

/** Releases all held requests, newest first, until the changes are settled. */
async function releaseAll(
  { held }: ReturnType<typeof server>,
  changes: readonly Promise<unknown>[],
  status: (act: string) => number = () => 200,
) {
  let over = false;
  const all = Promise.allSettled(changes).then(() => (over = true));
  await waitFor(() => {
    for (const { act, open } of held.splice(0).reverse()) open(status(act));
    expect(over).toBe(true);
  });
  await all;
}

test('quick changes of a subscription end with the last one, on the screen and on the server', async () => {
  const api = server();
  const { store, shown } = await tab();
  const changes = [true, false, true, false].map((on) => store.dispatch(changeSubscription(company, on, person)));
  expect(isSubscribed(shown('c'))).toBe(false);
  const seen: boolean[] = [];
  const stop = store.subscribe(() => seen.push(isSubscribed(shown('c'))));
  await releaseAll(api, changes);
  stop();
  expect(api.state.subscribed).toBe(false);
  expect(isSubscribed(shown('c'))).toBe(false);
  // No earlier response is shown in between.
  expect(seen).not.toContain(true);
});

test('a rejected change reverts nothing that came after it', async () => {
  const api = server();
  const { store, shown } = await tab();
  const changes = [true, false, true].map((on) => store.dispatch(changeSubscription(company, on, person)));
  await releaseAll(api, changes, (act) => (act === 'unsubscribe' ? 500 : 200));
  expect(api.state.subscribed).toBe(true);
  expect(isSubscribed(shown('c'))).toBe(true);
});

test('a rejected last change reverts to the result of the change before it', async () => {
  const api = server();
  const { store, shown } = await tab();
  const changes = [true, false].map((on) => store.dispatch(changeSubscription(company, on, person)));
  await releaseAll(api, changes, (act) => (act === 'unsubscribe' ? 500 : 200));
  expect([api.state.subscribed, isSubscribed(shown('c'))]).toEqual([true, true]);
});

test('the last of several quick changes of a personal alert wins', async () => {
  const api = server();
  const { store, shown } = await tab();
  const { setPersonalAlert } = subscriptionEndpoints.endpoints;
  const changes = [1, 2, 3].map((selectedFrequency) =>
    store.dispatch(
      setPersonalAlert.initiate({
        userId: 'u1',
        profileId: 'o',
        topicName: 'Own',
        body: { infoalertEnabled: true, selectedFrequency, selectedAmount: 10 * selectedFrequency },
      }),
    ),
  );
  await releaseAll(api, changes);
  expect(api.state.alert).toEqual({ frequency: 3, amount: 30 });
  expect(shown('o')).toMatchObject({ frequency: 3, limit: 30 });
});

test('a favorite that is added and removed at once is removed', async () => {
  const api = server();
  const { store } = await tab();
  const { setFavourite } = favouriteEndpoints.endpoints;
  const changes = [true, false].map((enable) => store.dispatch(setFavourite.initiate({ topic: company, enable })));
  await releaseAll(api, changes);
  expect(api.state.favourites).toEqual([]);
  await waitFor(() => expect(store.getState().favourites.load.status).toBe('loaded'));
  expect(store.getState().favourites.ids).toEqual([]);
});

test('a list of favorites that was requested before a change does not revert it', async () => {
  const api = server();
  const { store } = await tab();
  const list = gate();
  network.use(
    http.get('*/data/v1/profiles/favorite', async () => {
      const profiles = api.state.favourites.map(() => company);
      await list.opened;
      return HttpResponse.json({ profiles, total: profiles.length });
    }),
  );
  const { setFavourite, favourites } = favouriteEndpoints.endpoints;
  const loading = store.dispatch(favourites.initiate(undefined, { forceRefetch: true }));
  await releaseAll(api, [store.dispatch(setFavourite.initiate({ topic: company, enable: true }))]);
  const seen: string[][] = [];
  const stop = store.subscribe(() => seen.push(store.getState().favourites.ids));
  list.open();
  await loading;
  await waitFor(() => expect(store.getState().favourites.load.status).toBe('loaded'));
  stop();
  expect(seen).not.toContainEqual([]);
  expect(store.getState().favourites.ids).toEqual(['c']);
});

test('the last of several quick moves wins, whichever request is slow', async () => {
  const api = server();
  const places: string[] = [];
  network.use(
    http.get('*/data/v1/profiles/c/move', ({ request }) => {
      const target = new URL(request.url).searchParams.get('targetProfileGroupId') ?? '';
      return api.hold(target, () => {
        places.push(target);
        return HttpResponse.json({ status: 'ok' });
      });
    }),
  );
  const { store } = await tab();
  const { moveTopic } = topicEndpoints.endpoints;
  const changes = ['g2', 'g3', 'g4'].map((targetProfileGroupId) =>
    store.dispatch(moveTopic.initiate({ id: 'c', targetProfileGroupId, owner: 'demo' })),
  );
  await releaseAll(api, changes);
  expect(places).toEqual(['g2', 'g3', 'g4']);
});

test('when the page is left, waiting changes are sent at once', async () => {
  const api = server();
  const { store } = await tab();
  const changes = [true, false].map((on) => store.dispatch(changeSubscription(company, on, person)));
  await waitFor(() => expect(api.held.map(({ act }) => act)).toEqual(['subscribe']));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(api.held.map(({ act }) => act)).toEqual(['subscribe', 'unsubscribe']));
  await releaseAll(api, changes);
});
