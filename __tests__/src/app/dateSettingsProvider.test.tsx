import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { closeTabs, openTab } from '../../support/client/clientStore';
import { renderApp } from '../../support/client/renderApp';
import { withNetwork } from '../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

test('text typed before the settings are loaded is kept', async () => {
  const user = userEvent.setup({ delay: null });
  const { store } = await openTab();
  renderApp(store, <input aria-label="Title" />);
  await user.type(screen.getByRole('textbox'), 'Typed early');
  expect(store.getState().session.settings).toBeNull();
  await act(async () => {
    await store.dispatch(currentUserEndpoints.endpoints.generalSettings.initiate(undefined));
  });
  expect(store.getState().session.settings).not.toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('Typed early');
});
