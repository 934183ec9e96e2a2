import type { UserTopic } from '@contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { closeTabs } from '../../../support/client/clientStore';
import { departmentUser, mockDepartment, openUserPages } from '../../../support/client/departmentUsers';
import { gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
describe('Manage user topics', () => {
  const own: UserTopic = {
    id: '11',
    name: 'Insulin',
    owner: 'u2',
    frequency: null,
    limit: null,
    createdDate: '2026-11-01T08:00:00.000Z',
  };

  it('shows the owner and the status of each topic', async () => {
    mockDepartment([departmentUser('u2')]);
    const paused: UserTopic = { ...own, id: '12', name: 'Glucose', status: 'PAUSED' };
    network.use(http.get('*/data/v1/profiles/user/u2', () => HttpResponse.json({ profiles: [own, paused], total: 2 })));
    await openUserPages('/users/admin/u2/topics');
    const row = within(await screen.findByRole('row', { name: /Glucose/ }));
    expect(row.getByText('First Last u2')).toBeVisible();
    expect(row.getByText('Paused')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Insulin/ })).getByText('Active')).toBeVisible();
  });

  it('shows why the topics cannot be loaded, and returns to the users', async () => {
    mockDepartment([departmentUser('u2')]);
    network.use(http.get('*/data/v1/profiles/user/u2', () => refusal(503, 'UNAVAILABLE', 'x')));
    const router = await openUserPages('/users/admin/u2/topics');
    expect(await screen.findByText(/^Error loading personal topics: /)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  });

  it('turns an alert on with frequency 5 and amount 200, and undoes a rejected change', async () => {
    const sent: unknown[] = [];
    mockDepartment([departmentUser('u2')]);
    network.use(
      http.get('*/data/v1/profiles/user/u2', () => HttpResponse.json({ profiles: [own], total: 1 })),
      http.post('*/alert/v1/outputoptions/u2/11', async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? HttpResponse.json({ code: 200, status: 'ok', message: '' })
          : refusal(409, 'CONFLICT', 'Not now.');
      }),
    );
    await openUserPages('/users/admin/u2%40example.com/topics');
    const alert = await screen.findByRole('switch', { name: 'Alert for Insulin' });
    await user.click(alert);
    await waitFor(() => expect(alert).toBeChecked());
    expect(await screen.findByText('Alert for Insulin turned on.')).toBeVisible();
    expect(sent[0]).toEqual({
      infoalertEnabled: true,
      subscribedEmail: 'u2@example.com',
      selectedFrequency: 5,
      selectedAmount: 200,
    });
    const amount = screen.getByLabelText('Maximum results for Insulin');
    await user.clear(amount);
    await user.type(amount, '201{Enter}');
    expect(sent).toHaveLength(1);
    await user.clear(amount);
    await user.type(amount, '20{Enter}');
    expect(await screen.findByText('Error updating alert: Not now.')).toBeVisible();
    await waitFor(() => expect(amount).toHaveValue('200'));
  });

  describe('after two quick changes', () => {
    /** Turns an alert of 50 articles off and on again, before the server answers either: by `answers`, in their order. */
    async function turnOffAndOn(...answers: (() => Response)[]) {
      mockDepartment([departmentUser('u2')]);
      const answer = gate();
      const waiting = answers.values();
      network.use(
        http.get('*/data/v1/profiles/user/u2', () =>
          HttpResponse.json({ profiles: [{ ...own, frequency: 3, limit: 50 }], total: 1 }),
        ),
        http.post('*/alert/v1/outputoptions/u2/11', async () => {
          await answer.opened;
          return waiting.next().value?.();
        }),
      );
      await openUserPages('/users/admin/u2%40example.com/topics');
      const alert = await screen.findByRole('switch', { name: 'Alert for Insulin' });
      await user.click(alert);
      await waitFor(() => expect(alert).not.toBeChecked());
      await user.click(alert);
      await waitFor(() => expect(alert).toBeChecked());
      answer.open();
      return alert;
    }

    it('shows what the server has if both are refused', async () => {
      const alert = await turnOffAndOn(
        () => refusal(409, 'CONFLICT', 'Refused 1.'),
        () => refusal(409, 'CONFLICT', 'Refused 2.'),
      );
      expect(await screen.findByText('Refused 2.')).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText('Maximum results for Insulin')).toHaveValue('50'));
      expect(alert).toBeChecked();
    });

    it('keeps the second one if only the first one is refused', async () => {
      await turnOffAndOn(
        () => refusal(409, 'CONFLICT', 'Not now.'),
        () => HttpResponse.json({ code: 200, status: 'ok', message: '' }),
      );
      expect(await screen.findByText('Alert for Insulin turned on.')).toBeVisible();
      expect(screen.getByLabelText('Maximum results for Insulin')).toHaveValue('200');
    });
  });

  it('shows the company and Watchdesk topics that the user is subscribed to, with Retry after an error', async () => {
    mockDepartment([departmentUser('u2')]);
    const subscription = {
      id: '21',
      name: 'Rivals',
      topicType: 'COMPANY',
      owner: 'demo',
      frequency: 0,
      limit: 50,
      pausedUntil: '2099-01-01T12:00:00.000Z',
    };
    network.use(
      http.get('*/data/v1/profiles/user/u2', () => HttpResponse.json({ profiles: [own], total: 1 })),
      http.get('*/data/v1/profiles/user/u2/subscriptions', () => refusal(503, 'UNAVAILABLE', 'Later.'), { once: true }),
      http.get('*/data/v1/profiles/user/u2/subscriptions', () =>
        HttpResponse.json({ subscriptions: [subscription], total: 1 }),
      ),
    );
    await openUserPages('/users/admin/u2%40example.com/topics');
    const section = within(await screen.findByRole('region', { name: 'Company and Watchdesk topics' }));
    await user.click(await section.findByRole('button', { name: 'Retry' }));
    expect(await section.findByRole('link', { name: 'Rivals' })).toHaveAttribute(
      'href',
      '/topic-search-results/21/demo',
    );
    expect(section.getByText('Company Topics · Real-Time · up to 50 articles')).toBeVisible();
    expect(section.getByText('Paused until 01 Jan 2099')).toBeVisible();
    expect(section.getByRole('link', { name: 'Manage Subscriptions' })).toHaveAttribute(
      'href',
      '/manage-subscriptions',
    );
  });

  it('shows the error and opens the list when the user cannot be loaded', async () => {
    mockDepartment([]);
    const router = await openUserPages('/users/admin/nobody/topics');
    expect(await screen.findByText('Error: User not found.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/users');
  });
});
