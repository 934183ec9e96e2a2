import type { Profile } from '@contract/topic';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import { favouriteEndpoints } from '@client/api/data/favourites';
import { topicEndpoints } from '@client/api/data/topics';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { changeSubscription } from '@client/features/topics/changeSubscription';
import { isSubscribed } from '@client/features/topics/topicSelectors';
import { closeTabs, freshToken, openTab } from '../../support/client/clientStore';
import { gate, network, refusal, topic, tree, withNetwork } from '../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

const person = { ownerId: 'u1', email: 'ada@demo.example' };
const company = topic('c', { name: 'Company', topicType: 'COMPANY', owner: 'demo' });
const own = topic('o', { name: 'Own', topicType: 'USER', owner: 'u1', frequency: null, limit: null });

/** A server that takes each call as it comes and, of those that are held, in the order in which they are let go. */
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

/** Lets go whatever is held, the newest first, until nothing comes any more. */
async function letGo(
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

test('two quick changes of a subscription end with the last one, on the screen and on the server', async () => {
  const desk = server();
  const { store, shown } = await tab();
  const changes = [true, false, true, false].map((on) => store.dispatch(changeSubscription(company, on, person)));
  expect(isSubscribed(shown('c'))).toBe(false);
  const seen: boolean[] = [];
  const stop = store.subscribe(() => seen.push(isSubscribed(shown('c'))));
  await letGo(desk, changes);
  stop();
  expect(desk.state.subscribed).toBe(false);
  expect(isSubscribed(shown('c'))).toBe(false);
  // No earlier answer shows in between.
  expect(seen).not.toContain(true);
});

test('a refused change before the last one takes nothing back that came after it', async () => {
  const desk = server();
  const { store, shown } = await tab();
  const changes = [true, false, true].map((on) => store.dispatch(changeSubscription(company, on, person)));
  await letGo(desk, changes, (act) => (act === 'unsubscribe' ? 500 : 200));
  expect(desk.state.subscribed).toBe(true);
  expect(isSubscribed(shown('c'))).toBe(true);
});

test('the last change refused goes back to what the one before made', async () => {
  const desk = server();
  const { store, shown } = await tab();
  const changes = [true, false].map((on) => store.dispatch(changeSubscription(company, on, person)));
  await letGo(desk, changes, (act) => (act === 'unsubscribe' ? 500 : 200));
  expect([desk.state.subscribed, isSubscribed(shown('c'))]).toEqual([true, true]);
});

test('of quick changes of an own alert’s hour and amount the last one counts', async () => {
  const desk = server();
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
  await letGo(desk, changes);
  expect(desk.state.alert).toEqual({ frequency: 3, amount: 30 });
  expect(shown('o')).toMatchObject({ frequency: 3, limit: 30 });
});

test('a favourite marked and unmarked in one breath is none', async () => {
  const desk = server();
  const { store } = await tab();
  const { setFavourite } = favouriteEndpoints.endpoints;
  const changes = [true, false].map((enable) => store.dispatch(setFavourite.initiate({ topic: company, enable })));
  await letGo(desk, changes);
  expect(desk.state.favourites).toEqual([]);
  await waitFor(() => expect(store.getState().favourites.load.status).toBe('loaded'));
  expect(store.getState().favourites.ids).toEqual([]);
});

test('of quick moves the last one counts, whichever line is slow', async () => {
  const desk = server();
  const places: string[] = [];
  network.use(
    http.get('*/data/v1/profiles/c/move', ({ request }) => {
      const target = new URL(request.url).searchParams.get('targetProfileGroupId') ?? '';
      return desk.hold(target, () => {
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
  await letGo(desk, changes);
  expect(places).toEqual(['g2', 'g3', 'g4']);
});

test('when the page is left, what still waits is sent at once', async () => {
  const desk = server();
  const { store } = await tab();
  const changes = [true, false].map((on) => store.dispatch(changeSubscription(company, on, person)));
  await waitFor(() => expect(desk.held.map(({ act }) => act)).toEqual(['subscribe']));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(desk.held.map(({ act }) => act)).toEqual(['subscribe', 'unsubscribe']));
  await letGo(desk, changes);
});
