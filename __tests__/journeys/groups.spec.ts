import { expect } from '@playwright/test';
import {
  authorization,
  collectBrowserErrors,
  expectAccessible,
  signIn,
  signInTo,
} from '../support/browser/pageActions';
import { test } from '../support/browser/separatePages';

const topic = 'Antibiotic resistance';
const madeUsers = 50;

test('a user group is created, edited, left by a member, and deleted', async ({ page, openSeparately }) => {
  const complaints = collectBrowserErrors(page);
  await signInTo(page, '/user-groups', 'editor@demo.watchdesk.example');
  await page.getByRole('link', { name: 'Add Group' }).first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User group name is required field')).toBeVisible();
  await expect(page.getByText('User group description is required field')).toBeVisible();
  await page.getByLabel('Name').fill('Morning readers');
  await page.getByLabel('Description').fill('Who reads before nine');
  await page.getByRole('searchbox', { name: 'Find User' }).fill('user@demo');
  await page.getByRole('option', { name: /user@demo/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User Group successfully created.')).toBeVisible();

  await page.getByRole('link', { name: 'Edit Morning readers' }).click();
  await page.getByLabel('Description').fill('Who reads before eight');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User Group successfully edited.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Morning readers/ })).toContainText('before eight');
  await expectAccessible(page);

  const other = await openSeparately();
  await signInTo(other, '/user-groups?tab=member');
  await other.getByRole('link', { name: 'View Morning readers' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Morning readers');
  await expect(other.getByRole('list', { name: 'Users in the group' })).toContainText('user@demo.watchdesk.example');
  await other.getByRole('button', { name: 'Remove' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(other.getByText('You have left the user group Morning readers.')).toBeVisible();

  await page.reload();
  await expect(
    page
      .getByRole('row', { name: /Morning readers/ })
      .getByRole('cell')
      .nth(3),
  ).toHaveText('1');
  await page.getByRole('checkbox', { name: 'Select Morning readers' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this user group?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User Group successfully deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Morning readers' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('an administrator subscribes fifty users in three steps, and one of them sees the subscription', async ({
  page,
  openSeparately,
}) => {
  // Hashing fifty passwords takes time.
  test.setTimeout(120_000);
  const complaints = collectBrowserErrors(page);
  await signIn(page, 'admin@demo.watchdesk.example');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Manage Subscriptions' }).click();
  await expect(page).toHaveURL('/manage-subscriptions');
  const headers = await authorization(page);
  const password = 'fifty at one stroke';
  const ids = Array.from({ length: madeUsers }, (_, n) => `many${n}@demo.watchdesk.example`);
  for (const [n, uid] of ids.entries()) {
    const data = { firstName: 'Mina', lastName: `Many ${n}`, uid, password, level: 0, deliveryMethods: [24] };
    const answer = await page.request.post('/iam/v1/department/users', { headers, data });
    expect(answer.status()).toBe(200);
  }

  await page.getByRole('button', { name: 'Subscribe Users', exact: true }).click();
  await expect(page.getByText('Please select a topic.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find Topic' }).fill('antibio');
  await page.getByRole('radio', { name: new RegExp(topic) }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe Users', exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('No new users to subscribe.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find User' }).fill('many');
  const people = page.getByRole('listbox', { name: 'Users' });
  await expect(people.getByRole('option').first()).toContainText('Many');
  await people.getByRole('option').first().click();
  await people.press('Shift+End');
  await expect(page.getByText(`${madeUsers} of`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`${madeUsers} users will be subscribed to ${topic}.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First alert' }).first()).toBeVisible();
  await expectAccessible(page);
  // Back returns to the previous step with the selection.
  await page.goBack();
  await expect(page.getByText(`${madeUsers} of`)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Apply Subscriptions' }).click();
  await expect(page.getByText(`${madeUsers} users were subscribed to ${topic}.`)).toBeVisible();
  await expect(page.getByText('Select Topic')).toHaveAttribute('aria-current', 'step');

  const one = await openSeparately();
  await signInTo(one, '/alerts-favorites', 'many7@demo.watchdesk.example', password);
  await expect(one.getByRole('main')).toContainText(topic);
  // Restores the department for the other journeys.
  const removed = await page.request.post('/iam/v1/department/users/delete', { headers, data: { ids } });
  expect(removed.status()).toBe(200);
  expect(complaints).toEqual([]);
});
