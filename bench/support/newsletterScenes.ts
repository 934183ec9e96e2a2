import type { Locator, Page } from '@playwright/test';
import { dragDown, focusOn, go, press, pressOn, settle, type Scene } from './scenes';

const section = (page: Page): Locator => page.getByRole('list', { name: 'Articles in Section 0', exact: true });
const boxes = (page: Page): Locator => section(page).getByRole('checkbox');
const grip = (page: Page): Locator =>
  section(page)
    .getByRole('button', { name: /^Drag / })
    .nth(2);
const picker = (page: Page): Locator => page.getByRole('region', { name: 'Articles', exact: true });
const head = (page: Page): Locator => page.getByRole('checkbox', { name: 'Section 1', exact: true });
const selectAll = (page: Page): Locator => picker(page).getByRole('button', { name: 'Select all' });
const clearAll = (page: Page) => picker(page).getByRole('button', { name: 'Select none' }).click();

/** Scrolls to an element, which isn't measured. */
const bringIn = (which: (page: Page) => Locator) => async (page: Page) => {
  await which(page).scrollIntoViewIfNeeded();
  await settle(page);
};

const newsletter: Scene = [
  {
    name: 'check an article of a newsletter',
    prepare: async (page) => {
      await go('/')(page);
      await go('/newsletter')(page);
      await boxes(page).first().waitFor();
      await page.waitForTimeout(1_500);
    },
    act: pressOn((page) => boxes(page).nth(1)),
  },
  {
    name: 'check a section of a newsletter',
    prepare: bringIn(head),
    act: pressOn(head),
  },
  {
    name: 'select all articles of a newsletter',
    prepare: bringIn(selectAll),
    act: pressOn(selectAll),
    after: clearAll,
  },
  {
    name: 'move an article by Alt and arrow',
    prepare: focusOn((page) => boxes(page).nth(3)),
    act: press('Alt+ArrowDown'),
    after: settle,
  },
  { name: 'take an article by key', prepare: focusOn(grip), act: press('Space') },
  { name: 'move an article by key', act: press('ArrowDown') },
  { name: 'drop an article by key', act: press('Space'), after: settle },
  {
    name: 'drag an article by the mouse',
    act: async (page) => {
      const box = await grip(page).boundingBox();
      if (!box) throw new Error('No grip');
      await dragDown(page, box.x + 10, box.y + 10, 170);
    },
    after: settle,
  },
];

/** In a workspace with a thousand articles. */
export const newsletterScenes: readonly Scene[] = [newsletter];
