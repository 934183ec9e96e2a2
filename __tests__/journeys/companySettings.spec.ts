import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { collectBrowserErrors, expectAccessible, signIn, signInTo } from '../support/browser/pageActions';
import { test } from '../support/browser/separatePages';

/** The parts of the company's theme that are on every page. */
const themeOf = async (page: Page) => ({
  logo: await page.getByRole('banner').locator('img').getAttribute('src'),
  bar: await page.getByRole('banner').evaluate((header) => getComputedStyle(header).borderTopColor),
  footer: await page.getByRole('contentinfo').innerText(),
});

test('an administrator sets the company logo, colors, and footer, and only users of the company see them', async ({
  page,
  openSeparately,
}) => {
  test.slow(); // three users, and axe runs four times
  const complaints = collectBrowserErrors(page);
  const [reader, stranger] = await Promise.all([openSeparately(), openSeparately()]);
  await signIn(reader);
  await signIn(stranger, 'user@kestrel.watchdesk.example');
  // The footer's text is loaded last.
  await expect(reader.getByRole('contentinfo')).toContainText('Aldermoor Life Sciences');
  await expect(stranger.getByRole('contentinfo')).toContainText('Kestrel Advisory');
  const [before, othersBefore] = [await themeOf(reader), await themeOf(stranger)];

  await signInTo(page, '/company-settings', 'admin@demo.watchdesk.example');
  const saved = page.getByText(
    'Your customization settings have been saved. It may take a few minutes to see changes.',
  );
  await expect(page.getByText('Current theme: Aldermoor')).toBeVisible();
  await expectAccessible(page);

  const picture = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#8b2f6b' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  const crop = page.getByRole('dialog', { name: 'Crop the image' });
  await expect(crop.getByLabel('Crop area')).toBeFocused();
  await expectAccessible(page);
  // With the keyboard only: zoom and move; the status reports the crop.
  for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect(crop.getByRole('status')).toHaveText(
    /^Zoom 133%\. The crop is 675 by 225 pixels, starting at \d+, \d+\.$/,
  );
  await crop.getByRole('button', { name: 'Confirm' }).click();
  await expect(crop).toBeHidden();

  await page.getByRole('button', { name: 'Next: Color themes' }).click();
  await page.getByRole('button', { name: 'Orchard' }).click();
  await expect(page.getByText('Current theme: Orchard')).toBeVisible();
  await page.getByRole('textbox', { name: 'Footer text' }).fill('Aldermoor, and nobody else');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved).toBeVisible();

  await Promise.all([reader.reload(), stranger.reload()]);
  await expect(reader.getByRole('contentinfo')).toContainText('Aldermoor, and nobody else');
  const after = await themeOf(reader);
  expect(after.logo).not.toBe(before.logo);
  expect(after.bar).toBe('rgb(60, 125, 42)');
  const logo = await reader.request.get(after.logo ?? '');
  expect(await sharp(await logo.body()).metadata()).toMatchObject({ format: 'png', width: 675, height: 225 });
  await expect.poll(() => themeOf(stranger)).toEqual(othersBefore);

  await reader.goto('/company-settings');
  await expect(reader.getByText('You do not have permission to access this page')).toBeVisible();
  await expect(reader).toHaveURL('/login');
  expect(complaints).toEqual([]);
});
