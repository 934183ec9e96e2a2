import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Shell } from '@client/app/shell/Shell';
import { networkChanged } from '@client/features/network/networkSlice';
import { sessionEndpoints } from '@client/api/auth/session';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { browser, closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, person, settings, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';
import { servicesOf } from '../../../support/client/StoreProvider';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

/** Mocks matchMedia for a viewport of this width. */
function viewport(width: number): void {
  window.matchMedia = (query) => {
    const minimum = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity);
    const list = new EventTarget();
    return Object.assign(list, {
      matches: width >= minimum,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}

async function shell({ width = 1600, admin = false, more = {}, inBrowser = browser() } = {}) {
  viewport(width);
  network.use(
    http.get('*/iam/v1/users', () =>
      HttpResponse.json({ ...person, level: admin ? 5 : 0, role: admin ? 'ADMIN' : 'USER' }),
    ),
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, ...more })),
    http.get('*/data/v1/profiles/company', () =>
      HttpResponse.json(tree([topic('c1', { topicType: 'COMPANY', profileGroupId: 'g9', owner: 'demo' })], ['g9'])),
    ),
  );
  const tab = await openTab(inBrowser);
  await tab.store.dispatch(sessionEndpoints.endpoints.signOnConfig.initiate('localhost', { subscribe: false }));
  tab.store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(tab.store.getState().topics.load.COMPANY.status).toBe('loaded'));
  renderApp(tab.store, <Shell>The page</Shell>, '/help');
  return tab;
}

test('the drawer lists topics by section, and a category opens and leads back', async () => {
  await shell();
  const drawer = screen.getByRole('navigation', { name: 'Topics' });
  expect(within(drawer).getByRole('heading', { name: 'My Topics' })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Open Group g9' }));
  expect(within(drawer).getByRole('link', { name: 'Topic c1' })).toHaveAttribute(
    'href',
    '/topic-search-results/c1/demo',
  );
  await user.click(within(drawer).getByRole('button', { name: 'Back to Company Topics' }));
  expect(within(drawer).getByRole('heading', { name: 'Company Topics' })).toBeVisible();
});

test('at 1400 pixels the drawer is closed until it is opened, and Escape closes it', async () => {
  await shell({ width: 1400 });
  expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open topics' }));
  expect(await screen.findByRole('navigation', { name: 'Topics' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull());
});

test.each([
  [true, true],
  [false, false],
])('only administrators see the admin section (administrator: %s)', async (admin, shown) => {
  await shell({ admin });
  screen.getByRole('button', { name: 'Account: Ada Reader' }).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  for (const name of ['Company Settings', 'Manage RSS', 'Manage Users', 'Manage Subscriptions']) {
    expect(within(menu).queryByRole('menuitem', { name }) !== null).toBe(shown);
  }
  expect(within(menu).getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', admin ? '/help/admin' : '/help');
  // The first item has the focus, not the selected appearance.
  const [first] = within(menu).getAllByRole('menuitem');
  expect(first).toHaveFocus();
  expect(first).toHaveClass('Mui-focusVisible');
});

test('the welcome tour is shown once: closing it sets the flag and saves the settings', async () => {
  const saved: unknown[] = [];
  network.use(
    http.post('*/iam/v1/generalsettings', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  const { store } = await shell({ more: { loggedInBefore: false } });
  const tour = await screen.findByRole('dialog', { name: 'Welcome to Watchdesk' });
  await user.click(within(tour).getByRole('button', { name: 'Next' }));
  await user.click(within(tour).getByRole('button', { name: 'Next' }));
  await user.click(within(tour).getByRole('button', { name: 'Get started' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Welcome to Watchdesk' })).toBeNull());
  await waitFor(() => expect(saved).toEqual([{ loggedInBefore: true }]));
  expect(store.getState().session.settings?.loggedInBefore).toBe(true);
});

test('the offline dialog opens offline and closes when online again', async () => {
  const { store } = await shell();
  act(() => void store.dispatch(networkChanged(false)));
  const dialog = await screen.findByRole('dialog', { name: 'No internet connection' });
  expect(within(dialog).getByText('Please check your internet connection and try again.')).toBeVisible();
  act(() => void store.dispatch(networkChanged(true)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('You’re back online.')).toBeVisible();
});

test('the company’s colors come from its settings and are persisted for the next visit', async () => {
  const colors = { name: 'own', primary: { main: '#7b1fa2' }, secondary: { main: '#1971D5' }, third: '#783ED2' };
  network.use(http.get('*/cdn/theme/d1/color', () => HttpResponse.json(colors)));
  const { store } = await shell({ more: { theme: { color: { url: '/cdn/theme/d1/color', updated: 'x' } } } });
  await waitFor(() => expect(store.getState().session.themeColors).toEqual(colors));
  expect(screen.getByRole('banner')).toHaveStyle({ borderTopColor: '#7b1fa2' });
});

test('the company’s footer text is shown offline, and its logo is replaced by the product’s mark if it fails to load', async () => {
  const file = (name: string) => ({ url: `/cdn/theme/d1/${name}`, updated: 'x' });
  network.use(http.get('*/cdn/theme/d1/footer', () => HttpResponse.json({ text: 'Ours since 1874' })));
  const inBrowser = browser();
  const first = await shell({ inBrowser, more: { theme: { footer: file('footer'), logo: file('logo') } } });
  expect(await within(screen.getByRole('contentinfo')).findByText('Ours since 1874')).toBeVisible();
  await first.flush();
  first.close();
  cleanup();
  network.use(http.all('*', () => HttpResponse.error()));
  const second = await openTab(inBrowser);
  renderApp(second.store, <Shell>The page</Shell>, '/help');
  expect(within(screen.getByRole('contentinfo')).getByText('Ours since 1874')).toBeVisible();
  const [logo] = screen.getAllByRole('img', { name: 'Watchdesk' });
  if (logo) fireEvent.error(logo);
  expect(within(screen.getByRole('banner')).queryByRole('img')).toBeNull();
  expect(within(screen.getByRole('banner')).getByText('Watchdesk')).toBeInTheDocument();
});

test.each([
  ['the account menu', 1600, 'Account: Ada Reader', 'menuitem', 'General Settings'],
  ['the drawer over the page', 1000, 'Open topics', 'link', 'Company Topics'],
  ['the drawer beside the page', 1600, null, 'link', 'Company Topics'],
])('a page selected in %s gets the focus, and its title is announced', async (_name, width, opener, role, link) => {
  await shell({ width });
  document.title = 'Help · Watchdesk';
  if (opener !== null) {
    screen.getByRole('button', { name: opener }).focus();
    await user.keyboard('{Enter}');
  }
  (await screen.findByRole(role, { name: link })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  // As a page does: once when it is rendered, and again with its data.
  document.title = 'Topics · Watchdesk';
  document.title = `${link} · Watchdesk`;
  expect(await screen.findByText(`${link} · Watchdesk`, { selector: '[aria-live]' })).toBeInTheDocument();
});

test('typing in a field is not interrupted by navigation', async () => {
  await shell({ width: 1600 });
  const search = screen.getByRole('searchbox', { name: 'Search all content' });
  search.focus();
  fireEvent.click(screen.getByRole('link', { name: 'Company Topics' }));
  await user.keyboard('trial');
  expect(search).toHaveValue('trial');
});

test('the cookie notice is shown until it is accepted', async () => {
  const { store } = await shell();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(store.getState().preferences.cookiesAccepted).toBe(true);
});

test('the / key focuses the search, the ? key lists the shortcuts', async () => {
  await shell();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search all content' });
  expect(search).toHaveFocus();
  await user.keyboard('?');
  expect(search).toHaveValue('?');
  act(() => search.blur());
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test.each([true, false])('the list of shortcuts names the key that sends articles: %s, as the feature', async (on) => {
  await shell({ more: { features: { ...settings.features, sendButton: on } } });
  await user.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(list.queryAllByText('Send by email')).toHaveLength(on ? 1 : 0);
  expect(list.getByText('Save')).toBeVisible();
});

test('the footer shows the current year and links to its pages', async () => {
  await shell();
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} Watchdesk`))).toBeVisible();
  for (const name of ['Terms', 'Privacy', 'Contact']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`);
  }
});

test('the alert banner hides itself after seven seconds', async () => {
  const { store } = await shell();
  jest.useFakeTimers();
  try {
    act(() => servicesOf(store).banners.show({ text: 'Three new articles', severity: 'info' }));
    await act(() => jest.advanceTimersByTimeAsync(6_900));
    expect(screen.getByText('Three new articles')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('Three new articles')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

describe('Back to top', () => {
  const scrollBy = (pixels: number) => {
    Object.assign(window, { scrollY: pixels });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  afterEach(() => Object.assign(window, { scrollY: 0 }));

  it('is in the header, where it covers nothing, after more than 100 px of scrolling', async () => {
    await shell();
    scrollBy(100);
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
    scrollBy(101);
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Back to top' })).toBeVisible();
  });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once for people who asked for less motion', true, 'auto'],
  ])('scrolls to the top %s, and moves the focus to the content', async (_, prefersReducedMotion, behavior) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
    const { matchMedia } = window;
    await shell();
    scrollBy(500);
    try {
      window.matchMedia = jest.fn().mockReturnValue({ matches: prefersReducedMotion });
      await user.click(screen.getByRole('button', { name: 'Back to top' }));
    } finally {
      window.matchMedia = matchMedia;
    }
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it('groups the sidebar’s topics by owner without regions, whose names would repeat those of pages', async () => {
  await shell();
  const sidebar = within(screen.getByRole('navigation', { name: 'Topics' }));
  expect(sidebar.getByRole('group', { name: 'Company Topics' })).toBeVisible();
  expect(sidebar.queryByRole('region')).toBeNull();
});
