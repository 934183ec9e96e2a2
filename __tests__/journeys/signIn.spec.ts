import { expect, test, type Page } from '@playwright/test';
import { journeyPassword } from '../support/journeys';

/** What the browser complained about: broken scripts, and everything that the page's own policy refused. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted/.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}

test('a reader of the demo signs in and comes to the landing page, without a complaint of the browser', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('user@demo.watchdesk.example');
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByRole('main')).toBeVisible();
  await page.reload();
  await expect(page).not.toHaveURL(/login/);
  expect(complaints).toEqual([]);
});

test('a wrong password is answered in words, and lets nobody in', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('user@demo.watchdesk.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
