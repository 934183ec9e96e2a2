import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { started } from '@client/features/session/sessionSlice';
import { LoginPage } from '@client/pages/login/LoginPage';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { gate, network, refusal, signOn, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const configFailed = 'Couldn’t load the sign-on configuration. If this happens again, please contact support.';

test('a sign-on configuration that fails to load shows one error, and is requested again on sign-in', async () => {
  network.use(http.get('*/cdn/sign-on/localhost.json', () => refusal(503, 'UNAVAILABLE', 'not yet')));
  const apiKeys: (string | null)[] = [];
  network.use(
    http.post('*/auth/v1/login', ({ request }) => {
      apiKeys.push(request.headers.get('x-api-key'));
      return refusal(401, 'INVALID_CREDENTIALS', 'Invalid credentials');
    }),
  );
  const { store } = await openTab();
  renderApp(store, <LoginPage />);
  store.dispatch(started());
  expect(await screen.findByText(configFailed)).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'ada@demo.watchdesk.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(store.getState().session.signOnLoad.status).toBe('error'));
  expect(screen.getAllByText(configFailed)).toHaveLength(1);
  expect(apiKeys).toEqual([]);

  network.use(http.get('*/cdn/sign-on/localhost.json', () => HttpResponse.json(signOn)));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  expect(screen.queryByText(configFailed)).toBeNull();
  expect(apiKeys).toEqual([signOn.apiKey]);
});

test('the fields are read-only and keep the focus while signing in', async () => {
  const response = gate();
  network.use(
    http.post('*/auth/v1/login', async () => {
      await response.opened;
      return refusal(401, 'INVALID_CREDENTIALS', 'Invalid credentials');
    }),
  );
  const { store } = await openTab();
  renderApp(store, <LoginPage />);
  store.dispatch(started());
  const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
  await user.type(email, 'ada@demo.watchdesk.example');
  await user.type(password, 'correct horse{Enter}');
  await waitFor(() => expect(password).toHaveAttribute('aria-disabled', 'true'));
  expect(email).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('more');
  expect(password).toHaveValue('correct horse');
  expect(password).toHaveFocus();

  response.open();
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  expect(password).not.toHaveAttribute('aria-disabled');
  await user.keyboard('!');
  expect(password).toHaveValue('correct horse!');
});

/** The fields wait for the sign-on configuration. */
const ready = () => waitFor(() => expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-disabled'));

test('an expired password is replaced before the session begins', async () => {
  const sent: unknown[] = [];
  const message = 'This password is too common. Please choose another.';
  network.use(
    http.post('*/auth/v1/login', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1)
        return refusal(401, 'PASSWORD_EXPIRED', 'Your password has expired. Please choose a new one.');
      if (sent.length === 2) return refusal(400, 'PASSWORD_WEAK', message);
      return HttpResponse.json({ access_token: 'token', expires_in: 1800, token_type: 'Bearer' });
    }),
  );
  const { store } = await openTab();
  renderApp(store, <LoginPage />);
  store.dispatch(started());
  const [username, password] = ['ada@demo.watchdesk.example', 'correct horse'];
  await ready();
  await user.type(screen.getByLabelText('Email'), username);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  expect(await screen.findByText('Your password has expired. Please choose a new one.')).toBeVisible();

  const next = await screen.findByLabelText(/^New Password/, { selector: 'input' });
  const again = screen.getByLabelText(/^Confirm New Password/, { selector: 'input' });
  expect(next).toHaveFocus();
  const submit = () => user.click(screen.getByRole('button', { name: 'Change password and sign in' }));
  await user.type(next, password);
  await submit();
  expect(screen.getByText('The new password must differ from the previous one.')).toBeVisible();
  expect(screen.getByText('Confirm New Password is required field.')).toBeVisible();
  expect(sent).toHaveLength(1);

  await user.clear(next);
  await user.type(next, 'BaseBall');
  await user.type(again, 'BaseBall');
  await submit();
  await waitFor(() => expect(next).toHaveAccessibleDescription(message));
  await user.type(next, ', twice');
  await user.type(again, ', twice');
  await submit();
  await waitFor(() => expect(store.getState().session.token?.access_token).toBe('token'));
  expect(sent.at(-1)).toEqual({ username, password, newPassword: 'BaseBall, twice' });
});

test('Cancel leads from the new password back to the sign-in form', async () => {
  network.use(
    http.post('*/auth/v1/login', () =>
      refusal(401, 'PASSWORD_EXPIRED', 'Your password has expired. Please choose a new one.'),
    ),
  );
  const { store } = await openTab();
  renderApp(store, <LoginPage />);
  store.dispatch(started());
  await ready();
  await user.type(screen.getByLabelText('Email'), 'ada@demo.watchdesk.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
});
