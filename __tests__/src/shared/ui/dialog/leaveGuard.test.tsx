import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '@client/app/shell/AccountMenu';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { closeTabs, freshToken, openTab } from '../../../../support/client/clientStore';
import { person, withNetwork } from '../../../../support/client/mockNetwork';
import { renderPage } from '../../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a changed form asks before its person is signed out, and keeps them until they agree', async () => {
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().session.user?.uid).toBe(person.uid));
  renderPage(
    store,
    '/form',
    <>
      <AccountMenu />
      <LeaveGuard changed={() => true} />
    </>,
  );
  const signOut = async () => {
    await user.click(await button(/account/i));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  };
  await signOut();
  await user.click(await button('Stay'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.getState().session.token).not.toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: /account/i })).toHaveFocus());
  await signOut();
  await user.click(await button('Leave'));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
});
