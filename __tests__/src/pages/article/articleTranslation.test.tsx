import type { TranslationOptions } from '@contract/translation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ArticlePage } from '@client/pages/article/ArticlePage';
import { articlePathOf, parseTranslateRoute, translatePathOf } from '@client/pages/article/translate/translateRoute';
import { TranslatePage } from '@client/pages/article/translate/TranslatePage';
import { paths } from '@client/shared/navigation/paths';
import { article } from '../../../support/client/articleBuilders';
import { chooseOption } from '../../../support/client/chooseOption';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

async function openPage(options: Partial<TranslationOptions>, at = '/landing-article/7/1') {
  network.use(
    http.get('*/data/v1/items/:id', ({ request }) =>
      new URL(request.url).searchParams.get('format') === 'xml'
        ? new HttpResponse('<?xml version="1.0"?><item></item>')
        : HttpResponse.json({ article: article('7', { language: 'fr' }) }),
    ),
    http.get('*/data/v1/items/:id/translation', () =>
      HttpResponse.json({ by: 'none', pageUrl: null, refused: null, ...options }),
    ),
  );
  const { store } = await openSignedInTab();
  const pages = {
    '/landing-article/:articleId/:version': <ArticlePage />,
    [paths.translateArticle.pattern]: <TranslatePage />,
  };
  return renderPages(store, pages, [at]);
}

async function openDialog() {
  await user.click(await screen.findByRole('button', { name: 'Translate' }));
  return screen.findByRole('dialog', { name: 'Translate article' });
}
const choose = (within_: HTMLElement, field: string, language: string | RegExp) =>
  chooseOption(user, within(within_).getByRole('combobox', { name: new RegExp(field) }), language);

test('without a service, the dialog shows that translation is not set up, and Translate is disabled', async () => {
  await openPage({});
  const dialog = await openDialog();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Translation is not set up. Ask your administrator.',
  );
  await choose(dialog, 'Target language', 'German');
  expect(within(dialog).getByRole('button', { name: 'Translate' })).toBeDisabled();
});

test('both languages are needed for the link to the translating page', async () => {
  await openPage({ by: 'page', pageUrl: 'https://translate.example/?sl={source}&tl={target}&u=x' });
  const dialog = await openDialog();
  await within(dialog).findByText(/opens in a new tab/);
  expect(within(dialog).getByRole('combobox', { name: /Source language/ })).toHaveTextContent('French');
  await choose(dialog, 'Target language', 'Choose a language');
  expect(within(dialog).getByRole('button', { name: 'Translate' })).toBeDisabled();
  await choose(dialog, 'Target language', 'French');
  expect(within(dialog).getByText('Please choose two different languages.')).toBeInTheDocument();
  await choose(dialog, 'Target language', /Taiwan|Traditional/);
  const link = within(dialog).getByRole('link', { name: 'Translate' });
  expect(link).toHaveAttribute('href', 'https://translate.example/?sl=fr&tl=zh-TW&u=x');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['draft', 'Drafts can’t be translated. Publish the article first.'],
  ['ownArticle', 'Your company doesn’t allow sending its own articles to the translation service.'],
] as const)('an article that may not be sent (%s) says why', async (refused, text) => {
  await openPage({ refused });
  expect(await within(await openDialog()).findByText(text)).toBeInTheDocument();
});

test('with a service the translation is shown beside the original, sanitized', async () => {
  const sent: unknown[] = [];
  network.use(
    http.post('*/data/v1/items/:id/translation', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        headline: 'Titel 7',
        description: '',
        body: '<p>Wie es begann.<script>x()</script></p>',
      });
    }),
  );
  const router = await openPage({ by: 'service' });
  const dialog = await openDialog();
  await within(dialog).findByText(/sent to the translation service/);
  await choose(dialog, 'Target language', 'German');
  await user.click(within(dialog).getByRole('button', { name: 'Translate' }));
  const translation = await screen.findByRole('region', { name: 'Translation: German' });
  expect(router.state.location.pathname).toBe('/article-translate/7/1');
  expect(within(translation).getByText('Wie es begann.')).toBeInTheDocument();
  expect(translation.querySelector('script')).toBeNull();
  expect(translation.querySelector('[lang="de"]')).not.toBeNull();
  expect(within(screen.getByRole('region', { name: 'Original' })).getByText('How it began.')).toBeInTheDocument();
  expect(sent).toEqual([{ source: 'fr', target: 'de' }]);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(within(trail).getByRole('link', { name: 'Headline 7' })).toHaveAttribute('href', '/landing-article/7/1');
});

test('the page shows a failure, and a canceled translation shows none', async () => {
  network.use(
    http.post('*/data/v1/items/:id/translation', () =>
      refusal(502, 'TRANSLATION_FAILED', 'Failed to translate the article.'),
    ),
  );
  await openPage({ by: 'service' }, '/article-translate/7/1');
  const button = await screen.findByRole('button', { name: 'Translate' });
  await choose(document.body, 'Target language', 'German');
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to translate the article.');
  const { open, opened } = gate();
  network.use(
    http.post('*/data/v1/items/:id/translation', () => {
      open();
      return new Promise<Response>(() => undefined);
    }),
  );
  await user.click(button);
  await opened;
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Translating…')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test.each([
  ['/article-translate/12/3', { kind: 'landing', articleId: '12', version: 3 }, '/landing-article/12/3'],
  ['/article-translate/12/3/45', { kind: 'topic', topicId: '45', version: 3 }, '/topic-article/12/3/45'],
  ['/article-translate/12/u5/3', { kind: 'workspace', workspaceId: 'u5', version: 3 }, '/workspace-article/12/u5/3'],
  [
    '/article-translate/12/u5/3/-/true',
    { kind: 'workspace', workspaceId: 'u5', isNew: true },
    '/workspace-article/12/u5/3',
  ],
  [
    '/article-translate/12/3/-/false/heart%20AND%20a%2Fb',
    { kind: 'search', search: { query: 'heart AND a/b', fromFilters: false } },
    '/search-article/12/3/heart%20AND%20a%2Fb',
  ],
])('the path %s is read and written without ambiguity', (path, expected, articlePath) => {
  const route = parseTranslateRoute(path);
  expect(route).toMatchObject(expected);
  expect(translatePathOf(route, { itemVersion: 3 })).toBe(path);
  expect(articlePathOf(route)).toBe(articlePath);
});
