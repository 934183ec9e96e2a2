import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { authorization, collectBrowserErrors, expectAccessible, signInTo } from '../support/browser/pageActions';

const csv = (...rows: string[]) => ({
  name: 'users.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['First Name;Last Name;Email;Administrator', ...rows].join('\r\n')),
});

/** Sends an API request as the page's user, to prepare data. */
async function call(page: Page, method: string, path: string, data: unknown) {
  const answer = await page.request.fetch(path, { method, headers: await authorization(page), data });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

test('an administrator imports users from a corrected file, edits one, sets a user’s alerts, and deletes a group owner', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  await signInTo(page, '/users', 'admin@demo.watchdesk.example');
  const table = page.getByRole('table', { name: 'Manage Users' });
  await expect(table).toBeVisible();
  // On the background of a row under the pointer, too.
  await table.getByRole('link', { name: 'Castleford', exact: true }).hover();
  await expectAccessible(page);
  // On narrow screens, email addresses are truncated, and neither do names wrap nor is the last column cut off.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 800, height });
  const sideways = (part: Element) => part.scrollWidth - part.clientWidth;
  await expect.poll(() => table.locator('..').evaluate(sideways)).toBe(0);
  const name = await table.getByRole('link', { name: 'Castleford', exact: true }).boundingBox();
  expect(name?.height).toBeLessThan(24);
  await page.setViewportSize({ width, height });

  // A file with an error, then the corrected one.
  await page.getByRole('button', { name: 'Upload' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload users' });
  await dialog.locator('input[type=file]').setInputFiles(csv('Ida;Quill;ida@example;', 'Jón;Öst;jon.ost@example.com;'));
  await expect(dialog.getByText('Please provide a valid email address.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles(csv('Ida;Quill;ida.quill@example.com;', 'Jón;Öst;jon.ost@example.com;'));
  await dialog.getByRole('button', { name: 'Import 2 users' }).click();
  await expect(dialog.getByText('Users imported.')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the report' }).click();
  const report = await readFile(await (await download).path(), 'utf8');
  expect(report).toMatch(/2,Ida,Quill,ida\.quill@example\.com,Added as Standard User,[a-z2-9-]{19}\r\n/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Finds one of them and grants a permission.
  await page.getByRole('searchbox', { name: 'Find User' }).fill('quill');
  await expect(page.getByText('Total: 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Quill', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Publish permission' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User information successfully changed')).toBeVisible();
  await expect(page).toHaveURL('/users?query=quill');
  await expect(page.getByRole('row', { name: /Quill.*Publish/ })).toBeVisible();

  // A user's personal topics and their alerts.
  await page.goto('/users/admin/user%40demo.watchdesk.example/topics');
  const alert = page.getByRole('switch').first();
  const was = await alert.isChecked();
  await alert.click();
  await expect(page.getByText(/^Alert for .* turned (on|off)\.$/)).toBeVisible();
  await page.reload();
  await expect(alert).toBeChecked({ checked: !was });
  await expectAccessible(page);

  // Deletes the owner of a group, and assigns a new owner.
  const group = await call(page, 'POST', '/iam/v1/usergroups', {
    name: 'Quill and others',
    description: 'For the journey',
    users: ['ida.quill@example.com', 'jon.ost@example.com'],
  });
  await call(page, 'PUT', '/iam/v1/usergroups/update/owner', {
    newOwnerId: 'ida.quill@example.com',
    usergroupsIds: [group.id],
  });
  await page.goto('/users?query=quill');
  await page.getByRole('checkbox', { name: 'Select Ida Quill' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const reassign = page.getByRole('dialog', { name: /new owner for Ida Quill’s groups/ });
  await expect(reassign.getByText('Quill and others')).toBeVisible();
  await reassign.getByRole('searchbox').fill('ost');
  await reassign.getByRole('option', { name: /Jón Öst/ }).click();
  await expectAccessible(page);
  await reassign.getByRole('button', { name: 'Reassign and delete' }).click();
  await expect(page.getByText('Group owners successfully reassigned.')).toBeVisible();
  await expect(page.getByText('User successfully removed.')).toBeVisible();
  await expect(page.getByText('There are no results. Please change your criteria and try again.')).toBeVisible();
  expect(complaints).toEqual([]);
});
