import { expect, test } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';

test('a user searches the help with the keyboard, opens the found section, and follows a link to the product', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page);
  // The page preloads the font before its style sheet is parsed: text in the fallback font would wrap differently.
  const font = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  expect((await page.request.get(font ?? '')).headers()['content-type']).toBe('font/woff2');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('/');
  await page.keyboard.type('pause');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  await expect(page).toHaveURL('/help?query=pause');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help/alerts#pause');
  await expect(page.getByRole('heading', { name: 'Pause' })).toBeInViewport();
  const picture = page.getByRole('img', { name: 'Pausing an alert' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'My Alerts and Favorites' }).click();
  await expect(page).toHaveURL('/alerts-favorites');
  expect(complaints).toEqual([]);
});
