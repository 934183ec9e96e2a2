import type { Locator, Page } from '@playwright/test';
import { focusOn, go, press, pressOn, settle, type Action, type Scene } from './scenes';

const list = (page: Page): Locator => page.getByRole('list', { name: 'Articles', exact: true });
const boxes = (page: Page): Locator => list(page).getByRole('checkbox');
const filterField = (page: Page): Locator => page.getByLabel('Find by headline');
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** @param path of a workspace with 5,000 articles */
const workspace = (path: string): Scene => [
  {
    name: 'open a workspace of 5,000 articles',
    prepare: async (page) => {
      await go('/')(page);
      await go(path)(page);
      await boxes(page).first().waitFor();
    },
    act: pressOn((page) => page.getByRole('button', { name: 'Go to page 2' })),
    after: settle,
  },
  {
    name: 'type in the filter of a workspace',
    prepare: focusOn(filterField),
    act: press('e'),
    after: async (page) => {
      await filterField(page).fill('');
      await settle(page);
    },
  },
  {
    name: 'select the articles of a page',
    act: pressOn((page) => page.getByRole('checkbox', { name: 'Select all on this page' })),
  },
  {
    name: 'open the sections of the selected articles',
    act: pressOn((page) => page.getByRole('button', { name: 'Sections', exact: true })),
    after: settle,
  },
  { name: 'check a section', act: pressOn((page) => dialog(page).getByRole('checkbox').first()) },
  {
    name: 'add the selected articles to a section',
    act: pressOn((page) => dialog(page).getByRole('button', { name: 'Add to Article' })),
    after: async (page) => {
      await settle(page);
      await page.keyboard.press('Escape');
    },
  },
];

const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Body', exact: true });
/** Milliseconds from a key to the next paint in the editor. */
const keyLimitMs = 50;

/** Puts the caret into the middle of the text. */
const toMiddle = async (page: Page): Promise<void> => {
  const paragraphs = text(page).locator('p');
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  await settle(page);
};
const key = (name: string, key: string, more: Partial<Action> = {}): Action => ({
  name: `${name} in an article of 10,000 words`,
  act: press(key),
  limitMs: keyLimitMs,
  ...more,
});

/** @param path of the form of an article of 10,000 words */
const editor = (path: string): Scene => [
  key('type a letter', 'x', {
    prepare: async (page) => {
      await go('/')(page);
      await go(path)(page);
      await page.getByRole('tab', { name: 'Body', exact: true }).click();
      await text(page).waitFor();
      await toMiddle(page);
    },
  }),
  key('type a space', 'Space'),
  key('type another letter', 'y'),
  key('delete a letter', 'Backspace'),
  key('begin a paragraph', 'Enter'),
  key('undo', 'Control+z', {
    after: async (page) => {
      for (let count = 0; count < 5; count += 1) await page.keyboard.press('Control+z');
      await settle(page);
    },
  }),
];

export const workspaceScenes = (paths: { workspace: string; article: string }): readonly Scene[] => [
  workspace(paths.workspace),
  editor(paths.article),
];
