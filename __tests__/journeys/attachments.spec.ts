import { expect } from '@playwright/test';
import sharp from 'sharp';
import { onePagePdf } from '../support/server/onePagePdf';
import { chooseOption, collectBrowserErrors, expectAccessible, signInTo } from '../support/browser/pageActions';
import { test } from '../support/browser/separatePages';

const group = 'Board Office';
const megabyte = 1_048_576;

test('an article gets a picture, a file, and a link, which another member opens', async ({ page, openSeparately }) => {
  test.slow();
  const complaints = collectBrowserErrors(page);
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

  await signInTo(page, '/workspaces', 'admin@demo.watchdesk.example');
  await chooseOption(page.getByRole('combobox', { name: 'Workspace' }), group);
  await page.getByRole('link', { name: 'Create article' }).click();
  await page.getByLabel('Headline', { exact: true }).fill('The quoll report');
  await page.getByRole('tab', { name: 'Body' }).click();
  await page.getByRole('button', { name: 'Image' }).click();
  const insert = page.getByRole('dialog', { name: 'Insert image' });
  await insert.getByLabel(/^Image file/).setInputFiles({ name: 'quoll.jpg', mimeType: 'image/jpeg', buffer: picture });
  await insert.getByLabel(/^Description/).fill('A quoll at night');
  await insert.getByRole('button', { name: 'Insert' }).click();
  await expect(
    page.getByRole('textbox', { name: 'Body' }).getByRole('img', { name: 'A quoll at night' }),
  ).toBeVisible();

  // A page in disguise, and a file that is too large, are refused with the reason.
  await page.getByRole('tab', { name: 'Preview' }).click();
  const files = page.getByRole('group', { name: 'Files' });
  const choose = (name: string, buffer: Buffer) =>
    files.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await files.getByLabel('File headline').fill('All figures');
  await choose('figures.pdf', Buffer.from('<html><script>alert(1)</script></html>'));
  await files.getByRole('button', { name: 'Upload file' }).click();
  await expect(files.getByText('Please provide a valid file.')).toBeVisible();
  await choose('figures.pdf', Buffer.alloc(26 * megabyte, '%PDF-1.4'));
  await expect(files.getByText('Maximum file size is 25 MB.')).toBeVisible();
  await choose('page.html', Buffer.from('<html>'));
  await expect(files.getByText('Please provide a valid file.')).toBeVisible();
  await choose('figures.pdf', onePagePdf());
  await files.getByRole('button', { name: 'Upload file' }).click();
  await expect(files.getByRole('button', { name: 'Remove file All figures' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Article successfully added')).toBeVisible();

  // More is attached from the workspace.
  await page.getByRole('button', { name: '1 attachment: The quoll report' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Attachments' });
  await expect(dialog.getByRole('link', { name: 'All figures' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Find articles in this workspace').fill('quoll');
  await expect(dialog.getByRole('checkbox', { name: /The quoll report/ })).toBeDisabled();
  await dialog.getByRole('tab', { name: 'Add a link' }).click();
  await dialog.getByLabel('Link', { exact: true }).fill('http://127.0.0.1:1/quolls');
  await dialog.getByLabel('Headline').fill('Where quolls live');
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click();
  await expect(page.getByText(/^The link was added without a preview: /)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Where quolls live' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // The workspace's media has the picture and the file.
  await page.getByRole('tab', { name: /^Media/ }).click();
  const media = page.getByRole('list', { name: 'Files' });
  await expect(media.getByRole('link', { name: 'All figures' })).toBeVisible();
  await expect(media.getByRole('link', { name: 'quoll.jpg' })).toBeVisible();
  await expectAccessible(page);

  const reader = await openSeparately();
  await signInTo(reader, new URL(page.url()).pathname, 'user@demo.watchdesk.example');
  await reader.getByRole('link', { name: 'The quoll report' }).click();
  const article = reader.getByRole('article');
  const shown = article.getByRole('img', { name: 'A quoll at night' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await expect(article.getByRole('link', { name: 'Where quolls live' })).toHaveAttribute('href', /quolls$/);
  const firstPage = article.getByRole('listitem').filter({ hasText: 'All figures' }).locator('img');
  await expect.poll(() => firstPage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  const download = reader.waitForEvent('download');
  await article.getByRole('link', { name: 'All figures' }).click();
  expect((await download).suggestedFilename()).toBe('figures.pdf');
  await expectAccessible(reader);
  expect(complaints).toEqual([]);
});
