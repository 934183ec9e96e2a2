import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { sessionEndpoints } from '@client/api/auth/session';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { LandingPage } from '@client/pages/landing/LandingPage';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, refusal, settings, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { card, found } from '../../../support/client/articleBuilders';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

/** What jsdom has no notion of: everything is in view, nothing changes its size. */
beforeAll(() => {
  class Seen {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      queueMicrotask(() => act(() => this.report([entry], this as unknown as IntersectionObserver)));
    }
    unobserve() {}
    disconnect() {}
  }
  class Still {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const never = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { IntersectionObserver: Seen, ResizeObserver: Still, matchMedia: () => never });
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

async function landing(at = '/') {
  const tab = await openTab();
  await tab.store.dispatch(sessionEndpoints.endpoints.signOnConfig.initiate('localhost', { subscribe: false }));
  tab.store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(tab.store.getState().topics.load.USER.status).not.toMatch(/idle|loading/));
  await waitFor(() => expect(tab.store.getState().favourites.load.status).not.toMatch(/idle|loading/));
  renderApp(
    tab.store,
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    at,
  );
  return tab;
}

const tiles = () => within(screen.getByRole('region', { name: 'Topics by owner' }));

test('a tile counts what is there and what is subscribed; the provider’s is away where it has no topics', async () => {
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

test('the provider’s topics are away where the department hides them, though there are some', async () => {
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, hideInfodeskTopics: true })),
    http.get('*/data/v1/profiles', () =>
      HttpResponse.json(tree([topic('w1', { topicType: 'WATCHDESK', owner: 'WATCHDESK' })])),
    ),
  );
  await landing();
  expect(tiles().queryByRole('link', { name: 'Watchdesk Topics' })).not.toBeInTheDocument();
});

test('topics that could not be read say so in their tile, and are read again', async () => {
  network.use(http.get('*/data/v1/profiles/user', () => refusal(500, 'INTERNAL', 'Broken'), { once: true }));
  await landing();
  const alert = tiles().getByRole('alert');
  expect(alert).toHaveTextContent('Server Error');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(tiles().queryByRole('alert')).not.toBeInTheDocument());
});

test('where the settings cannot be read, the tiles say so until the Retry of what is said reads all', async () => {
  network.use(http.get('*/iam/v1/generalsettings', () => refusal(500, 'INTERNAL', 'Broken'), { once: true }));
  const { store } = await openTab();
  renderApp(store, <LandingPage />);
  const companyTile = () => tiles().getByRole('link', { name: 'Company Topics' }).closest('article');
  act(() => void store.dispatch(tokenRefreshed(freshToken())));
  await waitFor(() => expect(companyTile()).toHaveTextContent('Server Error'));
  const said = await screen.findByText('Couldn’t load your latest data. You’re seeing the last saved version.');
  const snackbar = said.closest('[role=alert]') ?? said;
  await user.click(within(snackbar as HTMLElement).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(tiles().queryByRole('alert')).not.toBeInTheDocument());
  expect(companyTile()).toHaveTextContent(/\d\s*available/);
});

test('without favourites, links lead to the topics that one may mark', async () => {
  await landing();
  expect(await screen.findByText('You have no favorite topics yet')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'My Topics' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/my-topics', '/my-topics']);
});

test('a favourite shows its newest articles, and where more are; its failure is its own, and mends', async () => {
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
  const well = await screen.findByRole('region', { name: 'Topic t1' });
  expect(await within(well).findByRole('link', { name: 'Headline 8' })).toHaveAttribute('href', '/landing-article/8/1');
  expect(within(well).getByRole('link', { name: 'Show more from Topic t1' })).toHaveAttribute(
    'href',
    '/topic-search-results/t1',
  );
  const ill = screen.getByRole('region', { name: 'Topic t2' });
  expect(await within(ill).findByRole('alert')).toHaveTextContent('Server Error');
  const tooMany = 'You have too many searches waiting. Please try again in a few seconds.';
  network.use(http.post('*/data/v1/search', () => refusal(429, 'TOO_MANY_REQUESTS', tooMany), { once: true }));
  await user.click(within(ill).getByRole('button', { name: 'Retry' }));
  expect(await within(ill).findByText(tooMany)).toBeVisible();
  network.use(http.post('*/data/v1/search', () => HttpResponse.json(found([card('9')]))));
  await user.click(within(ill).getByRole('button', { name: 'Retry' }));
  expect(await within(ill).findByRole('link', { name: 'Headline 9' })).toBeVisible();
});

test('at 24 favourites a warning says that no more are possible, and where they are managed', async () => {
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

test('earlier searches are offered in the box, leave it with the focus, and are chosen by the arrow keys', async () => {
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

test('what is typed narrows the earlier searches, and what none has in it leaves the box without a list', async () => {
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
