import { expect, test } from '@playwright/test';
import { authorization, chooseOption, expectAccessible, signIn, signInTo } from '../support/browser/pageActions';

test('topics are found by words, owner, and subscription, expanded in their row, and moved', async ({ page }) => {
  await signInTo(page, '/', 'admin@demo.watchdesk.example');
  await page.getByRole('radio', { name: 'All Topics' }).check();
  await page.getByPlaceholder('Search all topics').fill('capital');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/topic-list-search?query=capital');
  const row = page.getByRole('listitem').filter({ hasText: 'Fennmarch Capital' });
  await expect(page.getByRole('tab', { name: 'Company Topics (1)' })).toBeVisible();
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: 'Favorited', exact: true }).click();
  await expect(page).toHaveURL(/favorited=true/);
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Subscribed', exact: true }).click();
  await expect(page.getByText('There are no results. Please change your criteria and try again.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Subscribed', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('tab', { name: 'Company Topics (1)' }).click();
  await expect(page).toHaveURL(/tab=COMPANY/);

  await row.getByRole('button', { name: 'Show details of Fennmarch Capital' }).press('Enter');
  await expect(row.getByText('Query', { exact: true })).toBeVisible();
  await expect(row).toContainText(/Fennmarch/);
  await expectAccessible(page);

  // The line with owner, category, and description.
  const about = row.getByRole('paragraph').first();
  const [, category = ''] = (await about.innerText()).split(' · ');
  const more = row.getByRole('button', { name: 'More actions for Fennmarch Capital' });
  for (const target of ['Our Products', category]) {
    await more.click();
    if (target !== category) await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Move' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move topic' });
    await chooseOption(dialog.getByRole('combobox'), target);
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByText('Topic successfully moved.').first()).toBeVisible();
    await expect(about).toContainText(`Company Topics · ${target} · `);
  }
});

test('deleting a topic leads to the page before it, and Back skips the pages of the topic', async ({ page }) => {
  await signIn(page);
  const headers = await authorization(page);
  const data = { name: 'Short lived', query: 'insulin', sources: [], addAllSources: true, profileGroupId: 'MISC' };
  expect((await page.request.post('/data/v1/profiles', { headers, data })).ok()).toBe(true);
  await page.goto('/my-topics/MISC');
  const link = page.getByRole('main').getByRole('link', { name: 'Short lived' });
  const header = page.getByRole('heading', { level: 1 });
  // Follows links to the results and back to the list: the history contains three pages of the topic.
  await link.click();
  await page.getByRole('main').getByRole('link', { name: 'Misc' }).click();
  await link.click();
  await page.getByRole('link', { name: 'Edit topic' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Topic successfully deleted.')).toBeVisible();
  await expect(header).toHaveText('Misc');
  await expect(link).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/my-topics/MISC');
  await expect(header).toHaveText('Misc');
  await expect(page.getByText('Page does not exists.')).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await expect(header).toHaveText('Misc');
});

test('completions don’t cover the buttons below the query, and Escape closes them before the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signInTo(page, '/add-topic');
  const choices = page.getByRole('listbox');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Query' }).pressSequentially('a AND (b OR (c AND p');
  await expect(choices).toBeVisible();
  await page.getByRole('textbox', { name: 'Query' }).press('Escape');
  await expect(choices).toBeHidden();
  await page.getByRole('textbox', { name: 'Query' }).pressSequentially('h))');
  await page.getByRole('textbox', { name: 'Query' }).pressSequentially(' AND p');
  await expect(choices).toBeVisible();
  // With the list still open: Playwright waits until nothing covers the button.
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();

  await page.getByRole('button', { name: /^Edit a AND/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').pressSequentially(' AND p');
  await expect(choices).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(choices).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
