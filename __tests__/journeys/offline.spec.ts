import { expect, test, type Page } from '@playwright/test';
import { collectBrowserErrors, signIn } from '../support/browser/pageActions';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

/** Waits until the service worker is active: it then serves the next load. */
const serviceWorkerReady = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Counts the entries of a field of a persisted slice; slices are written in idle time. */
const persistedCount = (page: Page, slice: string, field: string): Promise<number> =>
  page.evaluate(
    async ([slice_, field_]) => {
      const settled = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('refused'));
        });
      const database = await settled(indexedDB.open('watchdesk'));
      const slices = database.transaction('slices').objectStore('slices');
      const key = (await settled(slices.getAllKeys())).find((name) => String(name).endsWith(`:${slice_}`));
      const stored: { state: Record<string, object> } | null =
        key === undefined ? null : await settled(slices.get(key));
      database.close();
      return Object.keys(stored?.state[field_] ?? {}).length;
    },
    [slice, field] as const,
  );

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** Chromium 150 and older report `navigator.onLine` as true for a document loaded offline, until the state changes. */
async function ensureOfflineEvent(page: Page): Promise<void> {
  if (!(await page.evaluate(() => navigator.onLine))) return;
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

test('offline the home page shows the persisted data, and loads again when online', async ({ page, context }) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page);
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'Topics by owner' }).getByRole('article');
  await expect(tiles.filter({ hasText: 'Company Topics' })).toContainText(/\d+ ?available/);
  await expect
    .poll(async () => (await tiles.allInnerTexts()).filter((text) => !/\d+ ?\s*available/.test(text)))
    .toEqual([]);
  const known = await tiles.allInnerTexts();
  const favourites = page.getByRole('region', { name: 'Favorite topics' });
  await expect(favourites.getByRole('article').first()).toBeVisible();
  // The placeholder of a topic outside the viewport is as wide as a loaded one.
  const waiting = favourites.getByRole('status', { name: 'Loading…' }).last().locator('> *').first();
  const come = await favourites.getByRole('article').first().boundingBox();
  expect((await waiting.boundingBox())?.width).toBeCloseTo(come?.width ?? 0, 0);
  await serviceWorkerReady(page);
  const available = known.map((text) => Number(/(\d+)\s*available/.exec(text)?.[1]));
  await expect.poll(() => persistedCount(page, 'topics', 'topics')).toBe(available.reduce((sum, count) => sum + count));
  await expect.poll(() => persistedCount(page, 'favourites', 'newest')).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await ensureOfflineEvent(page);
  const dialog = page.getByRole('dialog', { name: 'No internet connection' });
  await expect(dialog).toContainText('Please check your internet connection and try again.');
  await dialog.getByRole('button', { name: 'Continue offline' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => tiles.allInnerTexts()).toEqual(known);
  await expect(favourites.getByRole('article').first()).toBeVisible();
  await expect(favourites.getByRole('button', { name: 'Retry' })).toBeHidden();

  const drawer = page.getByRole('navigation', { name: 'Topics' });
  await drawer.getByRole('button', { name: 'Open Aldermoor' }).click();
  await expect(drawer.getByRole('button', { name: 'Back to Company Topics' })).toBeVisible();
  await expect(drawer.getByRole('link').first()).toBeVisible();

  // A page whose code isn't cached shows the offline message; a second tab opens too.
  const other = await context.newPage();
  await other.goto('/search-content-filters');
  await ensureOfflineEvent(other);
  await other.getByRole('button', { name: 'Continue offline' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'No internet connection' })).toBeVisible();

  await context.setOffline(false);
  await expect(favourites.getByRole('article').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(other.getByRole('heading', { level: 1, name: 'Search Filters' })).toBeVisible();

  await page.getByRole('button', { name: /Una/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/login/);
  const paths = await cachedPaths(page);
  expect(paths).toContain('/');
  expect(paths.filter((path) => !/^\/($|assets\/|cdn\/favicon\.svg$)/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('after a new release', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose code the server no longer has is reloaded once, at the address that the user wanted', async ({
    page,
  }) => {
    await signIn(page);
    let refused = 0;
    let opened = 0;
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Favorite topics' }).getByRole('article').first()).toBeVisible();
    page.on('request', (request) => (opened += request.isNavigationRequest() ? 1 : 0));
    await page.route('**/assets/*.js', async (route) => {
      if (opened > 0) return route.fallback();
      refused += 1;
      return route.fulfill({ status: 404 });
    });
    // A failed prefetch in idle time doesn't reload the page.
    await page.clock.runFor(5_000);
    await expect.poll(() => refused).toBeGreaterThan(0);
    expect(opened).toBe(0);
    await page.clock.resume();
    // Neither does code that is loaded on hover, or with the first letters of a search.
    for (const come of [
      () => page.getByRole('region', { name: 'Favorite topics' }).getByRole('article').first().hover(),
      () => page.getByRole('combobox').first().pressSequentially('half'),
    ]) {
      const before = refused;
      await come();
      await expect.poll(() => refused).toBeGreaterThan(before);
    }
    await expect(page.getByRole('combobox').first()).toHaveValue('half');
    await page.evaluate(() => {
      const look = (): void => {
        if (document.body.innerText.includes('Something went wrong')) sessionStorage.setItem('seen', 'a crash');
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('link', { name: 'Advanced search options' }).click();
    await expect(page).toHaveURL(/search-content-filters/);
    await expect(page.getByRole('heading', { level: 1, name: 'Search Filters' })).toBeVisible();
    expect(opened).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test("when the server becomes unreachable, a form keeps its values and the page isn't reloaded", async ({ page }) => {
    await signIn(page);
    await page.goto('/topics/MISC');
    const title = page.getByRole('textbox', { name: 'Topic Title' });
    await title.fill('Typed for long');
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    const asked = page.waitForRequest((request) => request.url().includes('/assets/'));
    // The code behind these buttons isn't loaded yet.
    await page.getByRole('button', { name: 'Add term' }).click();
    await asked;
    await expect(title).toHaveValue('Typed for long');
    await page.unroute('**/*');
    // The same if the network fails only for a moment: each file is then fetched again.
    const failed = new Set<string>();
    await page.route('**/assets/*.js', (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.fallback();
      failed.add(url);
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('dialog', { name: 'Add term' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(title).toHaveValue('Typed for long');
    expect(failed.size).toBeGreaterThan(0);
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(title).toHaveValue('Typed for long');
    await page.unrouteAll();
  });

  test('the offline dialog is shown if the network fails within the first second, and hidden when it is back', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('/');
    const search = page.getByRole('combobox', { name: 'Search all content' });
    await search.focus();
    await context.setOffline(true);
    const dialog = page.getByRole('dialog', { name: 'No internet connection' });
    await expect(dialog).toContainText('Please check your internet connection and try again.');
    await expect(dialog.getByRole('button', { name: 'Continue offline' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(search).toBeFocused();
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await context.setOffline(true);
    await expect(dialog).toBeVisible();
    await context.setOffline(false);
    await expect(dialog).toBeHidden();
    await expect(search).toBeFocused();
  });
});
