import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';

/**
 * Playwright's test with `openSeparately`, which opens a page in a browser context of its own, as a different person has
 * one. The context is closed when the test ends: a page left open would go on receiving events and slow later tests.
 */
export const test = base.extend<{ openSeparately: (options?: BrowserContextOptions) => Promise<Page> }>({
  openSeparately: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
