import { expect, test } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';
import { journeyPassword } from '../support/browser/journeyConfig';

test('a demo user signs in and gets the home page, without browser errors', async ({ page }) => {
  const complaints = collectBrowserErrors(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('user@demo.watchdesk.example');
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  // Behind the tour on the first visit.
  await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
  await page.reload();
  await expect(page).not.toHaveURL(/login/);
  expect(complaints).toEqual([]);
  // HTML that no Trusted Types policy created is rejected and logged.
  const setting = page.evaluate(() => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }).outerHTML);
  await expect(setting).rejects.toThrow(/TrustedHTML/);
  expect(complaints).toHaveLength(1);
});

test('a wrong password shows an error, and the user stays signed out', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('user@demo.watchdesk.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('on a phone, snackbars don’t overlap the cookie notice', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page);
  // On a page without the application, which would write its state again when it is left.
  await page.goto('/openapi.json');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill('user@demo.watchdesk.example');
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  await page.goto('/company-topics');
  await page.getByRole('main').getByRole('link', { name: 'Competitors', exact: true }).click();
  const change = page.getByRole('main').getByRole('switch').first();
  await change.click();
  await expect(page.getByText(/^Successfully/)).toBeVisible();
  const [snackbar, cookies] = await Promise.all([page.getByText(/^Successfully/).boundingBox(), notice.boundingBox()]);
  expect((snackbar?.y ?? 0) + (snackbar?.height ?? 0)).toBeLessThanOrEqual(cookies?.y ?? 0);
  await change.click(); // restores the state for the other journeys
  await expect(page.getByText(/^Successfully/)).toHaveCount(2);
});

test('a user without the role for a page gets a message on the sign-in page, and can use a different account', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/company-settings');
  await expect(page.getByText('You do not have permission to access this page')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You’re signed in as user@demo.watchdesk.example.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/users');
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
});
