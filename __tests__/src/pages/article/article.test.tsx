import { deliveryMethods } from '@contract/limits';
import type { SearchBody } from '@contract/search';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { sessionEndpoints } from '@client/api/auth/session';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { ArticlePage } from '@client/pages/article/ArticlePage';
import { closeTabs, freshToken, openSignedInTab, openTab } from '../../../support/client/clientStore';
import { invalidId, network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { article, card, found } from '../../../support/client/articleBuilders';
import { workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { renderApp } from '../../../support/client/renderApp';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const xml = (inner: string) => new HttpResponse(`<?xml version="1.0"?><item>${inner}</item>`);

/** Serves an article as JSON and its source as XML. Returns the URLs of the requests. */
function serve(answer: () => Response, source: () => Response = () => xml('')): URL[] {
  const requests: URL[] = [];
  network.use(
    http.get('*/data/v1/items/:id', ({ request }) => {
      const url = new URL(request.url);
      requests.push(url);
      return url.searchParams.get('format') === 'xml' ? source() : answer();
    }),
  );
  return requests;
}

async function openArticle(at: string, state: unknown = null) {
  const { pathname, search } = new URL(at, 'http://localhost');
  const tab = await openTab();
  await tab.store.dispatch(sessionEndpoints.endpoints.signOnConfig.initiate('localhost', { subscribe: false }));
  tab.store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(tab.store.getState().session.user).not.toBeNull());
  renderApp(
    tab.store,
    <Routes>
      <Route path="/landing-article/:articleId/:version" element={<ArticlePage />} />
      <Route path="/topic-article/:articleId/:version/:topicId" element={<ArticlePage />} />
      <Route path="/workspace-article/:articleId/:workspaceId/:version" element={<ArticlePage />} />
      <Route path="/search-article/:articleId/:version/:contentSearch?" element={<ArticlePage />} />
    </Routes>,
    { pathname, search, state },
  );
}

const breadcrumbPath = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('the request for a search result has the user and the query to highlight, and its breadcrumb leads to the search', async () => {
  const requests = serve(() => HttpResponse.json({ article: article('7') }));
  await openArticle('/search-article/7/2/heart%20AND%20a%2Fb');
  await screen.findByRole('heading', { level: 1, name: 'Headline 7' });
  const query = Object.fromEntries(requests[0]?.searchParams ?? []);
  expect(query).toEqual({
    format: 'json',
    version: '2',
    isArticle: 'false',
    departmentId: 'demo',
    UID: btoa('ada@demo.watchdesk.example'),
    REQUEST: 'heart AND a/b',
  });
  expect(await breadcrumbPath('Search: heart AND a/b')).toBe('/?query=heart+AND+a%2Fb');
});

test('an article of a topic is requested with the topic, and its breadcrumb leads to the results of the topic', async () => {
  const requests = serve(() => HttpResponse.json({ article: article('7') }));
  await openArticle('/topic-article/7/1/t2');
  expect(await breadcrumbPath('Topic Search Results: Topic t2')).toBe('/topic-search-results/t2');
  expect(requests[0]?.searchParams.get('PROFILE')).toBe('t2');
});

test('the breadcrumb of a topic that is unknown leads to its results too', async () => {
  serve(() => HttpResponse.json({ article: article('7') }));
  await openArticle('/topic-article/7/1/t77');
  expect(await breadcrumbPath('Topic Search Results')).toBe('/topic-search-results/t77');
});

test('an article of a sent alert names its topic, and walks the articles of the alert in both tabs', async () => {
  network.use(
    http.get('*/data/v1/items/:id', ({ request, params }) =>
      request.url.includes('format=xml') ? xml('') : HttpResponse.json({ article: article(String(params.id)) }),
    ),
  );
  const edition = { id: '31', profileId: 't9', topicName: 'Liver', dueAt: '2026-11-20T11:00:00.000Z' };
  const articles = ['5', '7', '9'].map((itemId) => ({ ...card(itemId), itemVersion: 1 }));
  network.use(
    http.get('*/alert/v1/editions/31', () =>
      HttpResponse.json({
        edition: { ...edition, articleCount: 3, total: 3, mailState: 'sent', sentAt: null },
        articles,
      }),
    ),
  );
  await openArticle('/topic-article/7/1/t9?edition=31');
  expect(await breadcrumbPath('Topic Search Results: Liver')).toBe('/topic-search-results/t9');
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await user.click(await screen.findByRole('tab', { name: 'Details' }));
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next article (j)' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 9' })).toBeVisible();
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next article (j)' })).toBeDisabled();
});

test('a newer version of a saved article opens in the workspace, with its breadcrumb and its neighbors', async () => {
  network.use(
    http.get('*/workspace/v1/articles/:id', () =>
      HttpResponse.json({ article: workspaceArticle('7', { itemVersion: 1, latestVersion: 3 }), document: null }),
    ),
    http.get('*/data/v1/items/:id', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('format') === 'xml') return xml('');
      const version = Number(searchParams.get('version'));
      const headline = `Version ${String(version)}`;
      return HttpResponse.json({
        article: { ...article('7'), headline, headlineMarked: headline, itemVersion: version, latestVersion: 3 },
      });
    }),
  );
  const list = ['/workspace-article/5/g1/1', '/workspace-article/7/g1/1', '/workspace-article/9/g1/1'];
  await openArticle('/workspace-article/7/g1/1', { list });
  await screen.findByRole('heading', { level: 1, name: 'Version 1' });
  await user.click(screen.getByRole('link', { name: 'Read latest version' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Version 3' })).toBeVisible();
  expect(await breadcrumbPath('Workspace')).toBe('/workspaces/g1');
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
});

test('the next article after the last one of a page is the first of the next page, and back', async () => {
  const path = (id: string) => `/workspace-article/${id}/g1/1`;
  network.use(
    http.get('*/workspace/v1/articles/all', ({ request }) => {
      const start = Number(new URL(request.url).searchParams.get('start'));
      const ids = start === 0 ? ['5', '7'] : ['9'];
      return HttpResponse.json({ articles: ids.map((id) => workspaceArticle(id)), total: 3 });
    }),
    http.get('*/workspace/v1/articles/:id', ({ params }) =>
      HttpResponse.json({ article: workspaceArticle(String(params.id)), document: null }),
    ),
    http.get('*/data/v1/items/:id', ({ request, params }) =>
      request.url.includes('format=xml') ? xml('') : HttpResponse.json({ article: article(String(params.id)) }),
    ),
  );
  const listPage = { ownerId: 'g1', start: 0, limit: 2, sort_by: 'newest_desc', total: 3 };
  await openArticle(path('7'), { list: [path('5'), path('7')], listPage });
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  const next = screen.getByRole('button', { name: 'Next article (j)' });
  await waitFor(() => expect(next).toBeEnabled());
  await user.click(next);
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 9' })).toBeVisible();
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next article (j)' })).toBeDisabled();
  const previous = screen.getByRole('button', { name: 'Previous article (k)' });
  await waitFor(() => expect(previous).toBeEnabled());
  await user.click(previous);
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 7' })).toBeVisible();
});

test.each([
  ['a topic', { profile: 't1' }, (id: string) => `/topic-article/${id}/1/t1`],
  ['a search', { queryString: 'heart' }, (id: string) => `/search-article/${id}/1/heart`],
])('the next article goes on to the next page of %s, of the same instant', async (_name, search, path) => {
  const asOf = '2026-11-20T12:00:00.000Z';
  const sent: unknown[] = [];
  network.use(
    http.post('*/data/v1/search', async ({ request }) => {
      const body = (await request.json()) as SearchBody;
      sent.push(body);
      const start = body.retrievalOptions?.start ?? 0;
      return HttpResponse.json(
        found(
          (start === 0 ? ['5', '7'] : ['9']).map((id) => card(id)),
          { offset: start, hitCount: 3 },
        ),
      );
    }),
    http.get('*/data/v1/items/:id', ({ request, params }) =>
      request.url.includes('format=xml') ? xml('') : HttpResponse.json({ article: article(String(params.id)) }),
    ),
  );
  const order = { sortOrder: 'NEWEST_FIRST', grouping: 'STORY', asOf };
  const listPage = { start: 0, limit: 2, total: 3, isMore: true, search: { ...search, retrievalOptions: order } };
  await openArticle(path('7'), { list: [path('5'), path('7')], listPage });
  expect(await screen.findByText('2 of 3+')).toBeInTheDocument();
  const next = screen.getByRole('button', { name: 'Next article (j)' });
  await waitFor(() => expect(next).toBeEnabled());
  expect(sent).toEqual([{ ...search, retrievalOptions: { ...order, start: 2, limit: 2 } }]);
  await user.click(next);
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 9' })).toBeVisible();
  expect(screen.getByText('3 of 3+')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next article (j)' })).toBeDisabled();
  const previous = screen.getByRole('button', { name: 'Previous article (k)' });
  await waitFor(() => expect(previous).toBeEnabled());
  await user.click(previous);
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 7' })).toBeVisible();
});

test('an article of an alert of another user is shown without its neighbors', async () => {
  serve(() => HttpResponse.json({ article: article('7') }));
  network.use(http.get('*/alert/v1/editions/31', () => refusal(404, 'NOT_FOUND', 'Not found')));
  await openArticle('/topic-article/7/1/t2?edition=31');
  expect(await breadcrumbPath('Topic Search Results: Topic t2')).toBe('/topic-search-results/t2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 7' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next article (j)' })).toBeNull();
});

test('an article found by advanced search has a breadcrumb to its filters', async () => {
  serve(() => HttpResponse.json({ article: article('7') }));
  await openArticle('/search-article/7/1/filterSearch%3Aheart');
  expect(await breadcrumbPath('Search Filters')).toBe('/search-content-filters?query=heart');
});

test('scripts, forms, and styles are removed from the HTML of an article; text and highlights are kept', async () => {
  const body =
    '<p onclick="x()">The <mark>heart</mark> <img src="x" onerror="x()"><script>x()</script></p><form><input></form>' +
    '<a href="javascript:x()">bad</a><a href="https://a.example/">good</a><p id="content" style="position:fixed">end</p>';
  serve(() =>
    HttpResponse.json({
      article: article('7', { body, by: '<b>Ann</b><img src=x onerror="x()">', description: 'Lead' }),
    }),
  );
  await openArticle('/landing-article/7/1');
  const mark = await screen.findByText('heart');
  expect(mark.tagName).toBe('MARK');
  const text = mark.closest('article');
  expect(text?.innerHTML).not.toMatch(/onclick|onerror|<script|<form|<input|javascript:|position|id="content"/);
  expect(screen.getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('Ann').tagName).toBe('B');
  expect(screen.getByText('Lead')).toBeVisible();
});

test.each([
  ['the lead', { description: 'A lead of its own.' }, 'A lead of its own.', 'How it began.'],
  [
    'the first paragraph, if the article has no lead',
    { body: '<p>First <b>words</b>.</p><p>Then more.</p>' },
    'First words.',
    'Then more.',
  ],
  ['no text, if the body begins with something else', { body: '<h2>Results</h2><p>Text.</p>' }, '', 'Results'],
])('the picture is directly below %s', async (_place, more, above, below) => {
  serve(() => HttpResponse.json({ article: article('7', { ...more, imageUrl: '/images/7' }) }));
  await openArticle('/landing-article/7/1');
  await screen.findByRole('heading', { level: 1, name: 'Headline 7' });
  const [picture, ...others] = document.querySelectorAll('article img');
  expect(others).toEqual([]);
  const textBetween = (from: Node | null | undefined, to: Node | null | undefined): string => {
    const range = document.createRange();
    if (from) range.setStartAfter(from);
    else range.setStartBefore(document.querySelector('article')?.firstChild ?? document.body);
    if (to) range.setEndBefore(to);
    else range.setEndAfter(document.querySelector('article')?.lastChild ?? document.body);
    return range.toString();
  };
  const header = screen.getByText(/^Last modified/i).closest('div')?.parentElement;
  expect(textBetween(header, picture)).toBe(above);
  expect(textBetween(picture, null)).toMatch(new RegExp(`^${below}`));
});

test('the source link and description come from the XML form of the article', async () => {
  serve(
    () => HttpResponse.json({ article: article('7') }),
    () => xml('<description>As it was &amp; is</description><link>https://wire.example/7</link>'),
  );
  await openArticle('/landing-article/7/1');
  expect(await screen.findByRole('link', { name: 'Visit website' })).toHaveAttribute('href', 'https://wire.example/7');
  expect(screen.getByText('As it was & is')).toBeVisible();
});

test('an error is shown if the source link cannot be loaded, and the article stays readable', async () => {
  serve(
    () => HttpResponse.json({ article: article('7') }),
    () => refusal(500, 'INTERNAL', 'Broken'),
  );
  await openArticle('/landing-article/7/1');
  expect(await screen.findByText('Could not retrieve article`s source link.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Headline 7' })).toBeVisible();
});

test('an address with an ID that can’t be one leads back, without technical words', async () => {
  network.use(http.get('*/workspace/v1/articles/abc', invalidId));
  await openArticle('/workspace-article/abc/g1/1');
  expect(await screen.findByText('It may have been removed, or you don’t have access to it.')).toBeVisible();
  expect(screen.queryByText(/digits/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('an article that fails to load is loaded with Retry, and links to its latest version', async () => {
  serve(() => refusal(500, 'INTERNAL', 'Broken'));
  await openArticle('/landing-article/7/1');
  expect(await screen.findByText('Could not retrieve the article.')).toBeVisible();
  serve(() => HttpResponse.json({ article: article('7', { latestVersion: 3 }) }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 7' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read latest version' })).toHaveAttribute('href', '/landing-article/7/3');
});

test('a withdrawn article is reported as withdrawn, without Retry', async () => {
  serve(() => refusal(410, 'WITHDRAWN', 'This article was withdrawn.'));
  await openArticle('/landing-article/7/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'This article was withdrawn.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the tab Details lists the metadata, and each value links to a search for it', async () => {
  serve(() =>
    HttpResponse.json({
      article: article('7', {
        contentCategory: { id: 'c', contentName: 'Business' },
        articleInfo: [{ name: 'drugclass', values: ['GLP-1 agonists'] }],
        keywords: ['obesity'],
        articleDetail: { link: { related: { relatedItems: [{ title: 'The study', url: 'https://s.example/' }] } } },
        medias: [{ url: 'https://m.example/talk.mp3', type: 'audio/mpeg' }],
        similar: [card('8')],
        story: { id: '1', isApart: false },
      }),
    }),
  );
  await openArticle('/landing-article/7/1');
  await user.click(await screen.findByRole('tab', { name: 'Details' }));
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Content category', 'Related links', 'Media', 'Drug class', 'Keywords']);
  expect(screen.getByRole('link', { name: 'GLP-1 agonists' })).toHaveAttribute(
    'href',
    '/search-content-results?query=drugclass%3A%3D%22GLP-1+agonists%22',
  );
  expect(screen.getByRole('link', { name: 'talk.mp3 (audio/mpeg)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Headline 8' })).toHaveAttribute('href', '/landing-article/8/1');
});

test('a user with the publish permission removes an article from a story, and puts it back', async () => {
  const methods: string[] = [];
  const story = { id: '1', isApart: false };
  let isRemoved = false;
  serve(() =>
    HttpResponse.json({
      article: article('7', isRemoved ? { story, apart: [card('8')] } : { story, similar: [card('8')] }),
    }),
  );
  network.use(
    http.all('*/data/v1/stories/1/apart/8', ({ request }) => {
      methods.push(request.method);
      isRemoved = request.method === 'PUT';
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  const publisher = { ...person, deliveryMethods: [...person.deliveryMethods, deliveryMethods.publish] };
  network.use(http.get('*/iam/v1/users', () => HttpResponse.json(publisher)));
  await openArticle('/landing-article/7/1');
  await user.click(await screen.findByRole('button', { name: 'Not the same story: Headline 8' }));
  await user.click(await screen.findByRole('button', { name: 'Put back: Headline 8' }));
  expect(await screen.findByRole('button', { name: 'Not the same story: Headline 8' })).toBeVisible();
  expect(methods).toEqual(['PUT', 'DELETE']);
});

test('the reason is shown if the server refuses to remove an article from its story', async () => {
  serve(() =>
    HttpResponse.json({ article: article('7', { story: { id: '1', isApart: false }, similar: [card('8')] }) }),
  );
  network.use(http.put('*/data/v1/stories/1/apart/8', () => refusal(403, 'FORBIDDEN', 'Not yours to part')));
  const publisher = { ...person, deliveryMethods: [...person.deliveryMethods, deliveryMethods.publish] };
  network.use(http.get('*/iam/v1/users', () => HttpResponse.json(publisher)));
  await openArticle('/landing-article/7/1');
  await user.click(await screen.findByRole('button', { name: 'Not the same story: Headline 8' }));
  expect(await screen.findByText('Not yours to part')).toBeVisible();
});

test('the logo of the publication is shown, and its first letter if the logo cannot be loaded', async () => {
  const branding = { name: 'The Wire', url: null, source: null, logo: '/cdn/theme/demo/logo?v=1' };
  serve(() => HttpResponse.json({ article: article('7', { branding }) }));
  await openArticle('/landing-article/7/1');
  await screen.findByRole('heading', { level: 1, name: 'Headline 7' });
  const logo = await screen.findByRole('presentation');
  expect(logo).toHaveAttribute('src', branding.logo);
  fireEvent.error(logo);
  expect(screen.getByText('T')).toBeVisible();
});

test('a dialog belongs to its article: going back to another article closes it', async () => {
  network.use(
    http.get('*/data/v1/items/:id', ({ request, params }) =>
      request.url.includes('format=xml') ? xml('') : HttpResponse.json({ article: article(String(params.id)) }),
    ),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.user).not.toBeNull());
  const page = '/landing-article/:articleId/:version';
  const router = renderPages(store, { [page]: <ArticlePage /> }, ['/landing-article/1/1']);
  await screen.findByRole('heading', { level: 1, name: 'Headline 1' });
  await act(() => router.navigate('/landing-article/2/1'));
  await screen.findByRole('heading', { level: 1, name: 'Headline 2' });
  await user.click(screen.getByRole('button', { name: 'AI Summary' }));
  const dialog = await screen.findByRole('dialog', { name: 'AI Summary' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 1' })).toBeVisible();
});
