import { expect, test, type Locator } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn, signInTo } from '../support/browser/pageActions';

const articles = 'a[data-article]';

test('a user searches from the home page, opens an article, moves through the list with the keyboard, and returns to the same position', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page);
  await expect(page.getByRole('region', { name: 'Topics by owner' })).toContainText(/[1-9]\d*\s*available/);
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'All Topics' }).check();
  await expect(page.getByPlaceholder('Search all topics')).toBeVisible();
  await page.getByRole('radio', { name: 'Search Content' }).check();
  await page.getByRole('radio', { name: 'Search Content' }).blur();
  await page.keyboard.press('/');
  await page.keyboard.type('said OR trial');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search-content-results?query=said+OR+trial');
  await expect(page.getByText(/^\d+ stories$/)).toBeVisible();
  await expect(page.locator('article mark').first()).toHaveText(/said|trial/i);
  await expectAccessible(page);

  const second = page.getByRole('button', { name: 'Go to page 2' });
  // The demo's channels are read one after another from the first start.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^\d+ stories$/)).toBeVisible();
    expect(await second.isVisible()).toBe(true);
  }).toPass({ timeout: 40_000 });
  const before = await page.locator(articles).first().innerText();
  await second.click();
  await expect(page.getByRole('button', { name: 'page 2', exact: true })).toHaveAttribute('aria-current', /page|true/);
  await expect(page.locator(articles).first()).not.toHaveText(before);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const tenth = page.locator(articles).nth(9);
  const headline = await tenth.innerText();
  await tenth.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await tenth.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page).toHaveTitle(`${headline} · Watchdesk`);
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('status').filter({ hasText: 'Match 1 of' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headline);
  // The position among all results: the eleventh of page 2.
  await expect(page.getByText(/^36 of \d+$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByText('Content category')).toBeVisible();
  await expectAccessible(page);

  // With text at 200 % nothing overflows horizontally.
  const screen = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: screen.width / 2, height: screen.height });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await page.setViewportSize(screen);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'page 2', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(complaints).toEqual([]);
});

test('facets narrow a search, and removing a filter widens it', async ({ page }) => {
  await signInTo(page, '/search-content-results?query=trial');
  const count = page.getByText(/^\d+ (stories|story)$/);
  const before = parseInt(await count.innerText());
  await page.getByRole('complementary', { name: 'Filter results' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/query=trial\+AND\+publication/);
  await expect(async () => expect(parseInt(await count.innerText())).toBeLessThan(before)).toPass();
  await page.getByRole('group', { name: 'Filtered by' }).getByRole('button').first().press('Delete');
  await expect(page).toHaveURL('/search-content-results?query=trial');
});

test('the advanced search edits a search as terms, dates, and sources, and its articles lead back to it', async ({
  page,
}) => {
  await signInTo(page, '/search-content-filters?query=trial+AND+date:[2020-01-01+TO+*]');
  await expect(page.getByRole('list', { name: 'Terms' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('01 Jan 2020');
  await expect(page.getByText(/^\d+ articles?$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'To: choose in a calendar' }).click();
  await expect(page.getByRole('dialog', { name: 'To: choose in a calendar' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // An incomplete date is an error, not an empty one, and a future date is rejected.
  const until = page.getByLabel('To', { exact: true });
  await until.focus();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Enter a complete date/)).toBeVisible();
  await expect(page).toHaveURL(/search-content-filters/);
  await until.fill('2190-01-01');
  await expect(page.getByText('Please select a date that isn’t in the future.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
  await until.fill('');
  const since = page.getByLabel('From', { exact: true });
  await since.fill('0026-01-01');
  await since.press('Enter');
  await expect(page.getByText('Enter a four-digit year, such as 2026.')).toBeVisible();
  await expect(page).toHaveURL(/search-content-filters/);
  await since.fill('2020-01-01');
  // The message about unknown words doesn't shift the layout.
  await page.getByRole('button', { name: 'Edit as text' }).click();
  const below = page.getByRole('button', { name: 'Edit as terms' });
  const text = page.getByLabel('Query', { exact: true });
  await text.fill('trial AND qzxqzx');
  const place = await below.boundingBox();
  await expect(page.getByText('No articles contain “qzxqzx”.')).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);
  await text.fill('trial');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/query=trial\+AND\+date.*from=filters/);
  await page.locator(articles).first().click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Search Filters')).toBeVisible();
});

test('a syntax error of a search is shown at its position, with a fix', async ({ page }) => {
  await signInTo(page, '/search-content-results?query=organisation:Corvane');
  const refusal = 'Character 1: There is no field “organisation”.';
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search all content' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use organization' }).click();
  await expect(page).toHaveURL('/search-content-results?query=organization%3ACorvane');
  await expect(page.locator(articles).first()).toBeVisible();
});

test('an article of another department, or one that doesn’t exist, shows Not found', async ({ page }) => {
  await signInTo(page, '/landing-article/999999999/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Could not retrieve the article.' })).toBeVisible();
  await expectAccessible(page);
});

test('in narrower windows, controls of results and of an article stay in their rows, also while it loads', async ({
  page,
}) => {
  const rowOf = async (control: Locator) => Math.round(centerOf(await control.boundingBox()));
  const centerOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : NaN);
  await page.setViewportSize({ width: 1000, height: 800 });
  await signIn(page);
  // The demo's articles are read after the start.
  await expect(async () => {
    await page.goto('/search-content-results?query=said');
    await expect(page.locator(articles).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const bar = page.locator('[data-list-bar]');
  const choices = [bar.getByRole('switch', { name: 'Group stories' }), bar.getByRole('combobox')];
  const choiceRows = () => Promise.all(choices.map(rowOf));
  const [first = NaN, second = NaN] = await choiceRows();
  expect(Math.abs(first - second)).toBeLessThan(8);
  // Below the number of articles and the actions, so that a selection doesn't move them.
  expect(first - (await rowOf(bar.getByRole('status').first()))).toBeGreaterThan(20);
  await page.getByRole('list', { name: 'Articles' }).getByRole('checkbox').first().check();
  await expect(bar.getByText('1 selected')).toBeVisible();
  expect(await choiceRows()).toEqual([first, second]);

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/data/v1/items/**', async (route) => {
    await held;
    await route.continue();
  });
  // Without a list, whose buttons would need a second row from the beginning.
  const address = await page.locator(articles).first().getAttribute('href');
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(address ?? '');
  const actions = ['Share', 'AI Summary', 'Print'].map((name) => page.getByRole('button', { name, exact: true }));
  const actionRows = () => Promise.all([...actions, page.getByRole('button', { name: /^Actions/ })].map(rowOf));
  await expect(actions[2] ?? page.locator('html')).toBeDisabled();
  const loading = await actionRows();
  expect(new Set(loading).size).toBe(1);
  release();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ match(es)?$/ })).toBeVisible();
  expect(await actionRows()).toEqual(loading);
});
