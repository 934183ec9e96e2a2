import type { Locator, Page } from '@playwright/test';

/** Something that a person does, whose answer is waited for. */
export interface Action {
  name: string;
  /** Where it begins. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
}

/** What is done one after another on one part of the application. Others need not have been before. */
export type Scene = readonly Action[];

/** Leads to a page without loading the application anew. */
export const go = (path: string) => async (page: Page) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForTimeout(1_200);
};

export const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** Until what an action began has ended. */
export const settle = (page: Page) => page.waitForTimeout(1_500);

export const focusOn = (which: (page: Page) => Locator) => async (page: Page) => {
  await which(page).focus();
  await page.waitForTimeout(100);
};

const restMs = 100;
const heldMs = 80;

/**
 * Presses as a hand does: the pointer comes to rest, then the button is down for a moment. Playwright's own click moves, presses
 * and lets go at once and looks in between what it would hit, all of which the interaction would wait for.
 */
export const pressOn = (which: (page: Page) => Locator) => async (page: Page) => {
  await which(page).hover();
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.waitForTimeout(heldMs);
  await page.mouse.up();
};

/** Drags something down from a point of the page, the pointer coming to rest before. */
export const dragDown = async (page: Page, x: number, y: number, pixels: number): Promise<void> => {
  await page.mouse.move(x, y);
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.move(x, y + pixels, { steps: 12 });
  await page.mouse.up();
};
