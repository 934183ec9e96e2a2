import { expect, test } from '@playwright/test';
import { chooseOption, collectBrowserErrors, expectAccessible, signInTo } from '../support/browser/pageActions';

test('a user changes, pauses, and turns off the alert of a personal topic, and the changes persist', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  await signInTo(page, '/alerts-favorites');
  const row = page.getByRole('row', { name: /Orvetinib and the liver/ });
  const alert = row.getByRole('switch');
  const frequency = row.getByRole('combobox');
  const amount = row.getByRole('textbox');
  await expect(alert).toBeChecked();
  await expect(row).toContainText(/06:00/);
  const changed = () =>
    page.waitForResponse((answer) => answer.url().includes('/alert/v1/outputoptions/') && answer.ok());

  const sent = changed();
  await chooseOption(frequency, 'Per Hour');
  await sent;
  await expect(row).toContainText(/:00/);
  await amount.fill('201');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('7');
  const again = changed();
  await amount.press('Enter');
  await again;
  await page.reload();
  await expect(frequency).toHaveText('Per Hour');
  await expect(amount).toHaveValue('7');

  await row.getByRole('button', { name: /^Delivery options for/ }).click();
  const delivery = page.getByRole('dialog', { name: 'Delivery options for Orvetinib and the liver' });
  await delivery.getByLabel('Pause until', { exact: true }).fill('2020-01-01');
  await expect(delivery.getByText('Please choose a future date.')).toBeVisible();
  await expect(delivery.getByRole('button', { name: 'Save' })).toBeDisabled();
  await delivery.getByRole('button', { name: '2 weeks' }).click();
  await expectAccessible(page);
  const paused = page.waitForResponse((answer) => answer.url().includes('/alert/v1/subscriptions/') && answer.ok());
  await delivery.getByRole('button', { name: 'Save' }).click();
  await paused;
  await expect(row).toContainText(/Paused until/);

  const off = changed();
  await alert.uncheck();
  await off;
  await expect(row).toContainText('Off');
  await expect(frequency).toBeDisabled();
  await page.reload();
  await expect(alert).not.toBeChecked();
  const on = changed();
  await alert.check();
  await on;
  // A new subscription isn't paused.
  await expect(row).not.toContainText(/Off|Paused/);

  await page.getByRole('tab', { name: 'Sent alerts' }).click();
  await expect(page).toHaveURL(/tab=archive/);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  const scroller = page.getByRole('tablist', { name: 'Alerts and favorites' }).locator('..');
  await expect.poll(() => scroller.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  await page.setViewportSize({ width, height });
  await page.getByRole('tab', { name: /^Favorites/ }).click();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
