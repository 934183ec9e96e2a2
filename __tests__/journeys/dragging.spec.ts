import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  authorization,
  collectBrowserErrors,
  expectAccessible,
  signIn,
  signInTo,
} from '../support/browser/pageActions';

const topics = (page: Page) => page.getByRole('list', { name: 'Topics', exact: true });
const names = (page: Page) => topics(page).locator('a').allInnerTexts();
const dragHandle = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true });

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

/**
 * Scrolls down the list, and again from the top, until the row is rendered at this position: only rows near the
 * viewport are rendered.
 */
async function expectAt(page: Page, row: Locator, position: number): Promise<void> {
  await expect(async () => {
    const { y, last } = await page.evaluate(() => ({ y: scrollY, last: document.body.scrollHeight - innerHeight }));
    await page.mouse.wheel(0, y < last - 1 ? 500 : -y);
    await expect(row).toHaveAttribute('aria-posinset', String(position), { timeout: 300 });
  }).toPass();
}

test('topics are dragged with keyboard and mouse, categories with the keyboard, and the order persists', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page, 'admin@demo.watchdesk.example');
  await openCategory(page, 'Competitors');
  await expectAccessible(page);
  const [first = '', second = '', third = ''] = await names(page);

  await dragHandle(page, first).focus();
  await page.keyboard.press('Space');
  const announcement = page.locator('[aria-live=assertive]').filter({ hasText: first });
  await expect(announcement).toHaveText(`Picked up ${first}, at position 1 of 3.`);
  await page.keyboard.press('ArrowDown');
  await expect(announcement).toHaveText(`${first} moved to position 2 of 3.`);
  await page.keyboard.press('Escape');
  await expect(announcement).toHaveText(`Canceled. ${first} is back at position 1 of 3.`);
  await expect(dragHandle(page, first)).toBeFocused();
  expect(await names(page)).toEqual([first, second, third]);

  await page.keyboard.press('Space');
  await expect(announcement).toHaveText(`Picked up ${first}, at position 1 of 3.`);
  await page.keyboard.press('ArrowDown');
  await expect(announcement).toHaveText(`${first} moved to position 2 of 3.`);
  await page.keyboard.press('Space');
  await expect(page.getByText('Topic order successfully updated.')).toBeVisible();
  await expect.poll(() => names(page)).toEqual([second, first, third]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual([second, first, third]);
  await expect(dragHandle(page, third)).toBeVisible();

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
  await dragHandle(page, card).focus();
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

/** Sends several key presses before the browser has handled the first. */
async function createKeyPresser(page: Page): Promise<(...keys: (keyof typeof keyCodes)[]) => Promise<unknown>> {
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

test('a topic that is lifted, moved, and dropped by key presses in quick succession is dropped where it was moved', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.watchdesk.example');
  await openCategory(page, 'Aldermoor');
  const [first = '', second = ''] = await names(page);
  const pressTogether = await createKeyPresser(page);
  for (let turn = 0; turn < 6; turn += 1) {
    const [key, after] = turn % 2 === 0 ? (['ArrowDown', second] as const) : (['ArrowUp', first] as const);
    await dragHandle(page, first).focus();
    await pressTogether('Space', key, 'Space');
    await expect.poll(async () => (await names(page))[0]).toBe(after);
    await expect(dragHandle(page, first)).toBeFocused();
  }
});

test('an arrow key pressed right after the key that lifts a category moves it', async ({ page }) => {
  await signInTo(page, '/company-topics', 'admin@demo.watchdesk.example');
  const cards = page.getByRole('list', { name: 'Company Topics' }).getByRole('heading');
  const card = (await cards.first().textContent()) ?? '';
  await expect(dragHandle(page, card)).toBeVisible();
  const announcement = page.locator('[aria-live=assertive]').filter({ hasText: card });
  const pressTogether = await createKeyPresser(page);
  for (let turn = 0; turn < 20; turn += 1) {
    await dragHandle(page, card).focus();
    await pressTogether('Space', 'ArrowRight');
    await expect(announcement).toContainText('position 2 of');
    await page.keyboard.press('Escape');
    await expect(announcement).toContainText('is back at position 1 of');
  }
});

test('a rejected move is reverted with an error message, and a user without permission has no drag handles', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.watchdesk.example');
  await openCategory(page, 'Competitors');
  const before = await names(page);
  const errorMessage = 'You do not have permission to edit this profile.';
  await page.route('**/data/v1/profiles/*/move?*', (route) =>
    route.fulfill({ status: 403, json: { errorCode: 'FORBIDDEN', errorMessage } }),
  );
  const announcement = page.locator('[aria-live=assertive]').filter({ hasText: before[0] ?? '' });
  await dragHandle(page, before[0] ?? '').focus();
  await page.keyboard.press('Space');
  await expect(announcement).toContainText(', at position 1 of');
  await page.keyboard.press('ArrowDown');
  await expect(announcement).toContainText('moved to position 2 of');
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

test('a keyboard drag reaches rows far outside the viewport, keeps the focus, and is canceled by Escape', async ({
  page,
}) => {
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

  const announcement = page.locator('[aria-live=assertive]').filter({ hasText: 'Row 1 ' });
  const announcedPosition = async () => Number(/position (\d+) of/.exec(await announcement.innerText())?.[1]);
  const liftAndMove = async (to: number) => {
    await dragHandle(page, 'Row 1').focus();
    await page.keyboard.press('Space');
    await expect(announcement).toHaveText(`Picked up Row 1, at position 1 of ${total}.`);
    // A key press may be lost while rows are being measured; one that is handled late is corrected by the loop.
    for (let at = 1; at !== to; at = await announcedPosition()) {
      await page.keyboard.press(at < to ? 'ArrowDown' : 'ArrowUp');
      await expect
        .poll(announcedPosition, { timeout: 1_000, intervals: [20] })
        .not.toBe(at)
        .catch(() => undefined);
    }
  };
  await liftAndMove(20);
  await page.keyboard.press('Escape');
  await expect(announcement).toHaveText(`Canceled. Row 1 is back at position 1 of ${total}.`);
  await expect(dragHandle(page, 'Row 1')).toBeFocused();
  await expect(dragHandle(page, 'Row 1')).toBeInViewport();

  await liftAndMove(45);
  await page.keyboard.press('Space');
  await expect(page.getByText('Topic order successfully updated.')).toBeVisible();
  await expect(dragHandle(page, 'Row 1')).toBeFocused();
  await expect(dragHandle(page, 'Row 1')).toBeInViewport();
  await page.reload();
  const row = topics(page)
    .getByRole('listitem')
    .filter({ hasText: /^Row 1\D/ });
  await expectAt(page, row, 45);

  // With the mouse, over several screens by scrolling with the wheel.
  await page.evaluate(() => scrollTo(0, 0));
  // By position, not the first rendered row of before: the top of the list must be rendered.
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
  const dropAnnouncement = page.locator('[aria-live=assertive]').filter({ hasText: `Dropped ${name} at position` });
  const position = Number(/position (\d+) of/.exec(await dropAnnouncement.innerText())?.[1]);
  expect(position).toBeGreaterThan(20);
  await expect(page.getByText('Topic order successfully updated.').first()).toBeVisible();
  await page.reload();
  const moved = topics(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
  await expectAt(page, moved, position);

  // Restores the department for the other journeys.
  await page.request.delete(`/data/v1/profilegroups/${profileGroup.id}`, { headers, params: { owner } });
  expect(complaints).toEqual([]);
});

test('a topic can be moved to any category: with the keyboard in a dialog, with the mouse in a tray', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page, 'admin@demo.watchdesk.example');
  await openCategory(page, 'Competitors');
  const [first = ''] = await names(page);
  await dragHandle(page, first).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: `Picked up ${first}` })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const dialog = page.getByRole('dialog', { name: 'Move topic' });
  const choice = dialog.getByRole('combobox', { name: 'Target category' });
  await expect(choice).toBeVisible();
  await expectAccessible(page);
  // The subcategories of the current category are shown inside it, not inside the category before it.
  await choice.click();
  const offered = page.getByRole('option');
  const here = offered.filter({ hasText: /^Competitors$/ });
  await expect(here).toBeDisabled();
  await expect(here.locator('+ li')).toHaveText('Migraine');
  await expectAccessible(page);
  const destination = offered.filter({ hasText: /^Our Products$/ });
  const target = await destination.getAttribute('data-value');
  await destination.click();
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

test.describe('with touch', () => {
  // Tall enough for the whole page: a touch held near the edge of the viewport scrolls.
  test.use({ hasTouch: true, viewport: { width: 1280, height: 1400 } });

  /** Returns functions for a touch that starts at the center of an element; offsets are relative to it, in pixels. */
  async function touchAt(page: Page, at: Locator) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await at.boundingBox()) ?? {};
    const screen = await page.context().newCDPSession(page);
    const start = { x: x + width / 2, y: y + height / 2 };
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', right = 0, down = 0) => {
      const point = { x: start.x + right, y: start.y + down };
      await screen.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] });
    };
    return { start, touch };
  }

  /** Starts dragging a topic by its handle, without a delay. */
  async function startDrag(page: Page, name: string) {
    const { start, touch } = await touchAt(page, dragHandle(page, name));
    const announcement = page.locator('[aria-live=assertive]').filter({ hasText: name });
    await touch('touchStart');
    await expect(announcement).toHaveCount(0);
    // The browser ignores touch moves of less than 15 px.
    await touch('touchMove', 0, 20);
    await expect(announcement).toContainText(', at position 1 of');
    return { start, touch, announcement };
  }

  test('dragging a category by its handle starts at once, and a swipe over its card scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 700 });
    await signInTo(page, '/company-topics', 'admin@demo.watchdesk.example');
    const cards = page.getByRole('list', { name: 'Company Topics' }).getByRole('listitem');
    await expect(page.getByRole('button', { name: /^Drag / }).first()).toBeVisible({ timeout: 15_000 });
    const [card = '', next = ''] = await cards.getByRole('heading').allInnerTexts();
    const announcement = page.locator('[aria-live=assertive]').filter({ hasText: card });

    const height = (await cards.first().boundingBox())?.height ?? 0;
    const { touch } = await touchAt(page, dragHandle(page, card));
    await touch('touchStart');
    await touch('touchMove', 0, 20);
    await expect(announcement).toContainText('position 1 of');
    await touch('touchMove', 0, height / 2);
    await touch('touchMove', 0, height);
    await expect(announcement).toContainText('position 2 of');
    await touch('touchEnd');
    await expect(page.getByText('Topic Group order successfully changed')).toBeVisible();
    await expect.poll(async () => (await cards.getByRole('heading').allInnerTexts()).slice(0, 2)).toEqual([next, card]);

    // Low enough to scroll, however few categories there are.
    await page.setViewportSize({ width: 400, height: 450 });
    await page.reload();
    await expect(dragHandle(page, card)).toBeVisible({ timeout: 15_000 });
    const over = await touchAt(page, cards.nth(1));
    await over.touch('touchStart');
    for (const down of [-20, -60, -120, -160]) await over.touch('touchMove', 0, down);
    await over.touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(announcement).toHaveCount(0);
  });

  test('a topic is dragged by its handle', async ({ page }) => {
    await signIn(page, 'admin@demo.watchdesk.example');
    await openCategory(page, 'Competitors');
    const [first = '', second = '', ...others] = await names(page);
    const row = await topics(page).getByRole('listitem').nth(1).boundingBox();
    const { touch, announcement } = await startDrag(page, first);
    await touch('touchMove', 0, row?.height);
    await expect(announcement).toContainText('moved to position 2 of');
    await touch('touchEnd');
    await expect(page.getByText('Topic order successfully updated.')).toBeVisible();
    await expect.poll(() => names(page)).toEqual([second, first, ...others]);
  });

  test('on a phone the tray is a narrow strip beside the rows until the touch reaches it', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 1400 });
    await signIn(page, 'admin@demo.watchdesk.example');
    await openCategory(page, 'Competitors');
    const [first = ''] = await names(page);
    const { start, touch } = await startDrag(page, first);
    const tray = page.locator('[data-open]');
    await expect(tray).toHaveAttribute('data-open', 'false');
    // The last row can be reached straight down, without crossing a drop target.
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
    // Moves back out of the tray, and drops at the original place.
    await touch('touchMove', 0, 0);
    await expect(tray).toHaveAttribute('data-open', 'false');
    await touch('touchEnd');
    await expect(tray).toHaveCount(0);
    expect((await names(page))[0]).toBe(first);
  });
});
