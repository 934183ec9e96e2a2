import { expect, test, type Page } from '@playwright/test';
import { signIn, signInTo } from '../support/browser/pageActions';
import { startSlowNetwork } from '../support/browser/slowNetwork';

const account = 'editor@demo.watchdesk.example';
const alertOf = (page: Page) => page.getByRole('row', { name: /Good reads on hospitals/ }).getByRole('switch');

test('a change made right before the page is left or closed is saved, on a slow network too', async ({
  page,
  browser,
}) => {
  const slowNetwork = await startSlowNetwork();
  const slow = await browser.newContext({
    proxy: { server: slowNetwork.url, bypass: '<-loopback>' },
    serviceWorkers: 'allow',
  });
  const leavingPage = await slow.newPage();
  await signInTo(leavingPage, '/alerts-favorites?tab=favorites', account);
  const marked = leavingPage.getByRole('button', { name: /^Remove .* from favorites$/ }).first();
  const name = (await marked.getAttribute('aria-label')) ?? '';
  await leavingPage.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  slowNetwork.delayMs = 1_000;
  await marked.evaluate((button: HTMLElement) => {
    button.click();
    location.assign('about:blank');
  });
  await expect(leavingPage).toHaveURL('about:blank');

  slowNetwork.delayMs = 0;
  await leavingPage.goto('/alerts-favorites');
  const alert = alertOf(leavingPage);
  await expect(alert).toBeChecked();
  slowNetwork.delayMs = 1_000;
  await alert.evaluate((button: HTMLElement) => button.click());
  await leavingPage.close();

  await signIn(page, account);
  await expect(async () => {
    await page.goto('/alerts-favorites');
    await expect(alertOf(page)).not.toBeChecked({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('tab', { name: /^Favorites/ }).click();
  await expect(page.getByRole('button', { name: /^Remove .* from favorites$/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name })).toBeHidden();
  await slow.close();
  slowNetwork.stop();
});
