import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import '@client/features/workspace/savingTexts';
import { SaveDialog } from '@client/features/workspace/SaveDialog';
import { SaveSelectedButton } from '@client/features/workspace/SaveSelectedButton';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const item = (itemId: string) => ({ itemId, itemVersion: 1 });

/** Opens the dialog for `items`, of which the workspace already contains `held`. */
async function open(items: string[], held: string[]) {
  const sent: unknown[] = [];
  const onClose = jest.fn();
  network.use(
    http.post('*/workspace/v1/items/saved', () =>
      HttpResponse.json({
        items: items.map((itemId) => ({ itemId, status: held.includes(itemId) ? 'SAVED' : 'NOT_SAVED' })),
      }),
    ),
    http.post('*/workspace/v1/items/save', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ items: [] });
    }),
  );
  const { store } = await openTab();
  renderApp(store, <SaveDialog items={items.map(item)} onClose={onClose} />);
  return { sent, onClose };
}

const save = () => screen.getByRole('button', { name: 'Save' });

it('saves new articles and skips those already in the workspace', async () => {
  const { sent, onClose } = await open(['1', '2', '3'], ['2']);
  expect(save()).toBeDisabled();
  expect(await screen.findByText(/^1 selected article is already available in the workspace/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Articles successfully saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ items: [item('1'), item('3')] }]);
  expect(onClose).toHaveBeenCalled();
});

it('disables Save if all articles are already saved', async () => {
  await open(['1'], ['1']);
  expect(await screen.findByText('Selected article already available in the workspace')).toBeVisible();
  expect(save()).toBeDisabled();
});

it('stays open if saving fails', async () => {
  const { onClose } = await open(['1'], []);
  await waitFor(() => expect(save()).toBeEnabled());
  network.use(
    http.post('*/workspace/v1/items/save', () => refusal(404, 'NOT_FOUND', 'Could not retrieve the article.')),
  );
  await user.click(save());
  expect(await screen.findByText('Could not retrieve the article.')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('shows a message if no article is selected', async () => {
  const { store } = await openTab();
  renderApp(store, <SaveSelectedButton items={[]} onSaved={() => undefined} />);
  await user.click(save());
  expect(await screen.findByText('Please select articles to save.')).toBeInTheDocument();
});
