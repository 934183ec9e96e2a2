import { expect, test, type Locator } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signInTo } from '../support/browser/pageActions';

test('an article is written, formatted, saved, edited, and read by keyboard, and its versions are compared', async ({
  page,
}) => {
  test.slow();
  const complaints = collectBrowserErrors(page);
  await signInTo(page, '/workspaces', 'editor@demo.watchdesk.example');
  await page.getByRole('link', { name: 'Create article' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Create New' })).toBeVisible();

  await page.getByLabel('Headline', { exact: true }).focus();
  await page.keyboard.type('Numbat census begins');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rangers count the numbats of the south.');
  await page.getByRole('tab', { name: 'Preview' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.focus();
  await page.keyboard.type('Twelve rangers take part. ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('In May');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Shift+8');
  await page.keyboard.type('North');
  await expect(body.locator('strong')).toHaveText('In May');
  await expect(body.locator('ul li')).toHaveText('North');
  // The toolbar shows what the cursor is in.
  await expect(page.getByRole('button', { name: 'Bulleted list' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');

  // The toolbar is one stop of Tab; the arrow keys go through it.
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(body).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Insert link' });
  await expect(link.getByLabel('Address')).toBeFocused();
  await page.keyboard.type('https://numbats.example/');
  await page.keyboard.press('Enter');
  await expect(body.getByRole('link')).toHaveAttribute('href', 'https://numbats.example/');
  await expect(page.getByText(/^\d+ words$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Article successfully added')).toBeVisible();

  await page.getByRole('link', { name: 'Edit Numbat census begins' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Article' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Headline', { exact: true }).fill('Numbat census ends');
  // After a reload or a crash of the browser, the changes are offered again.
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText(/^Unsaved changes from .+ were restored\.$/)).toBeVisible();
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Numbat census ends');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Article successfully edited')).toBeVisible();

  await page.getByRole('link', { name: 'Numbat census ends', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Numbat census ends' })).toBeVisible();
  await expect(page.getByRole('article').getByText('In May')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Version history' }).press('Enter');
  const history = page.getByRole('dialog', { name: 'Version history' });
  await expect(history.locator('del')).toHaveText('begins');
  await expect(history.locator('ins')).toHaveText('ends');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a paragraph in Arabic begins at the right, in the editor and for readers of an English article', async ({
  page,
}) => {
  await signInTo(page, '/workspaces/articles', 'editor@demo.watchdesk.example');
  await page.getByLabel('Headline', { exact: true }).fill('Voices of the south');
  await page.getByRole('tab', { name: 'Body', exact: true }).click();
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.focus();
  await page.keyboard.type('They said:');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('مرحبا بكم');
  expect(await sideOf(body.getByText('They said:'))).toBe('left');
  expect(await sideOf(body.getByText('مرحبا بكم'))).toBe('right');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Voices of the south', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voices of the south' })).toBeVisible();
  const article = page.getByRole('article');
  expect(await sideOf(article.getByText('They said:'))).toBe('left');
  expect(await sideOf(article.getByText('مرحبا بكم', { exact: true }))).toBe('right');
});

/** The side of its paragraph at which a short text is. */
const sideOf = (paragraph: Locator): Promise<'left' | 'right'> =>
  paragraph.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [text, whole] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return text.left - whole.left < whole.right - text.right ? 'left' : 'right';
  });
