import { expect, test, type Locator, type Page } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';

/** Opens a search with many results. After the first start, the demo's articles are indexed one after another. */
async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/search-content-results?query=said+OR+trial');
    await expect(page.getByText(/^\d{2,} stories$/)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

test('with the keyboard only: read a search beside its list, open an article’s page, and come back to it', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  const keys = page.keyboard;
  await signIn(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await openSearch(page);
  await page.getByRole('button', { name: 'Reading pane' }).focus();
  await keys.press('Space');
  const pane = page.getByRole('region', { name: 'Reading pane' });
  await expect(pane).toContainText('Choose an article');
  await expectAccessible(page);

  const links = page.getByRole('list', { name: 'Articles' }).locator('a[data-article]');
  const shown = pane.getByRole('heading', { level: 2 }).first();
  for (const index of [0, 1, 2]) {
    await keys.press('j');
    await expect(links.nth(index)).toBeFocused();
    await expect(shown).toHaveText(await links.nth(index).innerText());
    await expect(shown).toBeInViewport();
  }
  await expect(pane.getByText(/^\d+ match(es)?$/)).toBeVisible();
  await keys.press('n');
  await expect(pane.locator('mark[data-current]')).toBeInViewport();
  await expectAccessible(page);

  await keys.press('p');
  await expect(pane).toBeFocused();
  await keys.press('k');
  await expect(links.nth(1)).toBeFocused();
  const headline = await links.nth(1).innerText();
  await expect(shown).toHaveText(headline);
  await keys.press('o');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await page.goBack();
  await expect(shown).toHaveText(headline);
  await keys.press('j');
  await expect(links.nth(2)).toBeFocused();
  await keys.press('Escape');
  await expect(pane).toContainText('Choose an article');
  await expect(links.nth(2)).toBeFocused();

  await page.reload();
  await expect(pane).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(pane).toBeHidden();
  expect(complaints).toEqual([]);
});

/** What can be clicked and is under a button of the header, other than in the content. */
const coveredBy = (button: Locator) =>
  button.evaluate(
    (shown) => {
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      return [...document.querySelectorAll('a, button, input, select')]
        .filter((other) => other !== shown && !other.closest('main, footer'))
        .filter((other) => {
          const box = other.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        })
        .map((other) => other.outerHTML.slice(0, 100));
    },
    undefined,
    { timeout: 1000 },
  );

test('Back to top covers no link and no button, in windows of any width', async ({ page }) => {
  await signIn(page);
  await openSearch(page);
  const toTop = page.getByRole('button', { name: 'Back to top' });
  for (const width of [400, 800, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // Again if needed: while the list is loading, the page may be too short.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 1500));
      expect(await coveredBy(toTop)).toEqual([]);
    }).toPass();
    expect(await toTop.evaluate((button) => button.closest('header') !== null)).toBe(true);
    await toTop.click();
    await expect(toTop).toBeHidden();
    // The button is hidden before smooth scrolling has ended, which would go on after the next scrollTo.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});
