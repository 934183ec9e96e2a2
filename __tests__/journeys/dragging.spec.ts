import { expect, test, type Locator, type Page } from '@playwright/test';
import { authorization, collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';

const topics = (page: Page) => page.getByRole('list', { name: 'Topics', exact: true });
const names = (page: Page) => topics(page).locator('a').allInnerTexts();
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true });

async function openCategory(page: Page, name: string): Promise<void> {
  await page.goto('/company-topics');
  await page.getByRole('list', { name: 'Company Topics' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    topics(page)
      .getByRole('button', { name: /^Drag / })
      .first(),
  ).toBeVisible();
}

/** Scrolls down the list, and again from its top, until the row is drawn at this position: only rows near the screen are. */
async function expectAt(page: Page, row: Locator, position: number): Promise<void> {
  await expect(async () => {
    const { y, last } = await page.evaluate(() => ({ y: scrollY, last: document.body.scrollHeight - innerHeight }));
    await page.mouse.wheel(0, y < last - 1 ? 500 : -y);
    await expect(row).toHaveAttribute('aria-posinset', String(position), { timeout: 300 });
  }).toPass();
}

test('topics are dragged by key and by mouse, categories by key, and stay where they were dropped', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page, 'admin@demo.watchdesk.example');
  await openCategory(page, 'Competitors');
  await expectAccessible(page);
  const [first = '', second = '', third = ''] = await names(page);

  await grip(page, first).focus();
  await page.keyboard.press('Space');
  const said = page.locator('[aria-live=assertive]').filter({ hasText: first });
  await expect(said).toHaveText(`Picked up ${first}, at position 1 of 3.`);
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(`${first} moved to position 2 of 3.`);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(`Canceled. ${first} is back at position 1 of 3.`);
  await expect(grip(page, first)).toBeFocused();
  expect(await names(page)).toEqual([first, second, third]);

  await page.keyboard.press('Space');
  await expect(said).toHaveText(`Picked up ${first}, at position 1 of 3.`);
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(`${first} moved to position 2 of 3.`);
  await page.keyboard.press('Space');
  await expect(page.getByText('Topic order successfully updated.')).toBeVisible();
  await expect.poll(() => names(page)).toEqual([second, first, third]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual([second, first, third]);
  await expect(grip(page, third)).toBeVisible();

  const box = page.getByRole('list', { name: 'Categories' }).getByRole('listitem').filter({ hasText: 'Investors' });
  await expect(box).toContainText('1 topic,');
  await topics(page).getByText(third).hover();
  await page.mouse.down();
  const place = await box.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 60, { steps: 12 });
  await expect(box.locator('[data-over]')).toBeVisible();
  await page.mouse.up();
  await expect(box).toContainText('2 topics,');
  await expect.poll(() => names(page)).toEqual([second, first]);

  await page.goto('/company-topics');
  const cards = page.getByRole('list', { name: 'Company Topics' }).getByRole('heading');
  await expect(cards.first()).toBeVisible();
  const [card = '', next = ''] = await cards.allInnerTexts();
  await grip(page, card).focus();
  await page.keyboard.press('Space');
  const placed = page.locator('[aria-live=assertive]').filter({ hasText: card });
  await expect(placed).toContainText('position 1 of');
  await page.keyboard.press('ArrowRight');
  await expect(placed).toContainText('position 2 of');
  await page.keyboard.press('Space');
  await expect(placed).toContainText(`Dropped ${card} at position 2 of`);
  await expect(page.getByText('Topic Group order successfully changed')).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await cards.allInnerTexts()).slice(0, 2)).toEqual([next, card]);
  expect(complaints).toEqual([]);
});

const keyCodes = { Space: 32, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 } as const;

/** Presses keys that are all sent before the first of them is answered. */
async function togetherOn(page: Page): Promise<(...keys: (keyof typeof keyCodes)[]) => Promise<unknown>> {
  const input = await page.context().newCDPSession(page);
  return (...keys) =>
    Promise.all(
      keys.map((code) =>
        input.send('Input.dispatchKeyEvent', {
          type: 'rawKeyDown',
          code,
          key: code === 'Space' ? ' ' : code,
          windowsVirtualKeyCode: keyCodes[code],
        }),
      ),
    );
}

test('a topic that is taken, moved and dropped by keys pressed at once is dropped where it was moved, each time', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.watchdesk.example');
  await openCategory(page, 'Aldermoor');
  const [first = '', second = ''] = await names(page);
  const pressTogether = await togetherOn(page);
  for (let turn = 0; turn < 6; turn += 1) {
    const [key, after] = turn % 2 === 0 ? (['ArrowDown', second] as const) : (['ArrowUp', first] as const);
    await grip(page, first).focus();
    await pressTogether('Space', key, 'Space');
    await expect.poll(async () => (await names(page))[0]).toBe(after);
    await expect(grip(page, first)).toBeFocused();
  }
});

test('an arrow right after the key that lifts a category is taken, each time', async ({ page }) => {
  await signIn(page, 'admin@demo.watchdesk.example');
  await page.goto('/company-topics');
  const cards = page.getByRole('list', { name: 'Company Topics' }).getByRole('heading');
  const card = (await cards.first().textContent()) ?? '';
  await expect(grip(page, card)).toBeVisible();
  const said = page.locator('[aria-live=assertive]').filter({ hasText: card });
  const pressTogether = await togetherOn(page);
  for (let turn = 0; turn < 20; turn += 1) {
    await grip(page, card).focus();
    await pressTogether('Space', 'ArrowRight');
    await expect(said).toContainText('position 2 of');
    await page.keyboard.press('Escape');
    await expect(said).toContainText('is back at position 1 of');
  }
});

test('a refused move goes back and says why; who may not move has nothing to drag', async ({ page }) => {
  await signIn(page, 'admin@demo.watchdesk.example');
  await openCategory(page, 'Competitors');
  const before = await names(page);
  const errorMessage = 'You do not have permission to edit this profile.';
  await page.route('**/data/v1/profiles/*/move?*', (route) =>
    route.fulfill({ status: 403, json: { errorCode: 'FORBIDDEN', errorMessage } }),
  );
  const said = page.locator('[aria-live=assertive]').filter({ hasText: before[0] ?? '' });
  await grip(page, before[0] ?? '').focus();
  await page.keyboard.press('Space');
  await expect(said).toContainText(', at position 1 of');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('moved to position 2 of');
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert').filter({ hasText: errorMessage })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(before);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page);
  await page.goto('/company-topics');
  await page.getByRole('link', { name: 'Competitors', exact: true }).click();
  await expect(topics(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Drag / })).toHaveCount(0);
});

test('a drag by key reaches rows far off the screen, keeps the focus, and Escape leads back', async ({ page }) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page, 'admin@demo.watchdesk.example');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const headers = await authorization(page);
  const { departmentID: owner } = await (await page.request.get('/iam/v1/users', { headers })).json();
  const made = await page.request.post('/data/v1/profilegroups/create', { headers, data: { name: 'Long', owner } });
  const { profileGroup } = await made.json();
  const total = 60;
  for (let n = 1; n <= total; n += 1) {
    const query = { query: 'insulin', sources: [], addAllSources: true, frequency: 5, limit: 200 };
    const data = { ...query, name: `Row ${n}`, profileGroupId: profileGroup.id, owner };
    expect((await page.request.post('/data/v1/profiles', { headers, data })).status()).toBe(200);
  }
  await page.reload();
  await openCategory(page, 'Long');

  const said = page.locator('[aria-live=assertive]').filter({ hasText: 'Row 1 ' });
  const positionSaid = async () => Number(/position (\d+) of/.exec(await said.innerText())?.[1]);
  const takeAndMove = async (to: number) => {
    await grip(page, 'Row 1').focus();
    await page.keyboard.press('Space');
    await expect(said).toHaveText(`Picked up Row 1, at position 1 of ${total}.`);
    // A press that falls into the moment in which rows are taken in is none; one that is answered late is made up for.
    for (let at = 1; at !== to; at = await positionSaid()) {
      await page.keyboard.press(at < to ? 'ArrowDown' : 'ArrowUp');
      await expect
        .poll(positionSaid, { timeout: 1_000, intervals: [20] })
        .not.toBe(at)
        .catch(() => undefined);
    }
  };
  await takeAndMove(20);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(`Canceled. Row 1 is back at position 1 of ${total}.`);
  await expect(grip(page, 'Row 1')).toBeFocused();
  await expect(grip(page, 'Row 1')).toBeInViewport();

  await takeAndMove(45);
  await page.keyboard.press('Space');
  await expect(page.getByText('Topic order successfully updated.')).toBeVisible();
  await expect(grip(page, 'Row 1')).toBeFocused();
  await expect(grip(page, 'Row 1')).toBeInViewport();
  await page.reload();
  const row = topics(page)
    .getByRole('listitem')
    .filter({ hasText: /^Row 1\D/ });
  await expectAt(page, row, 45);

  // By mouse, over several screens by the wheel.
  await page.evaluate(() => scrollTo(0, 0));
  // Not what stood first among those that were drawn before: the top has to be there.
  const first = topics(page).locator('[aria-posinset="1"]');
  const name = await first.locator('a').innerText();
  await first.locator('a').hover();
  await page.mouse.down();
  const at = await first.boundingBox();
  const x = (at?.x ?? 0) + 200;
  await page.mouse.move(x, 380, { steps: 8 });
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 250);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_500);
  await page.mouse.move(x, 390, { steps: 4 });
  await page.mouse.up();
  const told = page.locator('[aria-live=assertive]').filter({ hasText: `Dropped ${name} at position` });
  const position = Number(/position (\d+) of/.exec(await told.innerText())?.[1]);
  expect(position).toBeGreaterThan(20);
  await expect(page.getByText('Topic order successfully updated.').first()).toBeVisible();
  await page.reload();
  const moved = topics(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
  await expectAt(page, moved, position);

  // The other journeys find the department as it was.
  await page.request.delete(`/data/v1/profilegroups/${profileGroup.id}`, { headers, params: { owner } });
  expect(complaints).toEqual([]);
});

test('a topic reaches every other category: by key through a dialog, by mouse in a tray', async ({ page }) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page, 'admin@demo.watchdesk.example');
  await openCategory(page, 'Competitors');
  const [first = ''] = await names(page);
  await grip(page, first).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: `Picked up ${first}` })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const dialog = page.getByRole('dialog', { name: 'Move topic' });
  const choice = dialog.getByRole('combobox', { name: 'Target category' });
  await expect(choice).toBeVisible();
  await expectAccessible(page);
  // What lies in the open category is shown in it, and not as if it were of the category before.
  const here = choice.locator('option', { hasText: /^Competitors$/ });
  await expect(here).toBeDisabled();
  await expect(here.locator('+ option')).toHaveText(/^\u2003Migraine$/);
  const target = await choice.getByRole('option', { name: 'Our Products' }).getAttribute('value');
  await choice.selectOption(target);
  await dialog.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(page.getByText('Topic successfully moved.')).toBeVisible();
  await expect(topics(page).getByRole('link', { name: first, exact: true })).toHaveCount(0);

  await page.goto(`/company-topics/${target}`);
  await topics(page).getByRole('link', { name: first, exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(500, 500, { steps: 4 });
  const tray = page.locator('[data-drop-category]').filter({ hasText: /^Competitors$/ });
  await tray.scrollIntoViewIfNeeded();
  const place = await tray.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 15, { steps: 12 });
  await expect(tray).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(page.getByText('Topic order successfully updated.')).toBeVisible();
  await expect(topics(page).getByRole('link', { name: first, exact: true })).toHaveCount(0);
  await expect(page.locator('[data-drop-category]')).toHaveCount(0);
  await openCategory(page, 'Competitors');
  await expect(topics(page).getByRole('link', { name: first, exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('by finger', () => {
  // High enough for the whole page: a finger held near the edge of a screen scrolls, as long as it is held.
  test.use({ hasTouch: true, viewport: { width: 1280, height: 1400 } });

  /** A finger at the middle of something, that moves from there. */
  async function finger(page: Page, at: Locator) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await at.boundingBox()) ?? {};
    const screen = await page.context().newCDPSession(page);
    const start = { x: x + width / 2, y: y + height / 2 };
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', right = 0, down = 0) => {
      const point = { x: start.x + right, y: start.y + down };
      await screen.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] });
    };
    return { start, touch };
  }

  /** Takes a topic at its grip without a wait, and moves it from there. */
  async function take(page: Page, name: string) {
    const { start, touch } = await finger(page, grip(page, name));
    const said = page.locator('[aria-live=assertive]').filter({ hasText: name });
    await touch('touchStart');
    await expect(said).toHaveCount(0);
    // The browser itself keeps back what a finger moves by less than 15 px.
    await touch('touchMove', 0, 20);
    await expect(said).toContainText(', at position 1 of');
    return { start, touch, said };
  }

  test('a category is dragged at its grip at once, and a swipe over its card scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 700 });
    await signIn(page, 'admin@demo.watchdesk.example');
    await page.goto('/company-topics');
    const cards = page.getByRole('list', { name: 'Company Topics' }).getByRole('listitem');
    await expect(page.getByRole('button', { name: /^Drag / }).first()).toBeVisible({ timeout: 15_000 });
    const [card = '', next = ''] = await cards.getByRole('heading').allInnerTexts();
    const said = page.locator('[aria-live=assertive]').filter({ hasText: card });

    const height = (await cards.first().boundingBox())?.height ?? 0;
    const { touch } = await finger(page, grip(page, card));
    await touch('touchStart');
    await touch('touchMove', 0, 20);
    await expect(said).toContainText('position 1 of');
    await touch('touchMove', 0, height / 2);
    await touch('touchMove', 0, height);
    await expect(said).toContainText('position 2 of');
    await touch('touchEnd');
    await expect(page.getByText('Topic Group order successfully changed')).toBeVisible();
    await expect.poll(async () => (await cards.getByRole('heading').allInnerTexts()).slice(0, 2)).toEqual([next, card]);

    await page.reload();
    await expect(grip(page, card)).toBeVisible({ timeout: 15_000 });
    const over = await finger(page, cards.nth(1));
    await over.touch('touchStart');
    for (const down of [-20, -60, -120, -160]) await over.touch('touchMove', 0, down);
    await over.touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(said).toHaveCount(0);
  });

  test('a topic is dragged at its grip', async ({ page }) => {
    await signIn(page, 'admin@demo.watchdesk.example');
    await openCategory(page, 'Competitors');
    const [first = '', second = '', ...others] = await names(page);
    const row = await topics(page).getByRole('listitem').nth(1).boundingBox();
    const { touch, said } = await take(page, first);
    await touch('touchMove', 0, row?.height);
    await expect(said).toContainText('moved to position 2 of');
    await touch('touchEnd');
    await expect(page.getByText('Topic order successfully updated.')).toBeVisible();
    await expect.poll(() => names(page)).toEqual([second, first, ...others]);
  });

  test('on a phone the tray is a strip beside the rows, until the finger comes to it', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 1400 });
    await signIn(page, 'admin@demo.watchdesk.example');
    await openCategory(page, 'Competitors');
    const [first = ''] = await names(page);
    const { start, touch } = await take(page, first);
    const tray = page.locator('[data-open]');
    await expect(tray).toHaveAttribute('data-open', 'false');
    // The last row can be reached straight down, over nothing.
    const last = await topics(page).getByRole('listitem').last().boundingBox();
    const strip = await tray.boundingBox();
    expect(strip?.x).toBeGreaterThan(350);
    expect(last?.y).toBeGreaterThan(start.y);

    await touch('touchMove', (strip?.x ?? 0) + 20 - start.x, (strip?.y ?? 0) + 100 - start.y);
    const target = page.locator('[data-drop-category]').filter({ hasText: /^Our Products$/ });
    await expect(target).toBeVisible();
    const place = await target.boundingBox();
    await touch('touchMove', (place?.x ?? 0) + 100 - start.x, (place?.y ?? 0) + 12 - start.y);
    await expect(target).toHaveAttribute('data-over', 'true');
    // Back to its place: out of the tray, and let go where it was.
    await touch('touchMove', 0, 0);
    await expect(tray).toHaveAttribute('data-open', 'false');
    await touch('touchEnd');
    await expect(tray).toHaveCount(0);
    expect((await names(page))[0]).toBe(first);
  });
});
