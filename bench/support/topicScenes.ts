import type { Locator, Page } from '@playwright/test';
import { dragDown, focusOn, go, press, pressOn, settle, type Scene } from './scenes';

const list = (page: Page): Locator => page.locator('ul[aria-labelledby="topics-of-category"]');
const rows = (page: Page): Locator => list(page).getByRole('listitem');
const menu = (page: Page): Locator => page.locator('header button').first();
const openBig = async (page: Page): Promise<void> => {
  await go('/company-topics')(page);
  await page.getByRole('link', { name: 'Category 0', exact: true }).click();
  await rows(page).first().waitFor();
  await page.waitForTimeout(800);
};
const topicGrip = (page: Page): Locator =>
  list(page)
    .getByRole('button', { name: /^Drag / })
    .nth(2);
const categoryGrip = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Company Topics' })
    .getByRole('button', { name: /^Drag / })
    .nth(2);

const drawer: Scene = [
  {
    name: 'open the drawer',
    prepare: go('/'),
    act: pressOn(menu),
    after: press('Escape'),
  },
  {
    name: 'drill down to 1,000 topics',
    prepare: async (page) => {
      await menu(page).click();
      await page.waitForTimeout(800);
    },
    act: pressOn((page) => page.getByRole('button', { name: 'Open Category 0', exact: true })),
    after: press('Escape'),
  },
];

const grid: Scene = [
  {
    name: 'open the grid of categories',
    prepare: go('/'),
    act: pressOn((page) => page.locator('main a[href="/company-topics"]').first()),
  },
  {
    name: 'open a category of 1,000 topics',
    prepare: go('/company-topics'),
    act: pressOn((page) => page.getByRole('link', { name: 'Category 0', exact: true })),
  },
];

const category: Scene = [
  {
    name: 'open a row',
    prepare: openBig,
    act: pressOn((page) =>
      rows(page)
        .nth(3)
        .getByRole('button', { name: /details/ }),
    ),
  },
  {
    name: 'favour a topic',
    act: pressOn((page) => rows(page).nth(1).getByRole('button', { name: /^Add / })),
    after: (page) =>
      rows(page)
        .nth(1)
        .getByRole('button', { name: /^Remove / })
        .click(),
  },
  { name: 'subscribe to a topic', act: pressOn((page) => rows(page).nth(2).getByRole('switch')) },
  { name: 'take a topic by key', prepare: focusOn(topicGrip), act: press('Space') },
  { name: 'move a topic by key', act: press('ArrowDown') },
  { name: 'drop a topic by key', act: press('Space'), after: settle },
  {
    name: 'drag a topic by the mouse',
    act: async (page) => {
      const box = await rows(page).nth(2).boundingBox();
      if (!box) throw new Error('No row');
      await dragDown(page, box.x + 200, box.y + 20, 220);
    },
    after: settle,
  },
];

const categories: Scene = [
  {
    name: 'take a category by key',
    prepare: async (page) => {
      await go('/company-topics')(page);
      await focusOn(categoryGrip)(page);
    },
    act: press('Space'),
  },
  { name: 'move a category by key', act: press('ArrowRight') },
  { name: 'drop a category by key', act: press('Space'), after: settle },
];

const search: Scene = [
  {
    name: 'type in the topic search',
    prepare: async (page) => {
      await go('/topic-list-search')(page);
      await page.getByPlaceholder('Find Topic').focus();
    },
    act: (page) => page.keyboard.type('number', { delay: 60 }),
  },
  {
    name: 'turn a page of the topic search',
    act: pressOn((page) => page.getByRole('button', { name: 'Go to page 2', exact: true })),
  },
  { name: 'choose a filter', act: pressOn((page) => page.getByRole('button', { name: 'Subscribed', exact: true })) },
];

/** In a department with thousands of topics. */
export const topicScenes: readonly Scene[] = [drawer, grid, category, categories, search];
