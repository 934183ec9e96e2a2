import { expect, test, type Page } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn, signInTo } from '../support/browser/pageActions';
import { excludedDomain, newsOrigin } from '../support/browser/journeyConfig';

/** A URL that never responds: the channel is saved and shown as failing. */
const silentUrl = (name: string) => `${newsOrigin()}/silent/${name}`;

/** Expects the text in a field's error, in a snackbar, or in both. */
const expectMessage = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('an administrator adds channels after validation errors, edits one, and removes several, with the keyboard only', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  const keys = page.keyboard;
  await signInTo(page, '/channels', 'admin@demo.watchdesk.example');
  await page.getByRole('link', { name: 'Add RSS' }).focus();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add RSS' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save' });
  await save.focus();
  await keys.press('Enter');
  await expectMessage(page, 'Category is required field');
  await expectMessage(page, 'Channel Name is required field');
  await expectMessage(page, 'URL is required field');
  await expectAccessible(page);

  const category = page.getByRole('combobox', { name: 'Category' });
  await category.focus();
  await keys.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page);
  await keys.press('Enter');
  await expect(page.getByText('Category is required field')).toHaveCount(0);
  await keys.press('Tab');
  await expect(page.getByLabel('Channel Name')).toBeFocused();
  await keys.type('DEMO Gazette');
  await keys.press('Tab');
  await expectMessage(page, "Channel Name can't start with customer prefix");
  await keys.type('no address');
  await keys.press('Enter');
  await expectMessage(page, 'Please provide a valid url');
  await page.getByLabel('Channel Name').fill('Gazette');
  await page.getByLabel('URL').fill(`https://feeds.${excludedDomain}/rss`);
  await keys.press('Enter');
  await expectMessage(page, 'URL can not contain provided domain');
  await page.getByLabel('URL').fill('http://169.254.169.254/latest');
  await keys.press('Enter');
  await expectMessage(page, 'The address is in a private network.');
  await page.getByLabel('URL').fill(silentUrl('gazette'));
  await keys.press('Enter');
  await expectMessage(page, 'New channel successfully added.');
  const gazette = page.getByRole('row', { name: /DEMO Gazette/ });
  await expect(gazette).toContainText('Failing');

  await gazette.getByRole('link').focus();
  await keys.press('Enter');
  await expect(page.getByLabel('Channel Name')).toHaveValue('Gazette');
  await page.getByLabel('Channel Name').fill('Evening Gazette');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leaving).toBeVisible();
  await keys.press('Escape');
  await expect(leaving).toBeHidden();
  await page.getByLabel('Channel Name').press('Enter');
  await expectMessage(page, 'Channel information successfully updated.');

  await page.goto('/channels/add');
  await category.press('ArrowDown');
  await page.getByRole('option').first().press('Enter');
  await page.getByLabel('Channel Name').fill('Morning Gazette');
  await page.getByLabel('URL').fill(silentUrl('morning'));
  await keys.press('Enter');
  await expectMessage(page, 'New channel successfully added.');

  await page.getByLabel('Find RSS').fill('gazette');
  await expectMessage(page, 'Total: 2');
  await expect(page).toHaveURL(/query=gazette/);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  const removal = page.getByRole('button', { name: 'Remove selected' });
  await removal.press('Enter');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to remove 2 channels?' });
  await expect(question).toContainText('No topics use them.');
  await keys.press('Escape');
  await expect(removal).toBeFocused();
  await keys.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Enter');
  await expectMessage(page, 'Selected channels successfully removed.');
  await expectMessage(page, 'Total: 0');
  expect(complaints).toEqual([]);
});

test('removing a channel lists the topics that lose it', async ({ page }) => {
  await signInTo(page, '/channels/add', 'admin@demo.watchdesk.example');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Channel Name').fill('Kelp Letter');
  await page.getByLabel('URL').fill(silentUrl('kelp'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expectMessage(page, 'New channel successfully added.');

  await page.goto('/add-topic');
  await page.getByLabel('Topic Title').fill('Kelp forests');
  await page.getByRole('checkbox', { name: /Kelp Letter/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectMessage(page, 'Topic successfully created.');

  await page.goto('/channels');
  await page.getByRole('link', { name: 'DEMO Kelp Letter' }).click();
  await page.getByRole('button', { name: 'Remove Channel' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to remove this channel?' });
  await expect(question).toContainText('Its articles will be kept. Topics that will lose this source: Kelp forests.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove Channel' }).click();
  await expectMessage(page, 'Channel successfully removed.');
  await expect(page.getByRole('link', { name: 'DEMO Kelp Letter' })).toHaveCount(0);
});

test('a user who is not an administrator gets no access to the channels page', async ({ page }) => {
  await signIn(page);
  await page.goto('/channels');
  await expectMessage(page, 'You do not have permission to access this page');
});
