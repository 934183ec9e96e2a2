import { expect } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';
import { test } from '../support/browser/separatePages';

const account = 'user@kestrel.watchdesk.example';

test('a date format selected in the settings is applied to the next article without a reload', async ({ page }) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page, account);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'General Settings' }).click();
  await expect(page.getByRole('combobox', { name: 'Date format' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Date format' }).click();
  await page.getByRole('option', { name: /EEE, dd MMM yyyy HH:mm/ }).click();
  // Text typed before the list's code is loaded is kept.
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Time zone' }).press('ArrowDown');
  await page.keyboard.type('kol');
  release();
  const place = page.getByRole('combobox', { name: 'Find a city or UTC offset' });
  await expect(place).toHaveValue('kol');
  await expect(place).toBeFocused();
  await page.keyboard.type('kata');
  await expect(page.getByRole('treeitem', { name: 'Kolkata' })).toContainText('GMT+05:30');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia – Kolkata (GMT+05:30)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('General settings successfully updated.')).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('said');
  await page.keyboard.press('Enter');
  await page.locator('a[data-article]').first().click();
  await expect(page.getByText(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('changing the password ends other sessions, keeps this one, and only the new password works', async ({
  page,
  openSeparately,
}) => {
  const old = 'a journey of a thousand miles';
  const fresh = 'begins with a single step';
  const elsewhere = await openSeparately();
  await signIn(elsewhere, account);
  await signIn(page, account);
  const change = async (from: string, to: string) => {
    await page.goto('/change-password');
    await page.getByLabel(/^Old Password/).fill(from);
    await page.getByLabel(/^New Password/).fill(to);
    await page.getByLabel(/^Confirm New Password/).fill(to);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change(old, 'football');
  await expect(page.getByText('This password is too common. Please choose another.')).toBeVisible();
  await expectAccessible(page);
  await change(old, fresh);
  await expect(page.getByText('Password successfully changed.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, account, fresh);
  await change(fresh, old);
  await expect(page.getByText('Password successfully changed.')).toBeVisible();
});
