import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { TopicResultsPage } from '@client/pages/topic-results/TopicResultsPage';
import { card, found } from '../../../support/client/articleBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, settings, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

/** Opens a topic with four articles. */
async function open() {
  const features = { ...settings.features, workspaces: true };
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, features })),
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([topic('t1')]))),
    http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: topic('t1') })),
    http.post('*/data/v1/search', () =>
      HttpResponse.json(found(['a1', 'a2', 'a3', 'a4'].map((id) => card(id, { storyId: `s${id}`, storyCount: 2 })))),
    ),
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings?.features.workspaces).toBe(true));
  renderPage(store, '/topic-search-results/:topicId', <TopicResultsPage />, '/topic-search-results/t1');
  await screen.findByRole('list', { name: 'Articles' });
  return store;
}

const selectedArticles = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select / })
    .filter((box) => box instanceof HTMLInputElement && box.checked)
    .map((box) => box.getAttribute('aria-label'));
const actions = () => within(screen.getByRole('group', { name: 'Actions for selected articles' }));

it('selects articles by key: x one, Shift x a range, and Esc none', async () => {
  await open();
  await user.keyboard('x');
  expect(selectedArticles()).toEqual([]);
  await user.keyboard('jx');
  expect(selectedArticles()).toEqual(['Select Headline a1']);
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect(selectedArticles()).toEqual(['Select Headline a1', 'Select Headline a2', 'Select Headline a3']);
  expect(actions().getByRole('status')).toHaveTextContent('3 selected');
  await user.keyboard('x');
  expect(actions().getByRole('status')).toHaveTextContent('2 selected');
  await user.keyboard('{Escape}');
  expect(selectedArticles()).toEqual([]);
  expect(actions().getByRole('status')).toHaveTextContent('4 stories');
});

it('offers Save and Share for the selected articles, whose dialogs Esc closes without clearing the selection', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Please select articles and User Group to share.')).toBeVisible();
  await user.keyboard('jxjx');
  expect(actions().getByRole('button', { name: 'Save (2)' })).toBeVisible();
  await user.click(actions().getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share with User Group' });
  expect(dialog).toHaveTextContent('Adds 2 articles');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(actions().getByRole('status')).toHaveTextContent('2 selected');
  await user.click(actions().getByRole('button', { name: 'Clear selection' }));
  expect(selectedArticles()).toEqual([]);
  // The button that had the focus is gone; Tab continues with the next one.
  expect(actions().getByRole('button', { name: 'Save' })).toHaveFocus();
});

it('shows one line per article in the list view, and remembers the view', async () => {
  const store = await open();
  expect(screen.getAllByText(/How it/)).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.queryByText(/How it/)).toBeNull();
  const [row] = screen.getAllByRole('article');
  expect(row).toHaveTextContent('Headline a1');
  expect(row).toHaveTextContent('2 other sources');
  expect(row).toHaveTextContent('The Wire');
  expect(store.getState().preferences.listView).toBe('list');
  await user.keyboard('jx');
  expect(selectedArticles()).toEqual(['Select Headline a1']);
});
