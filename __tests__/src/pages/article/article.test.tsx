import { deliveryMethods } from '@contract/limits';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { sessionEndpoints } from '@client/api/auth/session';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { ArticlePage } from '@client/pages/article/ArticlePage';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { article, card } from '../../../support/client/articleBuilders';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const xml = (inner: string) => new HttpResponse(`<?xml version="1.0"?><item>${inner}</item>`);

/** Answers for an article in its two forms; gives what was asked. */
function serve(answer: () => Response, source: () => Response = () => xml('')): URL[] {
  const asked: URL[] = [];
  network.use(
    http.get('*/data/v1/items/:id', ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      return url.searchParams.get('format') === 'xml' ? source() : answer();
    }),
  );
  return asked;
}

async function read(at: string) {
  const tab = await openTab();
  await tab.store.dispatch(sessionEndpoints.endpoints.signOnConfig.initiate('localhost', { subscribe: false }));
  tab.store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(tab.store.getState().session.user).not.toBeNull());
  renderApp(
    tab.store,
    <Routes>
      <Route path="/landing-article/:articleId/:version" element={<ArticlePage />} />
      <Route path="/topic-article/:articleId/:version/:topicId" element={<ArticlePage />} />
      <Route path="/search-article/:articleId/:version/:contentSearch?" element={<ArticlePage />} />
    </Routes>,
    at,
  );
}

const crumb = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('an article is asked for with who reads it and what is marked, for each kind of its route', async () => {
  const asked = serve(() => HttpResponse.json({ article: article('7') }));
  await read('/search-article/7/2/heart%20AND%20a%2Fb');
  await screen.findByRole('heading', { level: 1, name: 'Headline 7' });
  const query = Object.fromEntries(asked[0]?.searchParams ?? []);
  expect(query).toEqual({
    format: 'json',
    version: '2',
    isArticle: 'false',
    departmentId: 'demo',
    UID: btoa('ada@demo.watchdesk.example'),
    REQUEST: 'heart AND a/b',
  });
  expect(await crumb('Search: heart AND a/b')).toBe('/?query=heart+AND+a%2Fb');
});

test('a topic’s article leads back to the topic’s results, a filtered search’s to its filters', async () => {
  const asked = serve(() => HttpResponse.json({ article: article('7') }));
  await read('/topic-article/7/1/t2');
  expect(await crumb('Topic Search Results')).toBe('/topic-search-results/t2');
  expect(asked[0]?.searchParams.get('PROFILE')).toBe('t2');
});

test('a search made in the advanced search leads back to it', async () => {
  serve(() => HttpResponse.json({ article: article('7') }));
  await read('/search-article/7/1/filterSearch%3Aheart');
  expect(await crumb('Search Filters')).toBe('/search-content-filters?query=heart');
});

test('what could act in an article’s HTML is not there, its words and their marks are', async () => {
  const body =
    '<p onclick="x()">The <mark>heart</mark> <img src="x" onerror="x()"><script>x()</script></p><form><input></form>' +
    '<a href="javascript:x()">bad</a><a href="https://a.example/">good</a><p id="content" style="position:fixed">end</p>';
  serve(() =>
    HttpResponse.json({
      article: article('7', { body, by: '<b>Ann</b><img src=x onerror="x()">', description: 'Lead' }),
    }),
  );
  await read('/landing-article/7/1');
  const mark = await screen.findByText('heart');
  expect(mark.tagName).toBe('MARK');
  const text = mark.closest('article');
  expect(text?.innerHTML).not.toMatch(/onclick|onerror|<script|<form|<input|javascript:|position|id="content"/);
  expect(screen.getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('Ann').tagName).toBe('B');
  expect(screen.getByText('Lead')).toBeVisible();
});

test('the source’s link comes from the article’s XML; without it the reader is told, and reads on', async () => {
  serve(
    () => HttpResponse.json({ article: article('7') }),
    () => xml('<description>As it was &amp; is</description><link>https://wire.example/7</link>'),
  );
  await read('/landing-article/7/1');
  expect(await screen.findByRole('link', { name: 'Visit website' })).toHaveAttribute('href', 'https://wire.example/7');
  expect(screen.getByText('As it was & is')).toBeVisible();
});

test('a source link that cannot be read is said, and the article stays', async () => {
  serve(
    () => HttpResponse.json({ article: article('7') }),
    () => refusal(500, 'INTERNAL', 'Broken'),
  );
  await read('/landing-article/7/1');
  expect(await screen.findByText('Could not retrieve article`s source link.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Headline 7' })).toBeVisible();
});

test('an article that fails can be tried again; one that is not there cannot', async () => {
  serve(() => refusal(500, 'INTERNAL', 'Broken'));
  await read('/landing-article/7/1');
  expect(await screen.findByText('Could not retrieve the article.')).toBeVisible();
  serve(() => HttpResponse.json({ article: article('7', { latestVersion: 3 }) }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 7' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read latest version' })).toHaveAttribute('href', '/landing-article/7/3');
});

test('details name what is known, and each value leads to all that has it', async () => {
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
  await read('/landing-article/7/1');
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

test('who may publish takes an article out of the story, and undoes it', async () => {
  const asked: string[] = [];
  const story = { id: '1', isApart: false };
  let isOut = false;
  serve(() =>
    HttpResponse.json({
      article: article('7', isOut ? { story, apart: [card('8')] } : { story, similar: [card('8')] }),
    }),
  );
  network.use(
    http.all('*/data/v1/stories/1/apart/8', ({ request }) => {
      asked.push(request.method);
      isOut = request.method === 'PUT';
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  const publisher = { ...person, deliveryMethods: [...person.deliveryMethods, deliveryMethods.publish] };
  network.use(http.get('*/iam/v1/users', () => HttpResponse.json(publisher)));
  await read('/landing-article/7/1');
  await user.click(await screen.findByRole('button', { name: 'Not the same story: Headline 8' }));
  await user.click(await screen.findByRole('button', { name: 'Put back: Headline 8' }));
  expect(await screen.findByRole('button', { name: 'Not the same story: Headline 8' })).toBeVisible();
  expect(asked).toEqual(['PUT', 'DELETE']);
});

test('says why an article stays in its story', async () => {
  serve(() =>
    HttpResponse.json({ article: article('7', { story: { id: '1', isApart: false }, similar: [card('8')] }) }),
  );
  network.use(http.put('*/data/v1/stories/1/apart/8', () => refusal(403, 'FORBIDDEN', 'Not yours to part')));
  const publisher = { ...person, deliveryMethods: [...person.deliveryMethods, deliveryMethods.publish] };
  network.use(http.get('*/iam/v1/users', () => HttpResponse.json(publisher)));
  await read('/landing-article/7/1');
  await user.click(await screen.findByRole('button', { name: 'Not the same story: Headline 8' }));
  expect(await screen.findByText('Not yours to part')).toBeVisible();
});
