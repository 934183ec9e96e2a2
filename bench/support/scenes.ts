import type { Locator, Page } from '@playwright/test';

/** An action of a person whose response time is measured. */
export interface Action {
  name: string;
  /** Brings the page into the initial state. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
  /** Default: that of the benchmark. */
  limitMs?: number;
}

/** Actions performed one after another in one part of the application, independent of other scenes. */
export type Scene = readonly Action[];

/** Navigates within the application without reloading it. */
export const go = (path: string) => async (page: Page) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForTimeout(1_200);
};

export const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** Waits until the effects of an action have ended. */
export const settle = (page: Page) => page.waitForTimeout(1_500);

export const focusOn = (which: (page: Page) => Locator) => async (page: Page) => {
  await which(page).focus();
  await page.waitForTimeout(100);
};

const restMs = 100;
const heldMs = 80;

/**
 * Clicks as a person does: the pointer rests, then the button is down for a moment. Playwright's click moves, presses,
 * and releases at once with hit tests in between, which would add to the interaction time.
 */
export const pressOn = (which: (page: Page) => Locator) => async (page: Page) => {
  await which(page).hover();
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.waitForTimeout(heldMs);
  await page.mouse.up();
};

/** Drags something down from a point of the page; the pointer rests first. */
export const dragDown = async (page: Page, x: number, y: number, pixels: number): Promise<void> => {
  await page.mouse.move(x, y);
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.move(x, y + pixels, { steps: 12 });
  await page.mouse.up();
};
