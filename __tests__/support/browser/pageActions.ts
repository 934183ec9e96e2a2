import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { journeyPassword } from './journeyConfig';

/** Signs in by the form, and leaves what greets a newcomer: the tour and the cookie notice. */
export async function signIn(
  page: Page,
  account = 'user@demo.watchdesk.example',
  password = journeyPassword,
): Promise<void> {
  await page.goto('/login');
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
    // Until it is known not to come again: the next page would have it otherwise.
    const seen = page.waitForResponse(
      (answer) => answer.url().includes('/iam/v1/generalsettings') && answer.request().method() === 'POST',
    );
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
    await seen;
  }
  // The notice comes with the page's frame, unless it was accepted in this browser before.
  await expect(page.getByRole('main')).toBeVisible();
  const accepted = await page.evaluate(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('"cookiesAccepted":true')),
  );
  if (!accepted) await page.getByRole('button', { name: 'Accept' }).click();
}

/** Who is signed in, as the page keeps it: for the calls that a journey makes beside the screen. */
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

/** No axe violation, in the light and in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await arrived(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme}: ${id} at ${nodes[0]?.target.join(' ')}`);
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
}

/** Until what fades in or slides is there: half transparent, nothing has enough contrast. */
async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was changed just now begins to move with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What the browser complains about from now on: broken scripts, and what the page's own policy refused. */
export function collectBrowserErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted/.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}
