import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { chooseOption, collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';

const widePng = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#783ED2' } })
    .png()
    .toBuffer();

test('an administrator creates a category with a library image and a subcategory with an upload, saves a search there, and deletes it', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page, 'admin@demo.watchdesk.example');
  // A click anywhere on the tile, texts included, follows its link.
  await page.getByRole('article').filter({ hasText: 'Company Topics' }).click();
  await page.getByRole('link', { name: 'Create Category' }).click();
  await page.getByLabel('Category Title').fill('Rivals abroad');
  await page.getByRole('button', { name: 'Choose image' }).click();
  await page.getByRole('tab', { name: 'Countries' }).click();
  await page.getByRole('radio', { name: 'Japan' }).focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use image' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Topic Category successfully created.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Rivals abroad' });
  await expect(card.locator('img')).toHaveAttribute('src', '/cdn/library/countries/japan.svg');

  await card.getByRole('link').click();
  await expect(page.getByText('There are no Topics.')).toBeVisible();
  await page.getByRole('link', { name: 'Create Category' }).click();
  await page.getByLabel('Category Title').fill('In Japan');
  await page.getByRole('button', { name: 'Choose image' }).click();
  await page.getByRole('tab', { name: 'Upload' }).click();
  const file = { name: 'wide.png', mimeType: 'image/png', buffer: await widePng() };
  await page.getByLabel('Your own image', { exact: true }).locator('input[type=file]').setInputFiles(file);
  const crop = page.getByRole('dialog', { name: 'Crop' });
  await expect(crop).toBeVisible();
  // Simulates a browser that runs out of memory for the canvas, once.
  await page.evaluate(() => {
    const { toDataURL } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toDataURL = () => {
      HTMLCanvasElement.prototype.toDataURL = toDataURL;
      return 'data:,';
    };
  });
  await crop.getByRole('button').last().click();
  await expect(crop.getByText('Failed to crop the image')).toBeVisible();
  await expectAccessible(page);
  await crop.getByRole('button').last().click();
  await page.getByRole('button', { name: 'Use image' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const child = page.getByRole('listitem').filter({ hasText: 'In Japan' });
  const address = await child.locator('img').getAttribute('src');
  const kept = await page.request.get(address ?? '');
  expect(await sharp(await kept.body()).metadata()).toMatchObject({ format: 'jpeg', width: 249, height: 249 });

  await page.goto('/search-content-results?query=trial+AND+date:[2020-01-01+TO+*]');
  await page.getByRole('link', { name: 'Save as Topic' }).click();
  await expect(page.getByText('Time criteria are included in the search and will be removed.')).toBeVisible();
  await page.getByLabel('Topic Title').fill('Trials in Japan');
  await page.getByRole('radio', { name: 'Company Topic' }).check();
  await chooseOption(page.getByLabel('Frequency'), '06:00 AM Daily');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('A category must be assigned to the topic before saving.')).toBeVisible();
  await expectAccessible(page);
  await chooseOption(page.getByLabel('Category'), 'In Japan');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Topic successfully created.')).toBeVisible();
  await expect(page).toHaveURL(/search-content-results/);

  await page.goto('/company-topics');
  await page.getByRole('link', { name: 'Rivals abroad' }).click();
  await page.getByRole('main').getByRole('link', { name: 'In Japan', exact: true }).click();
  await page.getByRole('link', { name: 'Edit Category' }).click();
  await page.getByRole('button', { name: 'Remove Category' }).click();
  await expect(page.getByText('1 topic will move to Rivals abroad.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Category' }).click();
  await expect(page.getByText('Category successfully deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rivals abroad');
  await expect(page.getByText('Trials in Japan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'In Japan', exact: true })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rivals abroad');
  expect(complaints).toEqual([]);
});
