import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, signIn, signInTo } from '../support/browser/pageActions';
import { journeyPassword } from '../support/browser/journeyConfig';

/**
 * Presses Tab until the element with this name has the focus. Fails after `most` steps, or if a sticky bar covers a
 * focused element on the way.
 */
async function tabTo(page: Page, name: RegExp | string, most = 30): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const { label, bar } = await page.evaluate(() => {
      const focused = document.activeElement;
      const labels = focused instanceof HTMLInputElement ? focused.labels : null;
      const { x, y, width, height } = (focused ?? document.body).getBoundingClientRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        label: focused?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? focused?.textContent ?? '',
        bar: over === null || focused?.contains(over) === true ? '' : getComputedStyle(over).position,
      };
    });
    expect(bar, `a bar over ${label}`).not.toBe('sticky');
    if (typeof name === 'string' ? label.trim() === name : name.test(label)) return;
  }
  throw new Error(`${String(name)} is not reached by Tab`);
}

test('with the keyboard only: sign in, search, read an article and go back, create a topic, set its alert', async ({
  page,
}) => {
  const keys = page.keyboard;
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await keys.type('admin@kestrel.watchdesk.example');
  await keys.press('Tab');
  await keys.type('not the password');
  await keys.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await keys.press('ControlOrMeta+A');
  await keys.type(journeyPassword);
  await keys.press('Enter');
  const tour = page.getByRole('dialog', { name: 'Welcome to Watchdesk' });
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  await keys.press('Enter');
  await expect(tour).toContainText('Step 2 of 3');
  await keys.press('Escape');
  await expect(tour).toBeHidden();
  await tabTo(page, 'Accept', 80);
  await keys.press('Enter');

  await keys.press('/');
  await keys.type('said OR trial');
  await keys.press('Enter');
  await expect(page.getByText(/^\d+ stories$/)).toBeVisible();
  await page.locator(':focus').evaluate((element) => (element as HTMLElement).blur());
  await keys.press('j');
  await keys.press('j');
  const second = page.locator('a[data-article]').nth(1);
  await expect(second).toBeFocused();
  const headline = await second.innerText();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'Back', 10);
  await keys.press('Enter');
  await expect(page).toHaveURL(/search-content-results/);

  await page.goto('/my-topics');
  await expect(page.getByRole('main').getByRole('link', { name: 'Add Topic' })).toBeVisible();
  await page.getByRole('main').focus();
  await tabTo(page, /Add Topic/, 10);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New topic' })).toBeVisible();
  await expect(page.getByLabel('Topic Title')).toBeVisible();
  // The form begins with the query.
  await tabTo(page, 'Add term', 10);
  await keys.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add term' }).getByLabel('Value')).toBeFocused();
  await keys.type('trial');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Add term' })).toBeFocused();
  await tabTo(page, 'All sources, including future ones', 5);
  await tabTo(page, 'Find sources', 1);
  await keys.press('Shift+Tab');
  await keys.press('Space');
  await tabTo(page, 'Topic Title', 10);
  await keys.type('Without a mouse');
  await tabTo(page, 'Save');
  await keys.press('Enter');
  await expect(page.getByText('Topic successfully created.')).toBeVisible();

  await page.goto('/alerts-favorites');
  const alert = page.getByRole('switch', { name: 'Alert for Without a mouse' });
  await expect(alert).toBeVisible();
  await page.getByRole('main').focus();
  await tabTo(page, 'Alert for Without a mouse');
  await keys.press('Space');
  await expect(alert).toBeChecked();
  // The options of an alert are enabled once the alert is on.
  await expect(page.getByRole('combobox', { name: 'Frequency for Without a mouse' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Delivery options for Without a mouse' })).toBeEnabled();
  await tabTo(page, 'Frequency for Without a mouse', 3);
  await keys.press('ArrowDown');
  await keys.press('Home');
  await keys.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Real-Time');
  await tabTo(page, 'Maximum results for Without a mouse', 3);
  await keys.press('ControlOrMeta+A');
  await keys.type('500');
  await keys.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await keys.press('Escape');
  await expect(page.locator(':focus')).toHaveValue('200');
  await tabTo(page, 'Delivery options for Without a mouse', 3);
  await keys.press('Enter');
  const delivery = page.getByRole('dialog', { name: 'Delivery options for Without a mouse' });
  await expect(delivery).toBeVisible();
  await tabTo(page, '1 week', 10);
  await keys.press('Enter');
  await expectAccessible(page);
  await tabTo(page, 'Save', 10);
  await keys.press('Enter');
  await expect(delivery).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delivery options for Without a mouse' })).toBeFocused();
  await expect(page.getByText(/^Paused until/)).toBeVisible();
});

test('with the keyboard only: sections of a workspace are created, filled, and deleted, and the focus is never lost', async ({
  page,
}) => {
  const keys = page.keyboard;
  const focused = page.locator(':focus');
  await signIn(page, 'editor@demo.watchdesk.example');
  // The workspace is filled once the demo's articles have been read.
  await expect(async () => {
    await page.goto('/workspaces');
    await expect(page.getByRole('status').filter({ hasText: /^[1-9]\d* articles$/ })).toBeVisible();
  }).toPass();
  const dialog = page.getByRole('dialog', { name: 'Sections' });
  const actions = dialog.getByRole('button', { name: 'Actions for By key' });
  const choose = async (item: string) => {
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
  };
  await page.getByRole('main').focus();
  await tabTo(page, /^Select (?!all)/);
  const [, title = ''] = /^Select (.*)$/.exec((await focused.getAttribute('aria-label')) ?? '') ?? [];
  await keys.press('Space');
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sections' }).press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, 'Add section');
  await keys.press('Enter');
  await expect(dialog.getByLabel('Section name')).toBeFocused();
  await keys.type('By key');
  await keys.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Add section' })).toBeFocused();
  for (const [item, field] of [
    ['Edit', 'Section name'],
    ['Add section inside', 'Section name, in By key'],
    ['Move', 'Move By key to'],
  ] as const) {
    await choose(item);
    await expect(dialog.getByLabel(field, { exact: true })).toBeFocused();
    await keys.press('Escape');
    await expect(actions).toBeFocused();
  }
  await choose('Move up');
  await expect(page.getByText('Section order successfully updated.')).toBeVisible();
  await expect(actions).toBeFocused();
  await dialog.getByRole('checkbox', { name: 'By key' }).press('Space');
  await tabTo(page, 'Add to Article');
  await keys.press('Enter');
  await expect(dialog).toBeHidden();

  // Removing an article from a section moves the focus to the next control, not to the top of the page.
  const chip = page.getByRole('button', { name: `Remove ${title} from By key`, exact: true });
  await chip.press('Enter');
  await expect(page.getByText('Article removed from section.')).toBeVisible();
  await expect(chip).toBeHidden();
  await expect(focused).toHaveAccessibleName(/^(Remove|Select) /);
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sections' }).press('Enter');
  await choose('Delete');
  await page
    .getByRole('dialog', { name: /delete/i })
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  await expect(actions).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Add section' })).toBeFocused();
  await keys.press('Escape');

  // The workspace select keeps the focus when another workspace opens.
  const workspace = page.getByRole('combobox', { name: 'Workspace' });
  await workspace.focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await keys.press(key);
  await expect(page).toHaveURL(/\/workspaces\/./);
  // Wait for the page: until then the select has its previous value.
  await expect(page.getByRole('heading', { level: 1, name: 'Medical Affairs' })).toBeVisible();
  await expect(workspace).toBeFocused();
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await keys.press(key);
  await expect(page).toHaveURL(/\/workspaces$/);
  await expect(workspace).toBeFocused();
});

test('the focus is trapped in the dialog that imports users', async ({ page }) => {
  await signInTo(page, '/users', 'admin@kestrel.watchdesk.example');
  await page.getByRole('button', { name: 'Upload' }).press('Enter');
  const first = page.getByRole('button', { name: 'Choose a file' });
  await expect(first).toBeFocused();
  await tabTo(page, 'Cancel', 4);
  await tabTo(page, 'Choose a file', 1);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
});

test("in a low window completions don't cover the buttons, and arrow keys move through all fields of a term", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 360 });
  await signInTo(page, '/add-topic', 'admin@kestrel.watchdesk.example');
  const write = async (query: string) => {
    await page.getByRole('button', { name: 'Text', exact: true }).press('Enter');
    await page.getByRole('textbox', { name: 'Query' }).fill(query);
    await page.getByRole('button', { name: 'Terms', exact: true }).press('Enter');
  };
  await write('headline:liver AND (heart OR pump)');
  await page.getByRole('button', { name: 'Add term' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add term' });
  const field = dialog.getByRole('combobox', { name: 'Field' });
  await expect(dialog.getByLabel('Value')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('End');
  const last = (await page.getByRole('option').last().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(field).toHaveText(last);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Edit / }).press('Enter');
  const term = page.getByRole('dialog', { name: 'Edit term' });
  await expect(term.getByRole('textbox')).toBeVisible();
  await term.getByRole('textbox').press('ControlOrMeta+End');
  await page.keyboard.type(' OR s');
  const choices = term.getByRole('listbox');
  await expect(choices).toBeVisible();
  const [list, save] = await Promise.all([
    choices.boundingBox(),
    term.getByRole('button', { name: 'Save' }).boundingBox(),
  ]);
  if (!list || !save) throw new Error('nothing to compare');
  expect(list.y + list.height <= save.y || list.y >= save.y + save.height).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(term).toBeHidden();

  // After a term is moved to the end and removed, the focus continues from its place.
  await write('headline:liver AND heart');
  const down = page.getByRole('button', { name: /^Move .* down$/ });
  await down.first().press('Enter');
  await expect(down.last()).toBeFocused();
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .press('Enter');
  await expect(page.locator('main :focus')).toHaveAccessibleName(/^Condition of/);
});
