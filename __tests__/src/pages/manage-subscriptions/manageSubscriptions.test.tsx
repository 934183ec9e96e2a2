import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ManageSubscriptionsPage } from '@client/pages/manage-subscriptions/ManageSubscriptionsPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const people = Array.from({ length: 1_200 }, (_, index) => ({
  id: `u${index}`,
  uid: `p${index}@example.com`,
  firstName: 'Pat',
  lastName: `Person ${index}`,
  email: `p${index}@example.com`,
}));
const topic = {
  id: '1000',
  name: 'Diabetes',
  topicType: 'COMPANY',
  owner: 'demo',
  parentName: 'Disease',
  frequency: 0,
  limit: 50,
  subscribers: 1,
};

/** Opens the page for an administrator of 1,200 users, the first of whom is subscribed. */
async function open(...more: Parameters<typeof network.use>) {
  network.use(
    ...more,
    http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, level: 5, role: 'ADMIN' })),
    http.get('*/iam/v1/department/colleagues', () => HttpResponse.json({ users: people, total: people.length })),
    http.get('*/data/v1/profiles/subscribable', ({ request }) => {
      const found = new URL(request.url).searchParams.get('query') !== 'none';
      return HttpResponse.json({ profiles: found ? [topic] : [], total: found ? 1 : 0 });
    }),
    http.get('*/data/v1/profiles/1000/users', () => HttpResponse.json({ users: people.slice(0, 1), total: 1 })),
    http.post('*/alert/v1/profiles/company/1000/preview/6', async ({ request }) => {
      const ids = (await request.json()) as string[];
      const nextDueAt = '2026-11-22T06:00:00.000Z';
      return HttpResponse.json({ people: ids.map((id) => ({ id, subscribed: id === 'u0', nextDueAt })) });
    }),
  );
  const { store } = await openSignedInTab();
  const path = '/manage-subscriptions';
  const router = renderPages(store, { [path]: <ManageSubscriptionsPage /> }, [path]);
  await screen.findByRole('radio', { name: /Diabetes/ }, { timeout: 10_000 });
  return router;
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const chooseTopic = async () => user.click(await screen.findByRole('radio', { name: /Diabetes/ }));
const step = () => within(screen.getByRole('list', { name: 'Steps' })).getByText(/./, { selector: '[aria-current]' });

test('each step shows an error for a missing selection, and users who are already subscribed are disabled', async () => {
  const router = await open();
  await press('Unsubscribe Users');
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a topic.');
  await chooseTopic();
  await press('Subscribe Users');
  const first = await screen.findByRole('option', { name: /Person 0/ });
  expect(first).toHaveAttribute('aria-disabled', 'true');
  expect(first).toHaveTextContent('Subscribed');
  await user.click(first);
  await press('Next');
  expect(screen.getByRole('alert')).toHaveTextContent('No new users to subscribe.');

  // The browser's Back returns to the first step.
  await act(() => router.navigate(-1));
  await chooseTopic();
  await press('Unsubscribe Users');
  const listed = await screen.findByRole('listbox', { name: 'Users' });
  await waitFor(() => expect(within(listed).getAllByRole('option')).toHaveLength(1));
  await press('Next');
  expect(screen.getByRole('alert')).toHaveTextContent('No users selected to unsubscribe.');
  await press('Reset');
  expect(step()).toHaveTextContent('Select Topic');
  await user.type(await screen.findByRole('searchbox', { name: 'Find Topic' }), 'none');
  expect(await screen.findByText('No topics match your search criteria.')).toBeVisible();
});

test('a failed batch reports the progress, keeps the remaining users selected, and can be continued', async () => {
  const calls: string[][] = [];
  await open(
    http.post('*/alert/v1/profiles/company/1000/subscribe/6', async ({ request }) => {
      const ids = (await request.json()) as string[];
      calls.push(ids);
      if (calls.length === 2) return refusal(409, 'CONFLICT', 'Not now');
      return HttpResponse.json({ status: 'ok', changed: ids.length, unchanged: 0 });
    }),
  );
  await chooseTopic();
  await press('Subscribe Users');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press('Next');
  expect(await screen.findByText('1,199 users will be subscribed to Diabetes.')).toBeVisible();
  await press('Apply Subscriptions');
  expect(await screen.findByText('Stopped after 500 of 1,199 users. The others are still selected.')).toBeVisible();
  await press('Apply Subscriptions');
  expect(await screen.findByText(/^699 users were subscribed to Diabetes\./)).toBeVisible();
  expect(step()).toHaveTextContent('Select Topic');
  const subscribedIds = new Set([...(calls[0] ?? []), ...calls.slice(2).flat()]);
  expect(subscribedIds).toEqual(new Set(people.slice(1).map(({ id }) => id)));
  expect(calls.map((ids) => ids.length)).toEqual([500, 500, 500, 199]);
});

test('subscribers that fail to load are loaded with Retry', async () => {
  await open(http.get('*/data/v1/profiles/1000/users', () => refusal(503, 'UNAVAILABLE', ''), { once: true }));
  await chooseTopic();
  await press('Unsubscribe Users');
  expect(await screen.findByText('Failed to load subscribed users', {}, { timeout: 3_000 })).toBeVisible();
  await press('Retry');
  expect(await screen.findByRole('option', { name: /Person 0/ })).toBeVisible();
});
