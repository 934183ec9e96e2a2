import { expect, test } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';

// This user's workspace is empty in the demo.
test('articles are saved from a search, added to a section, read, and deleted', async ({ page }) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page, 'user@kestrel.watchdesk.example');
  await page.getByRole('link', { name: 'Workspaces' }).click();
  await expect(page.getByText('Currently there are no articles in this workspace')).toBeVisible();

  await page.goto('/search-content-results?query=insulin&grouping=NONE');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please select articles to save.')).toBeVisible();
  const found = page.getByRole('list', { name: 'Articles' });
  await found.getByRole('checkbox').nth(0).click();
  await found
    .getByRole('checkbox')
    .nth(2)
    .click({ modifiers: ['Shift'] });
  const save = page.getByRole('button', { name: 'Save (3)' });
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(save).toBeInViewport({ ratio: 1 });
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 400, height });
  await expect(save).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.setViewportSize({ width, height });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Save to my personal workspace' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Articles successfully saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Workspaces' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^3 articles$/ })).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Sections' }).click();
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Insulin');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Section successfully created.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Insulin', exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to Article' }).click();
  await expect(page.getByText('Article assigned to section.')).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Insulin', exact: true }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^1 article$/ })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('j');
  await expect(page.locator('a[data-article]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workspace-article\//);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeEnabled();
  await page.keyboard.press('s');
  await expect(page.getByText('Selected article already available in the workspace')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Workspace' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^3 articles$/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete 3 articles?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Currently there are no articles in this workspace')).toBeVisible();
  expect(complaints).toEqual([]);
});
