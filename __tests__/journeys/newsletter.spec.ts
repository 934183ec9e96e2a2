import { expect } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn, signInTo } from '../support/browser/pageActions';
import { test } from '../support/browser/separatePages';

// The demo fills this workspace with two sections that contain the same story.
test('a newsletter is composed, ordered, previewed, and sent, and contains each story once', async ({
  page,
  openSeparately,
}) => {
  test.slow();
  const complaints = collectBrowserErrors(page);
  const subject = 'What the week brought';
  await signIn(page, 'editor@demo.watchdesk.example');
  // The workspace is filled once the demo's articles have been read.
  await expect(async () => {
    await page.goto('/workspaces');
    await expect(page.getByRole('status').filter({ hasText: /^[1-9]\d* articles$/ })).toBeVisible();
  }).toPass();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Newsletter' }).click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByText('Preview not avaliable unless articles are selected')).toBeVisible();

  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('option', { name: /Medical Affairs/ }).click();
  const groups = page.getByRole('listbox', { name: /^User Group/ });
  // A short list doesn't scroll.
  expect(await groups.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  await page.getByRole('checkbox', { name: 'Orvetinib', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Hospitals', exact: true }).check();
  const orvetinib = page.getByRole('list', { name: 'Articles in Orvetinib' });
  const last = orvetinib.getByRole('listitem').last();
  const lastTitle = (await last.locator('.title').innerText()).trim();
  const kept = page.waitForResponse((answer) => answer.url().includes('/order/articles'));
  await last.getByRole('checkbox').focus();
  const count = await orvetinib.getByRole('listitem').count();
  for (let place = 1; place < count; place += 1) await page.keyboard.press('Alt+ArrowUp');
  expect((await kept).ok()).toBe(true);
  await expect(orvetinib.getByRole('listitem').first()).toContainText(lastTitle);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByText(/listed there as (an)?other source/)).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('link', { name: /tomatoes/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Send this newsletter?' });
  await expect(question.getByText(/people in Medical Affairs/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Send to/ }).click();
  await expect(page.getByText('Newsletter successfully sent.')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/workspaces$/);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Newsletter' }).click();
  await page.getByRole('tab', { name: 'Sent' }).click();
  await expect(page.getByRole('list', { name: 'Sent newsletters' })).toContainText(subject);
  expect(complaints).toEqual([]);

  const admin = await openSeparately();
  await signInTo(admin, '/outbox', 'admin@demo.watchdesk.example');
  await admin
    .getByRole('link', { name: new RegExp(subject) })
    .first()
    .click();
  const mail = admin.frameLocator('iframe');
  await expect(mail.getByRole('link', { name: lastTitle })).toBeVisible();
  await expect(mail.getByRole('link', { name: /tomatoes/ })).toBeVisible();
  await expect(mail.getByText(/Also in .*Meridian Pharma Wire/)).toBeVisible();
  await expect(mail.getByRole('link', { name: /panel votes/ })).toHaveCount(0);
});
