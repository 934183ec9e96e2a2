// Visits every page and the main dialogs as administrator and as user, in both themes and at each width. Takes
// screenshots, checks them, and prints the findings. Doesn't start a server, and changes nothing on it except that the
// tour is marked as seen.
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiOf, readExamples, type Examples } from './examples';
import { checkAccess, checkLayout, observePage, scrollThrough, settle, ErrorCollector } from './inspect';
import { readOptions, type Role, type Theme } from './options';
import { visitsOf } from './pages';
import { scenes } from './scenes';

interface Finding {
  page: string;
  as: string;
  width: number;
  theme: string;
  what: string;
}

const options = readOptions();
const findings: Finding[] = [];
const heights: Record<number, number> = { 400: 800, 800: 1000, 1400: 900 };
/** Maximum height of a screenshot; longer pages are cropped. */
const maxHeight = 6_000;
let pictures = 0;

const isWanted = (name: string): boolean => options.only.length === 0 || options.only.some((one) => name.includes(one));

/** Visits all pages in one window: one role at one width. */
async function visitAll(browser: Browser, role: Role, width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: options.url,
    viewport: { width, height: heights[width] ?? 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(10_000);
  // tsx wraps named functions in __name, also those that run in the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(observePage);
  const page = await context.newPage();
  const collector = new ErrorCollector(page);
  const show = (name: string, whole = true) => takeScreenshots(page, collector, { name, role, width, whole });
  try {
    await signIn(page, role, show);
    const examples = await readExamples(await apiOf(page, options.url));
    const { visits, missing } = visitsOf(role, examples);
    for (const what of missing) addFinding({ page: '', as: role, width, theme: '', what });
    for (const { name, path: address } of visits.filter((visit) => isWanted(visit.name))) {
      await page.goto(address);
      await show(name);
    }
    await visitScenes(page, { role, width, examples, show });
  } finally {
    await context.close();
  }
}

/** Signs in. Takes screenshots of the sign-in page, the tour, and the cookie notice on the way. */
async function signIn(page: Page, role: Role, show: Show): Promise<void> {
  await page.goto('/login');
  if (isWanted('login')) await show('login');
  // Makes the tour appear, even if the user has seen it.
  await page.route('**/iam/v1/generalsettings*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), loggedInBefore: false } });
  });
  await page.getByLabel('Email').fill(`${role}@demo.watchdesk.example`);
  await page.getByLabel('Password', { exact: true }).fill(options.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog', { name: 'Welcome to Watchdesk' }).waitFor();
  if (isWanted('welcome-tour')) await show('welcome-tour', false);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  if (isWanted('cookie-consent')) await show('cookie-consent', false);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.unroute('**/iam/v1/generalsettings*');
}

interface SceneContext {
  role: Role;
  width: number;
  examples: Examples;
  show: Show;
}

async function visitScenes(page: Page, { role, width, examples, show }: SceneContext): Promise<void> {
  const matching = scenes.filter(
    (scene) => (scene.role ?? role) === role && width <= (scene.upTo ?? Infinity) && isWanted(scene.name),
  );
  for (const scene of matching) {
    await page.goto(scene.path(examples));
    await settle(page);
    try {
      await scene.open(page);
      if (scene.shows !== 'nothing new') await page.getByRole(scene.shows).first().waitFor();
      await show(scene.name, false);
    } catch (error) {
      const what = `could not be opened: ${String(error).split('\n')[0] ?? ''}`;
      addFinding({ page: scene.name, as: role, width, theme: '', what });
    }
    await scene.close?.(page);
  }
}

type Show = (name: string, whole?: boolean) => Promise<void>;

/** Takes screenshots of the current page in each theme, and checks it. */
async function takeScreenshots(
  page: Page,
  collector: ErrorCollector,
  { name, role, width, whole }: { name: string; role: Role; width: number; whole: boolean },
): Promise<void> {
  const [first = 'light', ...others] = options.themes;
  await page.emulateMedia({ colorScheme: first });
  const faults = await settle(page);
  if (whole) {
    await scrollThrough(page);
    faults.push(...(await settle(page)));
  }
  faults.push(...(await checkLayout(page)));
  const screen = page.viewportSize() ?? { width, height: 900 };
  // Makes the viewport as high as the page, so that sticky elements stay at its edges.
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole) await page.setViewportSize({ width, height: Math.min(Math.max(pageHeight, screen.height), maxHeight) });
  for (const theme of [first, ...others]) {
    await switchTheme(page, theme);
    const file = path.join(options.out, `${name}.${role}.${String(width)}.${theme}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
    pictures++;
  }
  for (const what of [...faults, ...collector.take()]) addFinding({ page: name, as: role, width, theme: first, what });
  // Runs last, because it removes parts of the page.
  for (const theme of options.withAxe ? [...others, first] : []) {
    await switchTheme(page, theme);
    for (const what of await checkAccess(page)) addFinding({ page: name, as: role, width, theme, what });
  }
  if (whole) await page.setViewportSize(screen);
}

/** Switches the theme, and waits until it is painted. */
async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

function addFinding(finding: Finding): void {
  findings.push(finding);
}

async function main(): Promise<void> {
  mkdirSync(options.out, { recursive: true });
  const browser = await chromium.launch({
    executablePath: options.browser,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const windows = options.roles.flatMap((role) => options.widths.map((width) => ({ role, width })));
  const work = async (): Promise<void> => {
    for (let next = windows.shift(); next; next = windows.shift()) {
      const { role, width } = next;
      await visitAll(browser, role, width).catch((error: unknown) =>
        addFinding({ page: '', as: role, width, theme: '', what: String(error).split('\n')[0] ?? '' }),
      );
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, work));
  await browser.close();

  writeFileSync(path.join(options.out, 'report.json'), JSON.stringify(findings, null, 2));
  for (const { page, as, width, theme, what } of findings.sort((a, b) => a.page.localeCompare(b.page)))
    console.log([page.padEnd(28), as.padEnd(6), String(width).padStart(5), theme.padEnd(6), what].join(' '));
  console.log(`${String(pictures)} pictures in ${options.out}, ${String(findings.length)} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

void main();
