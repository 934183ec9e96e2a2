import { expect, test } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signInTo } from '../support/browser/pageActions';

test('an administrator adds a publish channel, and an article is published to it and withdrawn', async ({ page }) => {
  const complaints = collectBrowserErrors(page);
  await signInTo(page, '/channels', 'admin@demo.watchdesk.example');
  await page.getByRole('tab', { name: 'Publish channels' }).click();
  await page.getByRole('button', { name: 'Add publish channel' }).click();
  await page.getByRole('textbox', { name: 'Channel Name' }).fill('Research');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Publish channel added.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Workspaces' }).first().click();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('checkbox', { name: 'DEMO Research' }).check();
  await expect(dialog.getByText(/will be alerted\.$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Articles successfully published.')).toBeVisible();

  const card = page.getByRole('article').filter({ hasText: 'Published · Version 1' });
  await expect(card).toContainText('DEMO Research');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Articles successfully unpublished.')).toBeVisible();
  await expect(page.getByText('Published · Version 1')).toHaveCount(0);
  // The copy, and a draft of the demo.
  await expect(page.getByText('Draft · Version 1')).toHaveCount(2);
  expect(complaints).toEqual([]);
});
