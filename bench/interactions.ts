// How long a person waits between an input and the next paint, with 5,000 topics in 400 categories and 24 favourites, on the
// production build in a real browser whose CPU is slowed four times. --rounds=3 measures each action three times; --only=drag,drop
// only those whose name has one of these words, with what leads to them. Fails where three in four are not within the limit.
import { chromium, type Locator, type Page } from '@playwright/test';
import { createAdministrator } from '@server/services/iam/administrators/createAdministrator';
import { defaultRealm } from '@contract/limits';
import { fillBigDepartment } from './support/bigDepartment';
import { recordInteractions, timed } from './support/interactions';
import { browserPath, withRunningServer } from './support/runningServer';

const limitMs = 100;
const slowed = 4;
const option = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(option('rounds') ?? 7);
const wanted = option('only')?.split(',');
const email = 'ada@big.example';
const password = 'a department of five thousand topics';

interface Action {
  name: string;
  /** Where it begins. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
}

const go = (path: string) => async (page: Page) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForTimeout(1_200);
};
const list = (page: Page): Locator => page.locator('ul[aria-labelledby="topics-of-category"]');
const rows = (page: Page): Locator => list(page).getByRole('listitem');
const menu = (page: Page): Locator => page.locator('header button').first();
const openBig = async (page: Page): Promise<void> => {
  await go('/company-topics')(page);
  await page.getByRole('link', { name: 'Category 0', exact: true }).click();
  await rows(page).first().waitFor();
  await page.waitForTimeout(800);
};
const focusGrip = (which: (page: Page) => Locator) => async (page: Page) => {
  await which(page).focus();
  await page.waitForTimeout(100);
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

const actions: readonly Action[] = [
  {
    name: 'open the drawer',
    prepare: go('/'),
    act: (page) => menu(page).click(),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'drill down to 1,000 topics',
    prepare: async (page) => {
      await menu(page).click();
      await page.waitForTimeout(800);
    },
    act: (page) => page.getByRole('button', { name: 'Open Category 0', exact: true }).click(),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'open the grid of categories',
    prepare: go('/'),
    act: (page) => page.locator('main a[href="/company-topics"]').first().click(),
  },
  {
    name: 'open a category of 1,000 topics',
    prepare: go('/company-topics'),
    act: (page) => page.getByRole('link', { name: 'Category 0', exact: true }).click(),
  },
  {
    name: 'open a row',
    prepare: openBig,
    act: (page) =>
      rows(page)
        .nth(3)
        .getByRole('button', { name: /details/ })
        .click(),
  },
  {
    name: 'favour a topic',
    act: (page) => rows(page).nth(1).getByRole('button', { name: /^Add / }).click(),
    after: (page) =>
      rows(page)
        .nth(1)
        .getByRole('button', { name: /^Remove / })
        .click(),
  },
  { name: 'subscribe to a topic', act: (page) => rows(page).nth(2).getByRole('switch').click() },
  { name: 'take a topic by key', prepare: focusGrip(topicGrip), act: (page) => page.keyboard.press('Space') },
  { name: 'move it by key', act: (page) => page.keyboard.press('ArrowDown') },
  { name: 'drop it by key', act: (page) => page.keyboard.press('Space'), after: (page) => page.waitForTimeout(1_500) },
  {
    name: 'drag a topic by the mouse',
    act: async (page) => {
      const box = await rows(page).nth(2).boundingBox();
      if (!box) throw new Error('No row');
      await page.mouse.move(box.x + 200, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 200, box.y + 240, { steps: 12 });
      await page.mouse.up();
    },
    after: (page) => page.waitForTimeout(1_500),
  },
  {
    name: 'take a category by key',
    prepare: async (page) => {
      await go('/company-topics')(page);
      await focusGrip(categoryGrip)(page);
    },
    act: (page) => page.keyboard.press('Space'),
  },
  { name: 'move it by key ', act: (page) => page.keyboard.press('ArrowRight') },
  { name: 'drop it by key ', act: (page) => page.keyboard.press('Space'), after: (page) => page.waitForTimeout(1_500) },
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
    act: (page) => page.getByRole('button', { name: 'Go to page 2', exact: true }).click(),
  },
  { name: 'choose a filter', act: (page) => page.getByRole('button', { name: 'Subscribed', exact: true }).click() },
];

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForTimeout(2_000);
}

async function measure(page: Page): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(actions.map(({ name }) => [name, []]));
  // The first round brings the pages' code.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, prepare, act, after } of actions) {
      await prepare?.(page);
      const time = await timed(page, () => act(page));
      if (round > 0 && (wanted?.some((word) => name.includes(word)) ?? true)) times.get(name)?.push(time);
      await after?.(page);
    }
  }
  return times;
}

async function main(): Promise<void> {
  await withRunningServer(async ({ url, connection }) => {
    const person = { realm: defaultRealm, departmentName: 'Big', email, firstName: 'Ada', lastName: 'Big', password };
    await fillBigDepartment(connection.db, await createAdministrator(connection.db, person));
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      // The TypeScript runner names functions by a helper that the page does not have.
      await page.addInitScript({ content: `{ const __name = (it) => it; (${recordInteractions.toString()})(); }` });
      await signIn(page, url);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
      const times = await measure(page);
      for (const [name, all] of times) {
        if (all.length > 0 && say(name.trim(), all) > limitMs) process.exitCode = 1;
      }
      const writes = await page.evaluate(() => window.recorder.takeWrites());
      say(`of ${writes.length} writes to the storage, each`, writes);
    } finally {
      await browser.close();
    }
  });
}

/** Gives what three in four stay within. */
function say(name: string, times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  const figures = `median ${at(0.5).toFixed(0)} ms, p75 ${at(0.75).toFixed(0)} ms, worst ${at(1).toFixed(0)} ms`;
  console.log(`${name}: ${figures}; p75 to limit (${limitMs} ms): ${(at(0.75) / limitMs).toFixed(2)}`);
  return at(0.75);
}

void main();
