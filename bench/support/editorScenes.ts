import type { Locator, Page } from '@playwright/test';
import { go, press, settle, type Action, type Scene } from './scenes';

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

export const editorScenes = (path: string): readonly Scene[] => [editor(path)];
