import { expect, type Page } from '@playwright/test';
import { chooseOption, collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';
import { test } from '../support/browser/separatePages';

/** How soon a colleague sees a change, in milliseconds. */
const soon = { timeout: 2_000 };

async function openAnalysts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Workspaces' }).first().click();
  await chooseOption(page.getByRole('combobox', { name: 'Workspace', exact: true }), 'Analysts');
  await expect(page.getByRole('heading', { level: 1, name: 'Analysts' })).toBeVisible();
}

test('two people share an article, comment on it, and mention each other without reloading', async ({
  page: kit,
  openSeparately,
}) => {
  const complaints = collectBrowserErrors(kit);
  await signIn(kit, 'admin@kestrel.watchdesk.example');
  const kamala = await openSeparately();
  await signIn(kamala, 'user@kestrel.watchdesk.example');
  await openAnalysts(kamala);

  await kit.goto('/search-content-results?query=insulin&grouping=NONE');
  const found = kit.getByRole('list', { name: 'Articles' });
  const title = (await found.getByRole('link').first().textContent()) ?? '';
  await found.getByRole('checkbox').first().check();
  await kit.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = kit.getByRole('dialog', { name: 'Share with User Group' });
  await dialog.getByRole('checkbox', { name: /^Analysts \(Owner: / }).check();
  await expectAccessible(kit);
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(kit.getByText('Article successfully shared.')).toBeVisible();
  const card = kamala.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('New', { exact: true })).toBeVisible(soon);

  await openAnalysts(kit);
  const comments = (page: Page, count: number) =>
    page.getByRole('button', { name: `${String(count)} comment${count === 1 ? '' : 's'}: ${title}` });
  await expect(comments(kit, 0)).toBeVisible();
  await comments(kamala, 0).click();
  await kamala.getByRole('textbox', { name: 'Comment' }).pressSequentially('For you, @Ki');
  await kamala.getByRole('option').first().click();
  await kamala.keyboard.press('Control+Enter');
  await expect(kamala.getByText('Comment successfully added.')).toBeVisible();
  await expectAccessible(kamala);
  await expect(comments(kit, 1)).toBeVisible(soon);
  await comments(kit, 1).click();
  await expect(kit.getByRole('dialog', { name: 'Comments' })).toContainText('For you, @Kit');
  await kit.keyboard.press('Escape');

  await kit.getByRole('button', { name: /^Notifications: \d+ unread/ }).click();
  const drawer = kit.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(kit);
  await drawer.getByRole('button', { name: 'Mark all as read' }).first().click();
  await expect(kit.getByText(/^Successfully marked (all )?as read\.$/)).toBeVisible();
  await expect(drawer.getByText('You’re all caught up')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('on a phone, a workspace’s bar has one row for the selection, and its menu is used by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin@demo.watchdesk.example');
  // The demo fills the workspaces some seconds after the first start.
  await expect(async () => {
    await page.goto('/workspaces');
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const bar = page.locator('[data-list-bar]');
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(100);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  const floating = page.getByRole('group', { name: 'Actions for selected articles' });
  expect((await floating.boundingBox())?.height).toBeLessThan(60);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Sections' })).toBeFocused();
  await page.keyboard.press('Enter');
  const sections = page.getByRole('dialog', { name: 'Sections' });
  await sections.getByRole('button', { name: 'Add section' }).press('Enter');
  // The form wraps: neither is the field too narrow for a name, nor a button for its text.
  await expect(sections.getByRole('textbox', { name: /name/i })).toBeFocused();
  expect((await sections.getByRole('textbox', { name: /name/i }).boundingBox())?.width).toBeGreaterThan(150);
  expect((await sections.getByRole('button', { name: 'Cancel' }).boundingBox())?.height).toBeLessThan(45);
  await page.keyboard.press('Escape');
  await expect(sections.getByRole('textbox', { name: /name/i })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
});
