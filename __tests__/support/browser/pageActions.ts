import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { journeyPassword } from './journeyConfig';

/** Signs in with the form, which leads to the home page, and closes the tour and the cookie notice of a new user. */
export function signIn(page: Page, account?: string, password?: string): Promise<void> {
  return signInTo(page, '/login', account, password);
}

/** Opens a page that requires signing in, and signs in: that loads the client once, and no home page. */
export async function signInTo(
  page: Page,
  path: string,
  account = 'user@demo.watchdesk.example',
  password = journeyPassword,
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const settings = page.waitForResponse(
    (answer) => answer.url().includes('/iam/v1/generalsettings') && answer.request().method() === 'GET',
  );
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  const { loggedInBefore } = await (await settings).json();
  if (loggedInBefore === false) {
    const tour = page.getByRole('dialog', { name: 'Welcome to Watchdesk' });
    await expect(tour).toBeVisible();
    // Waits until the server has stored that the tour was seen; otherwise the next page would show it again.
    const seen = page.waitForResponse(
      (answer) => answer.url().includes('/iam/v1/generalsettings') && answer.request().method() === 'POST',
    );
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
    await seen;
  }
  // The page's frame shows the notice unless it was accepted in this browser before.
  await expect(page.getByRole('main')).toBeVisible();
  const accepted = await page.evaluate(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('"cookiesAccepted":true')),
  );
  if (!accepted) await page.getByRole('button', { name: 'Accept' }).click();
}

/** The session that the page stores, for API calls that a journey makes itself. */
export async function authorization(page: Page): Promise<Record<string, string>> {
  const asked = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.reload();
  const { authorization: token = '', realm = '', 'x-api-key': key = '' } = (await asked).headers();
  return { authorization: token, realm, 'x-api-key': key };
}

/** Opens a select, and chooses the option of this name. */
export async function chooseOption(select: Locator, name: string): Promise<void> {
  await select.click();
  const list = select.page().getByRole('listbox');
  await list.getByRole('option', { name, exact: true }).click();
  await expect(list).toBeHidden();
}

/** Axe's rules whose outcome depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violation in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Again if needed: a list that reloads while axe works is faded for a moment.
    await expect(async () => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await arrived(page);
      const found = (await violationsOf(page, colorScheme === 'dark' ? COLOR_RULES : undefined)).map(
        ({ id, nodes }) => `${colorScheme}: ${id} at ${nodes[0]?.target.join(' ')}`,
      );
      expect(found).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
}

/**
 * The axe violations of the page and its frames. A page without frames is analyzed in place ("legacy mode"): otherwise
 * axe passes all its partial results to a blank page, which takes two thirds of the time.
 */
async function violationsOf(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  return violations;
}

/** Waits until all transitions have ended: a half-transparent element has too little contrast. */
async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Transitions of the last change start with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Collects the browser's errors from now on: exceptions of scripts, and violations of the Content-Security-Policy. */
export function collectBrowserErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted/.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}
