import type { ItemLabel } from '@contract/article';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Shortcuts } from '@client/app/shell/Shortcuts';
import { SearchResultsPage } from '@client/pages/search-results/SearchResultsPage';
import { ArticlePage } from '@client/pages/article/ArticlePage';
import { StarredPage } from '@client/pages/starred/StarredPage';
import { networkChanged } from '@client/features/network/networkSlice';
import { article, card, found } from '../../../support/client/articleBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const ids = ['1', '2', '3'];

/** A server that keeps the labels of three articles. Returns the changes that it was asked for. */
function serve(given: Record<string, ItemLabel[]> = {}) {
  const labels = new Map(ids.map((id) => [id, new Set(given[id])]));
  const changes: string[] = [];
  const labelsOf = (id: string) => [...(labels.get(id) ?? [])];
  const cards = (of: readonly string[]) => of.map((id) => card(id, { labels: labelsOf(id) }));
  const counts = { searches: 0 };
  network.use(
    http.post('*/data/v1/search', () => {
      counts.searches += 1;
      return HttpResponse.json(found(cards(ids)));
    }),
    http.get('*/data/v1/items/:id', ({ request, params }) =>
      new URL(request.url).searchParams.get('format') === 'xml'
        ? new HttpResponse('<?xml version="1.0"?><item></item>')
        : HttpResponse.json({ article: article(String(params.id), { labels: labelsOf(String(params.id)) }) }),
    ),
    http.put('*/data/v1/articles/:id/label/:label', ({ request, params }) => {
      const on = new URL(request.url).searchParams.get('on');
      changes.push(`${String(params.label)} ${String(params.id)} ${on}`);
      if (on === 'true') labels.get(String(params.id))?.add(params.label as ItemLabel);
      else labels.get(String(params.id))?.delete(params.label as ItemLabel);
      return HttpResponse.json({ articleId: params.id, label: params.label, on: on === 'true' });
    }),
    http.get('*/data/v1/articles/starred', ({ request }) => {
      const start = Number(new URL(request.url).searchParams.get('start'));
      const starred = ids.filter((id) => labels.get(id)?.has('starred'));
      return HttpResponse.json({ articles: cards(starred.slice(start)), total: starred.length });
    }),
  );
  return { changes, counts };
}

async function open(at: string) {
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  const router = renderPages(
    store,
    {
      '/search-content-results': <SearchResultsPage />,
      '/starred': <StarredPage />,
      '/search-article/:articleId/:version/:contentSearch?': <ArticlePage />,
      '/landing-article/:articleId/:version': <ArticlePage />,
    },
    ['/', at],
    <Shortcuts />,
  );
  return { store, router };
}

const star = (id: string) => screen.getByRole('button', { name: `Star Headline ${id}` });
const search = '/search-content-results?query=heart';

describe('a star in a list', () => {
  it('appears at once, and is sent as what it should be', async () => {
    const { changes } = serve({ 2: ['starred'] });
    await open(search);
    expect(await screen.findByRole('button', { name: 'Star Headline 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(star('1')).toHaveAttribute('aria-pressed', 'false');
    await user.click(star('1'));
    expect(star('1')).toHaveAttribute('aria-pressed', 'true');
    await user.click(star('2'));
    await waitFor(() => expect(changes).toEqual(['starred 1 true', 'starred 2 false']));
    expect(star('1')).toHaveAttribute('aria-pressed', 'true');
    expect(star('2')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is removed with a message if the server refuses it', async () => {
    serve();
    const answer = gate();
    network.use(
      http.put('*/data/v1/articles/:id/label/:label', async () => {
        await answer.opened;
        return refusal(410, 'WITHDRAWN', 'This article was withdrawn.');
      }),
    );
    await open(search);
    await user.click(await screen.findByRole('button', { name: 'Star Headline 1' }));
    expect(star('1')).toHaveAttribute('aria-pressed', 'true');
    answer.open();
    expect(await screen.findByText('This article was withdrawn.')).toBeVisible();
    expect(star('1')).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows the last click while the one before it is still being saved', async () => {
    serve();
    const first = gate();
    const asked: string[] = [];
    network.use(
      http.put('*/data/v1/articles/:id/label/:label', async ({ request }) => {
        const on = new URL(request.url).searchParams.get('on') ?? '';
        asked.push(on);
        await (asked.length === 1 ? first.opened : new Promise<never>(() => undefined));
        return HttpResponse.json({ articleId: '1', label: 'starred', on: on === 'true' });
      }),
    );
    await open(search);
    await user.click(await screen.findByRole('button', { name: 'Star Headline 1' }));
    await user.click(star('1'));
    first.open();
    await waitFor(() => expect(asked).toEqual(['true', 'false']));
    expect(star('1')).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows what the server has after two clicks that it refuses', async () => {
    serve();
    const answer = gate();
    let refused = 0;
    network.use(
      http.put('*/data/v1/articles/:id/label/:label', async () => {
        await answer.opened;
        refused += 1;
        return refusal(410, 'WITHDRAWN', `Withdrawn ${refused}`);
      }),
    );
    await open(search);
    await user.click(await screen.findByRole('button', { name: 'Star Headline 1' }));
    await user.click(star('1'));
    answer.open();
    expect(await screen.findByText('Withdrawn 2')).toBeVisible();
    expect(star('1')).toHaveAttribute('aria-pressed', 'false');
  });

  it('stays although a list arrives that was read before it', async () => {
    serve();
    const { store } = await open(search);
    await screen.findByRole('button', { name: 'Star Headline 1' });
    const answer = gate();
    network.use(
      http.post('*/data/v1/search', async () => {
        await answer.opened;
        return HttpResponse.json(found(ids.map((id) => card(id, { headline: `Headline ${id}`, wordCount: 7 }))));
      }),
    );
    await user.click(screen.getByRole('switch', { name: 'Group stories' }));
    await user.click(star('1'));
    await waitFor(() =>
      expect(Object.values(store.getState().dataApi.mutations).map((one) => one?.status)).toEqual(['fulfilled']),
    );
    answer.open();
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Articles' }).parentElement).toHaveAttribute('aria-busy', 'false'),
    );
    await waitFor(() => expect(star('1')).toHaveAttribute('aria-pressed', 'true'));
  });

  it('is in the list of starred articles, where it stays until the next visit if it is removed', async () => {
    serve({ 2: ['starred'], 3: ['starred'] });
    const { router } = await open('/starred');
    expect(await screen.findByText('2 articles')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'List' }));
    await user.click(star('2'));
    expect(star('2')).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('link', { name: 'Headline 3' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Headline 3' })).toBeVisible();
    await router.navigate(-1);
    expect(await screen.findByText('1 article')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Headline 2' })).toBeNull();
  });
});

describe('the list of starred articles', () => {
  it('explains how to star articles while it is empty, and offers Retry after an error', async () => {
    serve();
    network.use(http.get('*/data/v1/articles/starred', () => refusal(500, 'INTERNAL', 'Broken.'), { once: true }));
    await open('/starred');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('You haven’t starred any articles yet')).toBeVisible();
  });
});

describe('an opened article', () => {
  it('is marked as read once, in the list too, and can be marked as unread', async () => {
    const { changes, counts } = serve();
    const { router } = await open(search);
    await user.click(await screen.findByRole('link', { name: 'Headline 1' }));
    const searches = counts.searches;
    await screen.findByRole('heading', { level: 1, name: 'Headline 1' });
    await waitFor(() => expect(changes).toEqual(['read 1 true']));
    await router.navigate(-1);
    const headline = await screen.findByRole('heading', { name: 'Headline 1 Read' });
    expect(within(headline).getByText('Read')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Headline 2' })).toBeVisible();
    expect(counts.searches).toBe(searches);
    await router.navigate(1);
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    expect(await screen.findByText('Marked as unread.')).toBeVisible();
    expect(changes).toEqual(['read 1 true', 'read 1 false']);
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'Headline 1' })).toBeVisible();
  });

  it('has a star, and is not marked as read offline', async () => {
    const { changes } = serve({ 1: ['starred'] });
    const { store } = await open('/');
    store.dispatch(networkChanged(false));
    renderPages(store, { '/landing-article/:articleId/:version': <ArticlePage /> }, ['/landing-article/1/1']);
    const toggle = await screen.findByRole('button', { name: 'Star' });
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(changes).toEqual(['starred 1 false']));
  });
});
