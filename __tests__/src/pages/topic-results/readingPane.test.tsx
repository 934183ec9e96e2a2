import type { SearchBody } from '@contract/search';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { readingPaneChosen } from '@client/features/preferences/preferencesSlice';
import { ReadingPaneContentContext } from '@client/features/search/readingPane';
import { ReadingPane } from '@client/pages/article/ReadingPane';
import { SearchResultsPage } from '@client/pages/search-results/SearchResultsPage';
import { TopicResultsPage } from '@client/pages/topic-results/TopicResultsPage';
import { article, card, found } from '../../../support/client/articleBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, refusal, settings, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';
import { withViewport } from '../../../support/client/viewport';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

const withPane = (page: ReactNode) => <ReadingPaneContentContext value={ReadingPane}>{page}</ReadingPaneContentContext>;

/** Opens the results of a topic or a search with the articles a1 to a3. */
async function open({ at = '/topic-search-results/t1', isChosen = true } = {}) {
  const features = { ...settings.features, workspaces: true };
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, features })),
    http.post('*/workspace/v1/items/saved', () => HttpResponse.json({ items: [] })),
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([topic('t1')]))),
    http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: topic('t1') })),
    http.post('*/data/v1/search', () => HttpResponse.json(found(['a1', 'a2', 'a3'].map((id) => card(id))))),
    http.get('*/data/v1/items/:id', ({ request, params }) =>
      new URL(request.url).searchParams.get('format') === 'xml'
        ? new HttpResponse('<?xml version="1.0"?><item></item>')
        : HttpResponse.json({ article: article(String(params.id), { body: '<p>A <mark>match</mark>.</p>' }) }),
    ),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings?.features.workspaces).toBe(true));
  store.dispatch(readingPaneChosen(isChosen));
  const router = renderPages(
    store,
    {
      '/topic-search-results/:topicId': withPane(<TopicResultsPage />),
      '/search-content-results': withPane(<SearchResultsPage />),
    },
    [at],
  );
  await screen.findByRole('list', { name: 'Articles' });
  return { store, router };
}

const pane = () => screen.getByRole('region', { name: 'Reading pane' });
const shownHeadline = (name: string) => within(pane()).findByRole('heading', { level: 2, name });
const link = (name: string) => within(screen.getByRole('list', { name: 'Articles' })).getByRole('link', { name });

describe('in a wide window', () => {
  withViewport(1200);

  it.each(['/topic-search-results/t1', '/search-content-results?query=roche'])(
    'shows the articles of %s beside the list, by j and k, and keeps the focus in the list',
    async (at) => {
      await open({ at });
      expect(pane()).toHaveTextContent('Choose an article');
      await user.keyboard('j');
      expect(await shownHeadline('Headline a1')).toBeVisible();
      expect(link('Headline a1')).toHaveFocus();
      expect(link('Headline a1')).toHaveAttribute('aria-current', 'true');
      await user.keyboard('j');
      expect(await shownHeadline('Headline a2')).toBeVisible();
      expect(link('Headline a1')).not.toHaveAttribute('aria-current');
      await user.keyboard('k');
      expect(await shownHeadline('Headline a1')).toBeVisible();
    },
  );

  it('shows a clicked article, with its tabs, matches and actions', async () => {
    const { router } = await open();
    await user.click(link('Headline a2'));
    expect(await shownHeadline('Headline a2')).toBeVisible();
    expect(router.state.location.pathname).toBe('/topic-search-results/t1');
    expect(within(pane()).getByRole('tab', { name: 'Details' })).toBeVisible();
    expect(within(pane()).getByText('1 match')).toBeVisible();
    expect(within(pane()).getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(within(pane()).getByText('2 of 3')).toBeVisible();
    await user.click(within(pane()).getByRole('button', { name: 'Next article (j)' }));
    expect(await shownHeadline('Headline a3')).toBeVisible();
  });

  it('opens the next page of the list by Next article', async () => {
    const { router } = await open();
    network.use(
      http.post('*/data/v1/search', async ({ request }) => {
        const { start = 0 } = ((await request.json()) as SearchBody).retrievalOptions ?? {};
        const ids = Array.from({ length: 26 }, (_, at) => `a${at + 1}`).slice(start, start + 25);
        return HttpResponse.json(
          found(
            ids.map((id) => card(id)),
            { offset: start, hitCount: 26 },
          ),
        );
      }),
    );
    await act(() => router.navigate('/topic-search-results/t1?grouping=NONE'));
    await user.click(await screen.findByRole('link', { name: 'Headline a25' }));
    expect(await shownHeadline('Headline a25')).toBeVisible();
    const next = () => within(pane()).getByRole('button', { name: 'Next article (j)' });
    await waitFor(() => expect(next()).toBeEnabled());
    await user.click(next());
    expect(await shownHeadline('Headline a26')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Headline a26' })).toHaveAttribute('aria-current', 'true');
    expect(router.state.location.state).toMatchObject({ page: 2 });
    expect(await within(pane()).findByText('26 of 26')).toBeVisible();
  });

  it('moves the focus into the pane and back by p, and goes on from the shown article by j', async () => {
    await open();
    await user.keyboard('jp');
    expect(pane()).toHaveFocus();
    await user.keyboard('p');
    expect(link('Headline a1')).toHaveFocus();
    await user.keyboard('pj');
    expect(link('Headline a2')).toHaveFocus();
    expect(await shownHeadline('Headline a2')).toBeVisible();
  });

  it('closes the article by Esc, but first clears a selection, and leaves the focus at the article', async () => {
    await open();
    await user.keyboard('jjxp');
    expect(await shownHeadline('Headline a2')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: 'Select Headline a2' })).not.toBeChecked();
    expect(await shownHeadline('Headline a2')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(pane()).toHaveTextContent('Choose an article');
    expect(link('Headline a2')).toHaveFocus();
  });

  it.each(['o', '{Enter}'])(
    'opens the page of the article by %s, and shows the article again after Back',
    async (key) => {
      const { router } = await open();
      await user.keyboard('jj');
      await shownHeadline('Headline a2');
      await user.keyboard(key);
      expect(await screen.findByText('elsewhere')).toBeVisible();
      expect(router.state.location.pathname).toBe('/topic-article/a2/1/t1');
      expect(router.state.location.state).toMatchObject({
        listPage: { start: 0, total: 3, search: { profile: 't1' } },
        list: ['/topic-article/a1/1/t1', '/topic-article/a2/1/t1', '/topic-article/a3/1/t1'],
      });
      await act(() => router.navigate(-1));
      await screen.findByRole('region', { name: 'Reading pane' });
      expect(await shownHeadline('Headline a2')).toBeVisible();
    },
  );

  it('shows what is wrong with an article, and loads it again by Retry', async () => {
    await open();
    network.use(http.get('*/data/v1/items/a1', () => refusal(500, 'INTERNAL', 'Broken.'), { once: true }));
    await user.keyboard('j');
    expect(await within(pane()).findByText('Could not retrieve the article.')).toBeVisible();
    await user.click(within(pane()).getByRole('button', { name: 'Retry' }));
    expect(await shownHeadline('Headline a1')).toBeVisible();
  });

  it('shows that an article was removed, and closes it', async () => {
    await open();
    network.use(http.get('*/data/v1/items/a1', () => refusal(404, 'NOT_FOUND', 'Not found.')));
    await user.keyboard('j');
    expect(await within(pane()).findByText(/It may have been removed/)).toBeVisible();
    await user.click(within(pane()).getByRole('button', { name: 'Close' }));
    expect(pane()).toHaveTextContent('Choose an article');
  });

  it('is switched on and off above the list, and remembered', async () => {
    const { store } = await open({ isChosen: false });
    expect(screen.queryByRole('region', { name: 'Reading pane' })).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Reading pane', pressed: false });
    await user.click(toggle);
    expect(pane()).toBeVisible();
    expect(store.getState().preferences.readingPane).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Reading pane', pressed: true }));
    expect(screen.queryByRole('region', { name: 'Reading pane' })).toBeNull();
  });
});

describe('in a window narrower than 1200 px', () => {
  withViewport(1199);

  it('is not offered, and opens the page of a clicked article although the pane was chosen', async () => {
    const { router } = await open();
    expect(screen.queryByRole('region', { name: 'Reading pane' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reading pane' })).toBeNull();
    await user.click(link('Headline a1'));
    expect(router.state.location.pathname).toBe('/topic-article/a1/1/t1');
  });
});
