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
