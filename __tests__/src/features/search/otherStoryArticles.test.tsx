import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import '@client/features/search/resultTexts';
import { ArticleList } from '@client/features/search/ArticleList';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { network, withNetwork } from '../../../support/client/mockNetwork';
import { card } from '../../../support/client/articleBuilders';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

test('the other sources of a story expand with the keyboard, and can be retried', async () => {
  const shown = card('1', { storyId: '5', storyCount: 1 });
  let fails = true;
  network.use(
    http.get('*/data/v1/stories/5', () =>
      fails
        ? HttpResponse.json({ errorCode: 'INTERNAL', errorMessage: 'No' }, { status: 500 })
        : HttpResponse.json({ articles: [shown, card('2', { publication: 'The Post' })] }),
    ),
  );
  const tab = await openTab();
  const list = (
    <ArticleList articles={[shown, card('3')]} to={({ itemId }) => `/read/${itemId}`} now={0} label="Found" />
  );
  renderApp(tab.store, list, '/');
  const open = await screen.findByRole('button', { name: '1 other source' });
  expect(screen.getAllByRole('button', { name: /other source/ })).toEqual([open]);
  open.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Couldn’t load the other sources.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Headline 2' })).toHaveAttribute('href', '/read/2');
  expect(screen.getAllByRole('link', { name: 'Headline 1' })).toHaveLength(1);
  await user.click(open);
  expect(open).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Headline 2' })).not.toBeInTheDocument();
});
