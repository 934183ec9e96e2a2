import { readFile } from 'node:fs/promises';
import { expect, test, type Request } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';

test('a session is exported without secrets and replayed in a new tab: the same screen, nothing sent or stored', async ({
  page,
  context,
}) => {
  const complaints = collectBrowserErrors(page);
  await signIn(page, 'editor@demo.watchdesk.example');
  await page.keyboard.press('/');
  await page.keyboard.type('said OR trial');
  await page.keyboard.press('Enter');
  const link = page.locator('a[data-article]').first();
  const headline = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  const article = page.url();

  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'QA' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await coming).path();
  const token = await page.evaluate(
    () => /"access_token":"([^"]+)"/.exec(JSON.stringify(localStorage).replaceAll('\\', ''))?.[1],
  );
  expect(token).toBeTruthy();
  expect(await readFile(file, 'utf8')).not.toContain(token);

  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('status').getByText('None: it was recorded with the same version.')).toBeVisible();
  await expectAccessible(page);
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  const opening = context.waitForEvent('page');
  const sent: Request[] = [];
  await page.getByRole('button', { name: 'Replay in a new tab' }).click();
  const replay = await opening;
  replay.on('request', (request) => sent.push(request));
  await expect(replay.getByRole('heading', { level: 1 })).toHaveText(headline);
  expect(replay.url()).toBe(article);
  await expectAccessible(replay);
  // Even signing out sends nothing.
  await replay.getByRole('button', { name: /^Account:/ }).click();
  await replay.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(replay.getByRole('menuitem', { name: 'Sign out' })).toBeHidden();
  await expect(replay.getByRole('status').filter({ hasText: 'You can’t sign out here' })).toBeVisible();
  const calls = sent.map((request) => new URL(request.url()).pathname).filter((path) => /\/v\d+\//.test(path));
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'QA', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
