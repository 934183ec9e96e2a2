import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RequestedShareDialog } from '@client/app/shell/RequestedShareDialog';
import { AppTheme } from '@client/app/theme/AppTheme';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, withNetwork } from '../../../support/client/mockNetwork';
import { StoreProvider } from '../../../support/client/StoreProvider';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

function ShownState() {
  return <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
}

async function openAt(state: unknown) {
  network.use(http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })));
  const { store } = await openSignedInTab();
  render(
    <StoreProvider store={store}>
      <AppTheme>
        <MemoryRouter initialEntries={[{ pathname: '/workspaces/g1', state }]}>
          <RequestedShareDialog />
          <ShownState />
        </MemoryRouter>
      </AppTheme>
    </StoreProvider>,
  );
}

it('opens for the articles of the history state, which it clears', async () => {
  const articles = [{ itemId: '7', itemVersion: 2 }];
  await openAt({ source: 'SHARE_DIALOG', articles, workspaceId: 'g1' });
  expect(await screen.findByRole('dialog', { name: 'Share with User Group' })).toBeInTheDocument();
  expect(screen.getByTestId('state')).toHaveTextContent('null');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('stays closed for any other history state', async () => {
  const state = { source: 'SHARE_DIALOG', articles: [], workspaceId: 'g1' };
  await openAt(state);
  expect(await screen.findByText(JSON.stringify(state))).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
