import type { Locator, Page } from '@playwright/test';
import { go, press, pressOn, settle, type Scene } from './scenes';

const status = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^[\d,]+ articles/ });
const pageBox = (page: Page): Locator => page.getByRole('checkbox', { name: 'Select all on this page' });
const selectAll = (page: Page): Locator => page.getByRole('button', { name: /^Select all 5,000 articles/ });
const more = (page: Page): Locator => page.getByRole('button', { name: 'More actions' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Sections' });
const box = (page: Page, name: string): Locator => dialog(page).getByRole('checkbox', { name, exact: true });

const open = (path: string) => async (page: Page) => {
  await go('/')(page);
  await go(path)(page);
  await status(page).waitFor();
  await settle(page);
};

/** Opens the Sections dialog for all articles, and chooses to move them from one section to another. */
const prepareMove = (from: string, to: string) => async (page: Page) => {
  await more(page).click();
  await page.getByRole('menuitem', { name: 'Sections' }).click();
  await box(page, to).check();
  await box(page, `Remove from ${from}`).check();
  await settle(page);
};
const moved = async (page: Page): Promise<void> => {
  await page.getByText('Articles assigned to sections.').waitFor({ timeout: 60_000 });
  await settle(page);
};

/**
 * @param path of a workspace of 5,000 articles that its user may manage
 * @param sectionIds of Desk 1, which has all of the articles at the beginning, and of Desk 2
 */
export const workspaceScenes = (path: string, [first, second]: readonly string[]): readonly Scene[] => [
  [
    {
      name: 'filter a workspace of 5,000 by a letter',
      prepare: async (page) => {
        await open(path)(page);
        await page.getByRole('searchbox', { name: 'Find by headline' }).focus();
      },
      act: press('e'),
      after: settle,
    },
    {
      name: 'select the page of a workspace of 5,000',
      prepare: open(path),
      act: pressOn(pageBox),
    },
    {
      name: 'select all of a workspace of 5,000',
      act: pressOn(selectAll),
      after: (page) => page.getByText('All 5,000 articles selected.').waitFor(),
    },
    {
      name: 'deselect one of 5,000',
      act: pressOn((page) => page.getByRole('checkbox', { name: /^Select Rep/ }).first()),
    },
    { name: 'clear the selection of 5,000', act: press('Escape'), after: settle },
    {
      name: 'move 5,000 articles to another section',
      prepare: async (page) => {
        await open(`${path}?section=${first}`)(page);
        await pageBox(page).check();
        await selectAll(page).click();
        await page.getByText('All 5,000 articles selected.').waitFor();
        await prepareMove('Desk 1', 'Desk 2')(page);
      },
      act: pressOn((page) => dialog(page).getByRole('button', { name: 'Add to Article' })),
      after: moved,
    },
    {
      name: 'move 5,000 articles back',
      prepare: async (page) => {
        await open(`${path}?section=${second}`)(page);
        await pageBox(page).check();
        await selectAll(page).click();
        await page.getByText('All 5,000 articles selected.').waitFor();
        await prepareMove('Desk 2', 'Desk 1')(page);
      },
      act: pressOn((page) => dialog(page).getByRole('button', { name: 'Add to Article' })),
      after: moved,
    },
  ],
];
