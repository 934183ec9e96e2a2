import type { TopicType } from '@contract/topic';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { TopicSearchPage } from '@client/pages/topic-search/TopicSearchPage';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, settings, topic, withNetwork } from '../../../support/client/mockNetwork';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const own = topic('Insulin');
const company = topic('Rivals', { topicType: 'COMPANY', owner: 'demo' });

/** Handles the topic search: finds topics by name, like the server. */
const searchHandler = http.get('*/data/v1/profiles/search', ({ request }) => {
  const params = new URL(request.url).searchParams;
  const visible = params.get('ownTopics') === 'false' ? [company] : [own, company];
  const hits = visible.filter(({ name }) => name.includes(params.get('query') ?? ''));
  const totals = { USER: 0, COMPANY: 0, WATCHDESK: 0 };
  for (const { topicType } of hits) totals[topicType] += 1;
  const type = params.get('topicType') as TopicType | null;
  const profiles = hits.filter((hit) => type === null || hit.topicType === type);
  return HttpResponse.json({
    profiles: profiles.map((one) => ({ ...one, parentName: 'Group' })),
    total: profiles.length,
    totals,
  });
});

test('the All tab is selected when the current tab becomes empty, and stays selected when the text is removed', async () => {
  network.use(searchHandler);
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  const router = renderPage(store, '/topic-list-search', <TopicSearchPage />);
  await user.click(await screen.findByRole('tab', { name: 'My Topics (1)' }));
  expect(router.state.location.search).toBe('?tab=USER');

  const box = screen.getByRole('searchbox', { name: 'Find Topic' });
  await user.type(box, 'Rivals');
  expect(await screen.findByRole('tab', { name: 'All (1)', selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /My Topics/ })).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?query=Rivals'));

  await user.clear(box);
  expect(await screen.findByRole('tab', { name: 'All (2)', selected: true })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'My Topics (1)', selected: false })).toBeVisible();
});

test('Clear search and filters shows all topics after a search without results', async () => {
  network.use(searchHandler);
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  const at = '/topic-list-search?query=Nobody&favorited=false';
  renderPage(store, '/topic-list-search', <TopicSearchPage />, at);
  expect(await screen.findByText('There are no results. Please change your criteria and try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('tab', { name: 'All (2)' })).toBeVisible();
  const box = screen.getByRole('searchbox', { name: 'Find Topic' });
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Unfavorited' })).toHaveAttribute('aria-pressed', 'false');
});

test('j and k move the focus through the topics found', async () => {
  network.use(searchHandler);
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  renderPage(store, '/topic-list-search', <TopicSearchPage />);
  const first = await screen.findByRole('link', { name: 'Topic Insulin' });
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Topic Rivals' })).toHaveFocus();
  await user.keyboard('k');
  expect(first).toHaveFocus();
});

test.each([true, false])('own topics are found only when own topics are switched on: %s', async (myTopics) => {
  network.use(
    searchHandler,
    http.get('*/iam/v1/generalsettings', () =>
      HttpResponse.json({ ...settings, features: { ...settings.features, myTopics } }),
    ),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  renderPage(store, '/topic-list-search', <TopicSearchPage />);
  expect(await screen.findByRole('tab', { name: `All (${myTopics ? 2 : 1})` })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Topic Rivals' })).toBeVisible();
  expect(screen.queryAllByRole('tab', { name: 'My Topics (1)' })).toHaveLength(myTopics ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'More actions for Topic Insulin' })).toHaveLength(myTopics ? 1 : 0);
});

test('at 24 favorites, a star keeps the topic in its name and describes why it can’t be used', async () => {
  const profiles = Array.from({ length: 24 }, (_, index) => topic(`f${index}`));
  network.use(
    searchHandler,
    http.get('*/data/v1/profiles/favorite', () => HttpResponse.json({ profiles, total: 24 })),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().favourites.load.status).toBe('loaded'));
  renderPage(store, '/topic-list-search', <TopicSearchPage />);
  const star = await screen.findByRole('button', { name: 'Add Topic Insulin to favorites' });
  expect(star).toHaveAccessibleDescription('You have a maximum number of favorite topics');
  expect(star).toHaveAttribute('aria-disabled', 'true');
});
