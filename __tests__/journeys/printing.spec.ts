import { expect, test } from '@playwright/test';
import { signIn } from '../support/browser/pageActions';

test.use({ colorScheme: 'dark' });

test('in dark mode, an article is printed dark on white, without the page around it', async ({ page }) => {
  await signIn(page, 'user@demo.watchdesk.example');
  // The demo's articles are read after the start.
  await expect(async () => {
    await page.goto('/search-content-results?query=trial&grouping=NONE');
    await expect(page.locator('a[data-article]').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.locator('a[data-article]').first().click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  // Fixed above the page, it would be printed at the end of the one before.
  await expect(page.getByText('Skip to content')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeVisible();
  const colors = await page.getByRole('main').evaluate((main) => {
    const brightness = (color: string) => Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    const isText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
    const isOpaque = (color: string) => !color.endsWith(', 0)') && color !== 'transparent';
    const styles = [...main.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ isText: isText(element), ...pick(getComputedStyle(element)) }));
    function pick({ color, backgroundColor }: CSSStyleDeclaration) {
      return { color, backgroundColor };
    }
    return {
      brightestText: Math.max(...styles.filter((style) => style.isText).map(({ color }) => brightness(color))),
      darkestGround: Math.min(
        ...styles
          .map((style) => style.backgroundColor)
          .filter(isOpaque)
          .map(brightness),
        255,
      ),
    };
  });
  expect(colors.brightestText).toBeLessThan(160);
  expect(colors.darkestGround).toBeGreaterThan(200);
});
