import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ChangePasswordPage } from '@client/pages/change-password/ChangePasswordPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });
const submit = () => user.click(screen.getByRole('button', { name: 'Change password' }));

async function open() {
  network.use(
    http.get('*/iam/v1/users', () =>
      HttpResponse.json({ ...person, passwordExpirationDate: '2027-01-01T03:00:00.000Z' }),
    ),
  );
  const { store } = await openSignedInTab();
  return renderPage(store, '/change-password', <ChangePasswordPage />);
}

async function fill(old: string, next: string, again = next) {
  for (const [name, value] of [
    ['Old Password', old],
    ['New Password', next],
    ['Confirm New Password', again],
  ] as const) {
    const input = name === 'New Password' ? screen.getByLabelText(/^New Password/, { selector: 'input' }) : field(name);
    await user.clear(input);
    if (value !== '') await user.type(input, value);
  }
}

test('each rule shows its error at its field without a request', async () => {
  await open();
  // The expiration instant is still on the day before in the user's time zone.
  expect(screen.getByText('Your password expires on 31 Dec 2026.')).toBeVisible();
  expect(
    screen.getByText(/^The new password must differ from the previous one\. You’ll be signed out everywhere else\./),
  ).toBeVisible();
  await submit();
  await screen.findByText('Old Password is required field.');
  expect(screen.getByText('New Password is required field.')).toBeVisible();
  expect(screen.getByText('Confirm New Password is required field.')).toBeVisible();
  expect(field('Old Password')).toHaveFocus();
  await fill('old', 'short');
  await submit();
  expect(await screen.findAllByText('Your password should be at least 8 characters.')).toHaveLength(2);
  await fill('a long old one', 'a long old one', 'another long one');
  await submit();
  await screen.findByText('Passwords must match');
  expect(screen.getByText('The new password must differ from the previous one.')).toBeVisible();
});

test('an empty confirmation is reported as required, not as a mismatch', async () => {
  await open();
  await fill('the old one', 'a fresh new one', '');
  await submit();
  expect(await screen.findByText('Confirm New Password is required field.')).toBeVisible();
  expect(screen.queryByText('Passwords must match')).not.toBeInTheDocument();
});

test('each of the three passwords can be shown and hidden separately', async () => {
  await open();
  const old = field('Old Password');
  expect(old).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show old password' }));
  expect(old).toHaveAttribute('type', 'text');
  expect(field('Confirm New Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Hide old password' }));
  expect(old).toHaveAttribute('type', 'password');
});

test('a server error stays at its field until the value changes; a saved password leads to the home page', async () => {
  const router = await open();
  const message = 'The old password is incorrect.';
  const sent: unknown[] = [];
  let isCorrect = false;
  network.use(
    http.put('*/iam/v1/users/changepassword', async ({ request }) => {
      sent.push(await request.json());
      if (isCorrect) return HttpResponse.json({ status: 'ok' });
      const fields = { currentPassword: message };
      return HttpResponse.json({ errorCode: 'PASSWORD_WRONG', errorMessage: message, fields }, { status: 400 });
    }),
  );
  await fill('a wrong old one', 'a fresh new one');
  await submit();
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(field('Old Password')).toHaveFocus();
  expect(field('Old Password')).toHaveAccessibleDescription(message);
  await user.tab();
  expect(screen.getByText(message)).toBeVisible();
  isCorrect = true;
  await user.type(field('Old Password'), ', no');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await submit();
  await screen.findByText('Password successfully changed.');
  expect(router.state.location.pathname).toBe('/');
  expect(sent.at(-1)).toEqual({ currentPassword: 'a wrong old one, no', newPassword: 'a fresh new one' });
});

test('too many attempts show an error and keep the form, and Cancel leads to the home page', async () => {
  const router = await open();
  network.use(http.put('*/iam/v1/users/changepassword', () => refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts.')));
  await fill('a wrong old one', 'a fresh new one');
  await submit();
  await screen.findByText('Too many attempts.');
  expect(field('Old Password')).toHaveValue('a wrong old one');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe('/');
});
