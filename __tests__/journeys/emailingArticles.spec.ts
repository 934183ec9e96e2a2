import { expect } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';
import { test } from '../support/browser/separatePages';

test('an article is sent to a user group and an external person, and read in the outbox', async ({
  page,
  openSeparately,
}) => {
  test.slow();
  const complaints = collectBrowserErrors(page);
  const subject = 'For the advisory board';
  await signIn(page, 'editor@demo.watchdesk.example');
  // The demo's articles are read after the start.
  await expect(async () => {
    await page.goto('/search-content-results?query=trial');
    await expect(page.locator('a[data-article]').first()).toBeVisible();
  }).toPass();
  await page.locator('a[data-article]').first().click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Send article by email' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(
    dialog.getByText('Please type an Email Subject, select a User Group or provide external emails to send an Email.'),
  ).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Medical Affairs/ }).check();
  // An empty field shows its label in its middle, once the label has moved back from the field's edge. Both are
  // measured at once, as the dialog may still grow.
  await expect
    .poll(() =>
      dialog.getByLabel('Subject').evaluate((field: HTMLInputElement) => {
        const [label, input] = [field.labels?.[0], field].map((part) => part?.getBoundingClientRect());
        return label && input ? Math.abs(label.top + label.bottom - input.top - input.bottom) / 2 : NaN;
      }),
    )
    .toBeLessThan(5);
  await dialog.getByLabel('External emails').fill('chair@board.example');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('Comment').fill('Please read before Monday.');
  await expectAccessible(page);

  await dialog.getByRole('tab', { name: 'Preview' }).click();
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByRole('paragraph').getByText('Please read before Monday.')).toBeVisible();
  await dialog.getByRole('button', { name: 'External recipients (1)' }).click();
  await expect(preview.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Email successfully sent.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const admin = await openSeparately();
  await signIn(admin, 'admin@demo.watchdesk.example');
  await expect(async () => {
    await admin.goto('/outbox');
    await expect(admin.getByRole('link', { name: new RegExp(subject) }).first()).toBeVisible();
  }).toPass();
  await expect(admin.getByText('chair@board.example').first()).toBeVisible();
  await admin
    .getByRole('link', { name: new RegExp(subject) })
    .first()
    .click();
  const mail = admin.frameLocator('iframe');
  await expect(mail.getByRole('paragraph').getByText('Please read before Monday.')).toBeVisible();
  await expect(mail.getByText(title)).toBeVisible();
  expect(complaints).toEqual([]);
});
