import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { favouriteEndpoints } from '@client/api/data/favourites';
import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import { topicEndpoints } from '@client/api/data/topics';
import { loadFavourites } from '@client/features/favourites/favouriteListeners';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { loadTopics } from '@client/features/topics/loadTopics';
import {
  isSubscribed,
  selectGroupCounts,
  selectTopic,
  selectTopicCounts,
  selectTopicsOf,
} from '@client/features/topics/topicSelectors';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { gate, network, refusal, topic, tree, withNetwork } from '../../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

async function withTopics() {
  const tab = await openTab();
  tab.store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(tab.store.getState().topics.load.USER.status).toBe('loaded'));
  const order = (group = 'g1') => selectTopicsOf(tab.store.getState(), 'USER', group).map(({ id }) => id);
  return { ...tab, order };
}

test('the response of an older request does not replace that of a newer one', async () => {
  const { store, order } = await withTopics();
  const slow = gate();
  network.use(
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([topic('new')]))),
    http.get(
      '*/data/v1/profiles/user',
      async () => {
        await slow.opened;
        return HttpResponse.json(tree([topic('stale')]));
      },
      { once: true },
    ),
  );
  const older = store.dispatch(loadTopics('USER'));
  await store.dispatch(loadTopics('USER'));
  slow.open();
  await older;
  expect(order()).toEqual(['new']);
  expect(store.getState().topics.load.USER.status).toBe('loaded');
});

test('a reload without changes keeps all objects, and a changed topic leaves the others identical', async () => {
  const { store } = await withTopics();
  const answer = (name: string) =>
    network.use(
      http.get('*/data/v1/profiles/user', () =>
        HttpResponse.json(tree([topic('a'), topic('b', { name })], ['g1', 'g2'])),
      ),
    );
  answer('Before');
  await store.dispatch(loadTopics('USER'));
  const { topics, groups, trees } = store.getState().topics;
  await store.dispatch(loadTopics('USER'));
  const again = store.getState().topics;
  expect([again.topics, again.groups, again.trees].map((one, index) => one === [topics, groups, trees][index])).toEqual(
    [true, true, true],
  );
  answer('After');
  await store.dispatch(loadTopics('USER'));
  const later = store.getState().topics;
  expect(later.topics.b?.name).toBe('After');
  expect(later.topics.a).toBe(topics.a);
  expect(later.trees.USER).toBe(trees.USER);
});

test('personal topics without a category are listed under Misc', async () => {
  const { store } = await withTopics();
  network.use(
    http.get('*/data/v1/profiles/user', () =>
      HttpResponse.json(tree([topic('loose', { profileGroupId: 'MISC' })], [])),
    ),
  );
  await store.dispatch(loadTopics('USER'));
  expect(store.getState().topics.groups.MISC?.name).toBe('Misc');
  expect(selectTopicsOf(store.getState(), 'USER', 'MISC')).toHaveLength(1);
});

test('a move is optimistic, and a rejected one is reverted without affecting another', async () => {
  const { store, order } = await withTopics();
  const first = gate();
  const three = [topic('a'), topic('b'), topic('c')];
  network.use(http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree(three, ['g1', 'g2']))));
  await store.dispatch(loadTopics('USER'));
  network.use(
    http.get('*/data/v1/profiles/user', () => new Promise<never>(() => undefined)),
    http.get('*/data/v1/profiles/a/move', async () => {
      await first.opened;
      return refusal(403, 'FORBIDDEN', 'No');
    }),
    http.get('*/data/v1/profiles/c/move', () => HttpResponse.json({ status: 'ok' })),
  );
  const { moveTopic } = topicEndpoints.endpoints;
  const refused = store.dispatch(moveTopic.initiate({ id: 'a', profileGroupId: 'g1', targetProfileGroupId: 'g2' }));
  expect([order('g1'), order('g2')]).toEqual([['b', 'c'], ['a']]);
  const other = store.dispatch(
    moveTopic.initiate({ id: 'c', profileGroupId: 'g1', targetProfileGroupId: 'g1', profileOrder: 0 }),
  );
  expect(order('g1')).toEqual(['c', 'b']);
  first.open();
  await Promise.all([refused, other]);
  expect([order('g1'), order('g2')]).toEqual([['a', 'c', 'b'], []]);
});

test('a topic moved to another category and back is listed once while both moves are pending and a list is loaded', async () => {
  const { store, order } = await withTopics();
  const list = gate();
  const content = tree([topic('a'), topic('b')], ['g1', 'g2']);
  network.use(http.get('*/data/v1/profiles/user', () => HttpResponse.json(content)));
  await store.dispatch(loadTopics('USER'));
  network.use(
    http.get('*/data/v1/profiles/user', async () => {
      await list.opened;
      return HttpResponse.json(content);
    }),
    http.get('*/data/v1/profiles/a/move', () => new Promise<never>(() => undefined)),
  );
  const { moveTopic } = topicEndpoints.endpoints;
  const reading = store.dispatch(loadTopics('USER'));
  void store.dispatch(moveTopic.initiate({ id: 'a', profileGroupId: 'g1', targetProfileGroupId: 'g2' }));
  void store.dispatch(
    moveTopic.initiate({ id: 'a', profileGroupId: 'g2', targetProfileGroupId: 'g1', profileOrder: 5 }),
  );
  expect([order('g1'), order('g2')]).toEqual([['b', 'a'], []]);
  list.open();
  await reading;
  expect([order('g1'), order('g2')]).toEqual([['b', 'a'], []]);
});

test('a category counts its own and descendant topics, and updates when one is moved or subscribed', async () => {
  const { store } = await withTopics();
  const answer = tree([topic('a'), topic('b', { profileGroupId: 'g2' }), topic('c')], ['g1', 'g2', 'g3']);
  const groups = answer.groups.map((group) =>
    group.id === 'g2' ? { ...group, parentGroupId: 'g1', depth: 2 } : group,
  );
  network.use(
    http.get('*/data/v1/profiles/user', () => HttpResponse.json({ ...answer, groups })),
    http.get('*/data/v1/profiles/c/move', () => new Promise<never>(() => undefined)),
  );
  await store.dispatch(loadTopics('USER'));
  const counts = (id: string) => {
    const { available, subscribed } = selectGroupCounts(store.getState(), 'USER', id);
    return `${available}/${subscribed}`;
  };
  expect([counts('g1'), counts('g2'), counts('g3')]).toEqual(['3/0', '1/0', '0/0']);
  void store.dispatch(
    topicEndpoints.endpoints.moveTopic.initiate({ id: 'c', profileGroupId: 'g1', targetProfileGroupId: 'g3' }),
  );
  expect([counts('g1'), counts('g2'), counts('g3')]).toEqual(['2/0', '1/0', '1/0']);
  const { setPersonalAlert } = subscriptionEndpoints.endpoints;
  network.use(http.post('*/alert/v1/outputoptions/u1/b', () => new Promise<never>(() => undefined)));
  void store.dispatch(
    setPersonalAlert.initiate({ profileId: 'b', topicName: 'b', userId: 'u1', body: { infoalertEnabled: true } }),
  );
  expect([counts('g1'), counts('g2'), counts('g3')]).toEqual(['2/1', '1/1', '1/0']);
});

test('subscribing to a personal topic sets its alert, a failure reverts it, and unsubscribing clears it', async () => {
  const { store } = await withTopics();
  const { setPersonalAlert } = subscriptionEndpoints.endpoints;
  const alert = (infoalertEnabled: boolean) =>
    store.dispatch(
      setPersonalAlert.initiate({
        userId: 'u1',
        profileId: 't1',
        topicName: 'Topic t1',
        body: {
          infoalertEnabled,
          ...(infoalertEnabled ? { subscribedEmail: 'ada@x.example', selectedAmount: 200, selectedFrequency: 2 } : {}),
        },
      }),
    );
  network.use(http.post('*/alert/v1/outputoptions/u1/t1', () => refusal(500, 'INTERNAL', 'no')));
  const refused = alert(true);
  expect(selectTopic(store.getState(), 't1')).toMatchObject({ email: 'ada@x.example', limit: 200, frequency: 2 });
  await refused;
  expect(selectTopic(store.getState(), 't1')).toMatchObject({ limit: null, frequency: null });

  network.use(
    http.post('*/alert/v1/outputoptions/u1/t1', () => HttpResponse.json({ code: 0, status: 'ok', message: '' })),
  );
  await alert(true);
  expect(selectTopicCounts(store.getState(), 'USER')).toEqual({ available: 2, subscribed: 1 });
  await alert(false);
  const after = selectTopic(store.getState(), 't1');
  expect(after && isSubscribed(after)).toBe(false);
  expect(after).not.toHaveProperty('email');
});

test('a list requested before a subscription does not revert it, confirmed or not', async () => {
  const { store } = await withTopics();
  const { setPersonalAlert } = subscriptionEndpoints.endpoints;
  const [list, answer] = [gate(), gate()];
  network.use(
    http.get('*/data/v1/profiles/user', async () => {
      await list.opened;
      return HttpResponse.json(tree([topic('t1'), topic('t2')]));
    }),
    http.post('*/alert/v1/outputoptions/u1/t1', () => HttpResponse.json({ code: 0, status: 'ok', message: '' })),
    http.post('*/alert/v1/outputoptions/u1/t2', async () => {
      await answer.opened;
      return HttpResponse.json({ code: 0, status: 'ok', message: '' });
    }),
  );
  const loading = store.dispatch(loadTopics('USER'));
  const subscribeTo = (profileId: string) => {
    const body = { infoalertEnabled: true, subscribedEmail: 'ada@x.example', selectedAmount: 9, selectedFrequency: 0 };
    return store.dispatch(setPersonalAlert.initiate({ userId: 'u1', profileId, topicName: profileId, body }));
  };
  await subscribeTo('t1');
  const unconfirmed = subscribeTo('t2');
  list.open();
  await loading;
  const both = { available: 2, subscribed: 2 };
  expect(selectTopicCounts(store.getState(), 'USER')).toEqual(both);
  answer.open();
  await unconfirmed;
  expect(selectTopicCounts(store.getState(), 'USER')).toEqual(both);
  expect(selectTopic(store.getState(), 't1')).toMatchObject({ email: 'ada@x.example', limit: 9, frequency: 0 });

  await store.dispatch(loadTopics('USER'));
  expect(selectTopicCounts(store.getState(), 'USER')).toEqual({ available: 2, subscribed: 0 });
});

test('a favorite is added optimistically and reverted on failure', async () => {
  const { store } = await withTopics();
  network.use(http.put('*/data/v1/profiles/t1/favorite', () => refusal(409, 'FAVOURITES_FULL', 'full')));
  const asked = store.dispatch(
    favouriteEndpoints.endpoints.setFavourite.initiate({ topic: topic('t1'), enable: true }),
  );
  expect(store.getState().favourites.ids).toEqual(['t1']);
  await asked;
  expect(store.getState().favourites.ids).toEqual([]);
});

test('several changes of favorites stay as shown, in whatever order the responses arrive', async () => {
  const { store } = await withTopics();
  const second = gate();
  const reload = gate();
  const kept = ['t1', 't2', 't3'];
  network.use(
    http.put('*/data/v1/profiles/t1/favorite', () => HttpResponse.json({ status: 'ok' })),
    http.put('*/data/v1/profiles/t2/favorite', async () => {
      await second.opened;
      return refusal(500, 'INTERNAL', 'failed');
    }),
    http.get('*/data/v1/profiles/favorite', () =>
      HttpResponse.json({ profiles: kept.map((id) => topic(id)), total: kept.length }),
    ),
  );
  await store.dispatch(loadFavourites());
  const set = (id: string) =>
    store.dispatch(favouriteEndpoints.endpoints.setFavourite.initiate({ topic: topic(id), enable: false }));
  const refused = set('t2');
  kept.shift();
  await set('t1');
  await waitFor(() => expect(store.getState().favourites.load.status).toBe('loaded'));
  expect(store.getState().favourites.ids).toEqual(['t3']);

  network.use(
    http.get('*/data/v1/profiles/favorite', async () => {
      await reload.opened;
      return HttpResponse.error();
    }),
  );
  second.open();
  await refused;
  expect(store.getState().favourites.ids).toEqual(['t2', 't3']);
  reload.open();
});

test.each([
  [404, 1],
  [500, 0],
])('a mutation that fails with %i reloads the lists %i times', async (status, reloads) => {
  const { store } = await withTopics();
  let requests = 0;
  network.use(
    http.get('*/data/v1/profiles/company', () => {
      requests += 1;
      return HttpResponse.json(tree([], []));
    }),
    http.delete('*/data/v1/profiles/t1', () => refusal(status, 'ANY', 'Failed')),
  );
  await store.dispatch(topicEndpoints.endpoints.deleteTopic.initiate({ id: 't1' }));
  // A reload would have been requested before this request ends.
  await store.dispatch(loadTopics('USER'));
  await waitFor(() => expect(requests).toBe(reloads));
});
