import type { ArticleCard } from '@contract/article';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { sessionEndpoints } from '@client/api/auth/session';
import { networkChanged } from '@client/features/network/networkSlice';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { LandingPage } from '@client/pages/landing/LandingPage';
import { browser, closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, refusal, settings, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { card, found } from '../../../support/client/articleBuilders';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

/** Stubs for observers that jsdom lacks: all elements are visible, and none is resized. */
beforeAll(() => {
  class VisibleObserver {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      queueMicrotask(() => act(() => this.report([entry], this as unknown as IntersectionObserver)));
    }
    unobserve() {}
    disconnect() {}
  }
  class IdleResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const never = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, {
    IntersectionObserver: VisibleObserver,
    ResizeObserver: IdleResizeObserver,
    matchMedia: () => never,
  });
});

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

async function landing(at = '/', inBrowser = browser()) {
  const tab = await openTab(inBrowser);
  await tab.store.dispatch(sessionEndpoints.endpoints.signOnConfig.initiate('localhost', { subscribe: false }));
  tab.store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(tab.store.getState().topics.load.USER.status).not.toMatch(/idle|loading/));
  await waitFor(() => expect(tab.store.getState().favourites.load.status).not.toMatch(/idle|loading/));
  renderApp(
    tab.store,
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="*" element={<CurrentPath />} />
    </Routes>,
    at,
  );
  return tab;
}

const tiles = () => within(screen.getByRole('region', { name: 'Topics by owner' }));

test('a tile counts available and subscribed topics, and the Watchdesk tile is hidden if it has no topics', async () => {
  network.use(
    http.get('*/data/v1/profiles/user', () =>
      HttpResponse.json(tree([topic('t1', { subscribedTo: [6], email: 'a@b.example' }), topic('t2'), topic('t3')])),
    ),
  );
  await landing();
  const own = tiles().getByRole('link', { name: 'My Topics' }).closest('article');
  expect(own).toHaveTextContent(/3\s*available\s*1\s*subscribed/);
  expect(tiles().getByRole('link', { name: 'Company Topics' })).toBeVisible();
  expect(tiles().queryByRole('link', { name: 'Watchdesk Topics' })).not.toBeInTheDocument();
});

test.each([
  ['Welcome, Ada', false],
  ['Welcome back, Ada', true],
])('the greeting is “%s” if the user has signed in before: %s', async (greeting, loggedInBefore) => {
  network.use(http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, loggedInBefore })));
  await landing();
  expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeVisible();
});

test('the Watchdesk tile is hidden if the department hides Watchdesk topics', async () => {
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, hideInfodeskTopics: true })),
    http.get('*/data/v1/profiles', () =>
      HttpResponse.json(tree([topic('w1', { topicType: 'WATCHDESK', owner: 'WATCHDESK' })])),
    ),
  );
  await landing();
  expect(tiles().queryByRole('link', { name: 'Watchdesk Topics' })).not.toBeInTheDocument();
});

test('a tile whose topics fail to load shows an error with Retry', async () => {
  network.use(http.get('*/data/v1/profiles/user', () => refusal(500, 'INTERNAL', 'Broken'), { once: true }));
  await landing();
  const alert = tiles().getByRole('alert');
  expect(alert).toHaveTextContent('Server Error');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(tiles().queryByRole('alert')).not.toBeInTheDocument());
});

test('the tiles show an error if the settings fail to load, and Retry of a tile reloads everything', async () => {
  network.use(http.get('*/iam/v1/generalsettings', () => refusal(500, 'INTERNAL', 'Broken'), { once: true }));
  const { store } = await openTab();
  renderApp(store, <LandingPage />);
  const companyTile = () => tiles().getByRole('link', { name: 'Company Topics' }).closest('article');
  act(() => void store.dispatch(tokenRefreshed(freshToken())));
  await waitFor(() => expect(companyTile()).toHaveTextContent('Server Error'));
  await user.click(within(companyTile() as HTMLElement).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(tiles().queryByRole('alert')).not.toBeInTheDocument());
  expect(companyTile()).toHaveTextContent(/\d\s*available/);
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
});

test('without favorites, an empty state links to the topic lists', async () => {
  await landing();
  expect(await screen.findByText('You have no favorite topics yet')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'My Topics' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/my-topics', '/my-topics']);
});

test('a favorite shows its newest articles and a link to more, and one that fails to load has its own Retry', async () => {
  network.use(
    http.get('*/data/v1/profiles/favorite', () =>
      HttpResponse.json({ profiles: [topic('t1'), topic('t2')], total: 2 }),
    ),
    http.post('*/data/v1/search', async ({ request }) => {
      const body = JSON.stringify(await request.json());
      return body.includes('"profile":"t1"')
        ? HttpResponse.json(found([card('7'), card('8')]))
        : refusal(500, 'INTERNAL', 'Broken');
    }),
  );
  await landing();
  const loaded = await screen.findByRole('region', { name: 'Topic t1' });
  expect(await within(loaded).findByRole('link', { name: 'Headline 8' })).toHaveAttribute(
    'href',
    '/landing-article/8/1',
  );
  expect(within(loaded).getByRole('link', { name: 'Show more from Topic t1' })).toHaveAttribute(
    'href',
    '/topic-search-results/t1',
  );
  const failed = screen.getByRole('region', { name: 'Topic t2' });
  expect(await within(failed).findByRole('alert')).toHaveTextContent('Server Error');
  const tooMany = 'You have too many searches waiting. Please try again in a few seconds.';
  network.use(http.post('*/data/v1/search', () => refusal(429, 'TOO_MANY_REQUESTS', tooMany), { once: true }));
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await within(failed).findByText(tooMany)).toBeVisible();
  network.use(http.post('*/data/v1/search', () => HttpResponse.json(found([card('9')]))));
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await within(failed).findByRole('link', { name: 'Headline 9' })).toBeVisible();
});

/** Answers each topic's search with its articles. */
const answerTopics = (articles: Readonly<Record<string, ArticleCard[]>>) =>
  network.use(
    http.get('*/data/v1/profiles/favorite', () =>
      HttpResponse.json({ profiles: Object.keys(articles).map((id) => topic(id)), total: 2 }),
    ),
    http.post<never, { profile: string }>('*/data/v1/search', async ({ request }) => {
      const { profile } = await request.json();
      return HttpResponse.json(found(articles[profile] ?? []));
    }),
  );
const headlinesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link', { name: /^Headline/ })
    .map(({ textContent }) => textContent);

test('an article of a favorite is starred in its carousel', async () => {
  answerTopics({ t1: [card('7')] });
  const requests: string[] = [];
  network.use(
    http.put('*/data/v1/articles/:id/label/starred', ({ request, params }) => {
      requests.push(`${String(params.id)}${new URL(request.url).search}`);
      return HttpResponse.json({ articleId: '7', label: 'starred', on: true });
    }),
  );
  await landing();
  const star = await screen.findByRole('button', { name: 'Star Headline 7', pressed: false });
  await user.click(star);
  expect(await screen.findByRole('button', { name: 'Star Headline 7', pressed: true })).toBe(star);
  expect(requests).toEqual(['7?on=true']);
});

test('a story that several favorites have is shown once, in the first of them, with the names of the others', async () => {
  answerTopics({
    t1: [card('1', { storyId: 's' }), card('2', { storyId: 's' }), card('3')],
    t2: [card('4', { storyId: 's' }), card('3'), card('5')],
    t3: [card('1', { storyId: 's' }), card('6')],
  });
  await landing();
  expect(await screen.findByRole('link', { name: 'Headline 6' })).toBeVisible();
  const favourite = (id: string) => screen.getByRole('region', { name: `Topic ${id}` });
  expect(['t1', 't2', 't3'].map((id) => headlinesIn(favourite(id)))).toEqual([
    ['Headline 1', 'Headline 3'],
    ['Headline 5'],
    ['Headline 6'],
  ]);
  const [shared, older] = within(favourite('t1')).getAllByRole('article');
  expect(shared).toHaveTextContent(/Also in: Topic t2, Topic t3$/);
  expect(older).toHaveTextContent(/Also in: Topic t2$/);
  expect(within(favourite('t2')).queryByText(/Also in/)).not.toBeInTheDocument();
});

test('a favorite whose newest articles are all shown above names where', async () => {
  answerTopics({ t1: [card('1')], t2: [card('2')], t3: [card('2'), card('1')] });
  await landing();
  const last = await screen.findByRole('region', { name: 'Topic t3' });
  expect(
    await within(last).findByText('The newest articles on this topic are shown above, in Topic t2 and Topic t1.'),
  ).toBeVisible();
  expect(within(last).getByRole('link', { name: 'Show more from Topic t3' })).toBeVisible();
});

test('a story that a favorite cannot load is shown in the next favorite', async () => {
  answerTopics({ t1: [card('1')], t2: [card('1')] });
  network.use(
    http.post('*/data/v1/search', async ({ request }) =>
      JSON.stringify(await request.clone().json()).includes('"profile":"t1"')
        ? refusal(404, 'NOT_FOUND', 'Gone.')
        : undefined,
    ),
  );
  await landing();
  const second = await screen.findByRole('region', { name: 'Topic t2' });
  expect(await within(second).findByRole('link', { name: 'Headline 1' })).toBeVisible();
});

test.each([true, false])(
  'own topics are among the favorites only if own topics are switched on: %s',
  async (myTopics) => {
    const shared = topic('t2', { topicType: 'COMPANY', owner: 'demo' });
    network.use(
      http.get('*/iam/v1/generalsettings', () =>
        HttpResponse.json({ ...settings, features: { ...settings.features, myTopics } }),
      ),
      http.get('*/data/v1/profiles/favorite', () => HttpResponse.json({ profiles: [topic('t1'), shared], total: 2 })),
      http.post('*/data/v1/search', () => HttpResponse.json(found([]))),
    );
    await landing();
    expect(await screen.findByRole('region', { name: 'Topic t2' })).toBeVisible();
    expect(screen.queryAllByRole('region', { name: 'Topic t1' })).toHaveLength(myTopics ? 1 : 0);
  },
);

test.each([
  ['offline', false],
  ['while the server fails', true],
])('%s, a favorite shows the articles that were loaded last', async (_when, online) => {
  const device = browser();
  network.use(
    http.get('*/data/v1/profiles/favorite', () => HttpResponse.json({ profiles: [topic('t1')], total: 1 })),
    http.post('*/data/v1/search', () => HttpResponse.json(found([card('7')]))),
  );
  const before = await landing('/', device);
  expect(await screen.findByRole('link', { name: 'Headline 7' })).toBeVisible();
  await before.flush();
  closeTabs();
  cleanup();

  const failure = () => (online ? refusal(503, 'UNAVAILABLE', 'Later.') : HttpResponse.error());
  network.use(http.post('*/data/v1/search', failure), http.get('*/data/v1/profiles/favorite', failure));
  const { store } = await openTab(device);
  act(() => void store.dispatch(networkChanged(online)));
  renderApp(store, <LandingPage />);
  const favourite = await screen.findByRole('region', { name: 'Topic t1' });
  expect(await within(favourite).findByRole('link', { name: 'Headline 7' })).toBeVisible();
  await waitFor(() => expect(store.getState().dataApi.queries).not.toEqual({}));
  await waitFor(() =>
    expect(Object.values(store.getState().dataApi.queries).map((query) => query?.status)).toEqual(['rejected']),
  );
  expect(within(favourite).getByRole('link', { name: 'Headline 7' })).toBeVisible();
  expect(within(favourite).queryAllByRole('button', { name: 'Retry' })).toHaveLength(online ? 1 : 0);
});

test('at 24 favorites a warning shows that the limit is reached, with a link to manage them', async () => {
  const profiles = Array.from({ length: 24 }, (_, index) => topic(`f${index}`));
  network.use(
    http.get('*/data/v1/profiles/favorite', () => HttpResponse.json({ profiles, total: 24 })),
    http.post('*/data/v1/search', () => HttpResponse.json(found([]))),
  );
  await landing();
  const warning = await screen.findByText('Favorites full (24/24). Alerts are not limited.');
  expect(warning).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage favorites' })).toHaveAttribute(
    'href',
    '/alerts-favorites?tab=favorites',
  );
});

test('the search box offers earlier searches while focused, and arrow keys select one', async () => {
  const tab = await landing();
  tab.store.dispatch({ type: 'preferences/searched', payload: 'dengue' });
  await user.click(screen.getByRole('combobox'));
  expect(await screen.findByRole('option', { name: 'dengue' })).toBeVisible();
  await user.tab();
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('At /search-content-results?query=dengue')).toBeVisible();
});

test('typed text filters the earlier searches, and the list is hidden if none matches', async () => {
  const tab = await landing();
  act(() => {
    for (const payload of ['dengue', 'migraine']) tab.store.dispatch({ type: 'preferences/searched', payload });
  });
  await user.click(screen.getByRole('combobox'));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.keyboard('MIG');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['migraine']);
  await user.keyboard('x');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
