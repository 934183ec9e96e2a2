import { expect, test, type Page } from '@playwright/test';
import { authorization, collectBrowserErrors, expectAccessible, signIn } from '../support/browser/pageActions';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Sections' });
const grip = (page: Page, name: string) => panel(page).getByRole('button', { name: `Drag ${name}`, exact: true });

/** The sections of the user's workspace on the server, indented by a dash for each level below the first. */
async function storedSections(page: Page, headers: Record<string, string>): Promise<string[]> {
  interface Group {
    name: string;
    subGroups: Group[];
  }
  const { groups }: { groups: Group[] } = await (await page.request.get('/workspace/v1/groups', { headers })).json();
  const lines = (list: readonly Group[], depth: number): string[] =>
    list.flatMap(({ name, subGroups }) => ['-'.repeat(depth) + name, ...lines(subGroups, depth + 1)]);
  return lines(groups, 0);
}

// Another journey expects an empty workspace, whether this one passes or not.
test.afterEach(async ({ page }) => {
  const headers = await authorization(page);
  const { articles } = await (await page.request.get('/workspace/v1/articles/all', { headers })).json();
  const ids = articles.map(({ id }: { id: string }) => id).join(',');
  if (ids) await page.request.post(`/workspace/v1/articles/delete?articleIds=${ids}`, { headers });
  const { groups } = await (await page.request.get('/workspace/v1/groups', { headers })).json();
  for (const { id } of groups) await page.request.delete(`/workspace/v1/groups/${id}`, { headers });
});

test('sections are dragged with keyboard and mouse, and an article onto a section', async ({ page }) => {
  const complaints = collectBrowserErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'user@kestrel.watchdesk.example');
  const headers = await authorization(page);
  for (const name of ['Alpha', 'Beta', 'Gamma'])
    await page.request.post('/workspace/v1/groups', { headers, data: { name } });
  const search = async () =>
    (await (await page.request.post('/data/v1/search', { headers, data: { queryString: 'insulin' } })).json()).results;
  // The demo's articles are read after the start.
  await expect.poll(async () => (await search()).length).toBeGreaterThan(0);
  const [item] = await search();
  await page.request.post('/workspace/v1/items/save', {
    headers,
    data: { items: [{ itemId: item.itemId, itemVersion: item.itemVersion }] },
  });
  await page.goto('/workspaces');
  await expect(panel(page).getByRole('listitem')).toHaveText([/^Alpha/, /^Beta/, /^Gamma/]);
  await expectAccessible(page);

  const announcement = page.locator('[aria-live=assertive]').filter({ hasText: 'Gamma' });
  await grip(page, 'Gamma').focus();
  await page.keyboard.press('Space');
  await expect(announcement).toHaveText('Gamma: position 3 of 3 at the top level.');
  await page.keyboard.press('ArrowUp');
  await expect(announcement).toHaveText('Gamma: position 2 of 3 at the top level.');
  await page.keyboard.press('ArrowRight');
  await expect(announcement).toHaveText('Gamma: position 1 of 1 in Alpha.');
  await page.keyboard.press('Escape');
  await expect(announcement).toHaveText('Canceled. Gamma is back in its place.');
  await expect(panel(page).getByRole('listitem')).toHaveText([/^Alpha/, /^Beta/, /^Gamma/]);
  await expect(grip(page, 'Gamma')).toBeFocused();

  // Keys that follow each other at once are not lost.
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(announcement).toHaveText('Gamma: position 1 of 1 in Alpha.');
  await page.keyboard.press('Space');
  await expect(page.getByText('Section order successfully updated.')).toBeVisible();
  await expect.poll(() => storedSections(page, headers)).toEqual(['Alpha', '-Gamma', 'Beta']);

  const from = await grip(page, 'Beta').boundingBox();
  const to = await grip(page, 'Alpha').boundingBox();
  if (!from || !to) throw new Error('The sections have no place on the page.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 8 });
  await expect(panel(page).getByRole('listitem')).toHaveText([/^Beta/, /^Alpha/, /^Gamma/]);
  await page.mouse.up();
  await expect.poll(() => storedSections(page, headers)).toEqual(['Beta', 'Alpha', '-Gamma']);

  const card = page.getByRole('list', { name: 'Articles' }).getByRole('listitem').first();
  const drop = async () => {
    await card.getByRole('link').hover();
    await page.mouse.down();
    const row = await panel(page).getByText('Gamma').boundingBox();
    await page.mouse.move((row?.x ?? 0) + 5, (row?.y ?? 0) + 5, { steps: 8 });
    await expect(grip(page, 'Gamma').locator('..')).toHaveCSS('outline-style', 'solid');
    await page.mouse.up();
  };
  await drop();
  await expect(page.getByText('Article assigned to section.')).toBeVisible();
  await expect(card.getByText('Gamma')).toBeVisible();
  await drop();
  await expect(page.getByText('Article is already in section.')).toBeVisible();
  await expect(page).toHaveURL(/\/workspaces$/);
  expect(complaints).toEqual([]);
});
