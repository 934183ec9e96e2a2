// Measures the weight of pages and the time until they are usable, on the production build in a real browser: the
// JavaScript before sign-in, before the landing page, and of every later route, against its budget; and the second
// visit, online and offline, with 5,000 topics in 400 categories and 24 favorites. The weight of a route is everything
// that it requests until the network is idle, compressed as browsers get it, by Brotli. --rest also reports what is loaded when the page is idle: dialogs, menus,
// drag and drop. Fails if a budget is exceeded.
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { defaultRealm } from '@contract/limits';
import { protectedPages, publicPages } from '@client/app/routes';
import type { Db } from '@server/db/schema';
import { createAdministrator } from '@server/people/administrators/createAdministrator';
import { fillBigDepartment } from './support/bigDepartment';
import { browserPath, withRunningServer } from './support/runningServer';
import { scriptsOf, weigh, type Weight } from './support/weights';

const limits = { login: 200, landing: 300, later: 90, editor: 250, secondVisitMs: 500 };
const visits = 11;
/** The time after which everything that waits for an idle page has been requested. */
const restMs = process.argv.includes('--rest') ? 6_000 : 0;
const demo = { email: 'admin@demo.watchdesk.example', password: 'as much as a page may weigh' };
const big = { email: 'ada@big.example', password: 'a department of five thousand topics' };

interface Account {
  email: string;
  password: string;
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accept' }).click();
}

/** Waits for an article, because the demo's articles are stored in the background. */
async function firstArticle(db: Db): Promise<{ item_id: string; version: number }> {
  for (let tries = 0; tries < 120; tries += 1) {
    const article = await db.selectFrom('item_version').select(['item_id', 'version']).executeTakeFirst();
    if (article) return article;
    await pause(500);
  }
  throw new Error('The demo has no article');
}

/** Ids of existing objects for the parameters of routes. */
async function things(db: Db): Promise<Readonly<Record<string, string>>> {
  const topic = await db
    .selectFrom('topic')
    .select(['id', 'group_id'])
    .where('topic_type', '=', 'COMPANY')
    .where('group_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const article = await firstArticle(db);
  const user = await db.selectFrom('user_account').select('id').where('uid', '=', demo.email).executeTakeFirstOrThrow();
  const group = await db.selectFrom('user_group').select('id').executeTakeFirstOrThrow();
  return {
    topicId: topic.id,
    profileGroupId: topic.group_id ?? '',
    articleId: article.item_id,
    version: String(article.version),
    userId: user.id,
    workspaceId: user.id,
    ownerId: user.id,
    groupId: group.id,
    '/help/:page:page': 'alerts',
    '/help/admin/:page:page': 'manage-users',
  };
}

/** A route's path with its parameters filled in; optional unknown ones are left out. */
const addressOf = (route: string, known: Readonly<Record<string, string>>): string =>
  route.replace(/\/:(\w+)(\?)?/g, (_hole, name: string, optional?: string) => {
    const value = known[`${route}:${name}`] ?? known[name];
    if (value === undefined && optional === undefined) throw new Error(`Nothing is known for ${name} of ${route}`);
    return value === undefined ? '' : `/${value}`;
  });

/**
 * Runs in the page: nothing is prefetched. On a busy computer, the network is not idle before the page prefetches what
 * it may need later, which is not the weight of the route.
 */
function withoutPrefetch(): void {
  const start = window.setTimeout.bind(window);
  const minute = 60_000;
  window.setTimeout = ((work: TimerHandler, ms = 0, ...values: unknown[]) =>
    start(work, ms >= 1_500 ? ms + minute : ms, ...values)) as typeof window.setTimeout;
}

async function measureWeights(browser: Browser, url: string, db: Db): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  if (restMs === 0) await page.addInitScript(inPage(withoutPrefetch));
  // The stream of changes never ends, so that the network would never be idle.
  await page.route('**/notifications/stream', (route) => route.abort());
  const { asked, forget } = scriptsOf(page);
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  sayWeight('JavaScript before /login', weigh(asked), limits.login);
  await signIn(page, demo);
  await page.waitForTimeout(1_000); // wait until the state is persisted
  forget();
  await page.goto(url);
  await page.getByRole('article').filter({ hasText: 'available' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const landing = new Set(asked);
  sayWeight('JavaScript before /', weigh(landing), limits.landing);
  const known = await things(db);
  for (const { path } of [...protectedPages, ...publicPages]) {
    if (path === '/' || path === '/login') continue;
    forget();
    await page.goto(url + addressOf(path, known));
    await page.waitForLoadState('networkidle');
    const limit = path.includes('/articles') ? limits.editor : limits.later;
    const added = () => weigh([...asked].filter((name) => !landing.has(name)));
    const itself = added();
    sayWeight(`${path}, on top`, itself, limit);
    if (restMs === 0) continue;
    await page.waitForTimeout(restMs);
    console.log(`    at rest, ${(added().brotli - itself.brotli).toFixed(1)} kB brotli more`);
  }
  await context.close();
}

/** Runs in the page: records when the tiles first show topics. */
function noteContent(): void {
  const looking = new MutationObserver(() => {
    const tiles = [...document.querySelectorAll('main article')];
    if (!tiles.some((tile) => /[1-9]\d*,?\d*\s*available/.test(tile.textContent ?? ''))) return;
    performance.mark('content');
    looking.disconnect();
  });
  looking.observe(document, { childList: true, subtree: true, characterData: true });
}

/** The bundler adds calls of `__name`, which the page doesn't know. */
const inPage = (work: () => void) => ({ content: `{ const __name = (it) => it; (${work.toString()})(); }` });

async function visit(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  const time = await page.evaluate(() => performance.getEntriesByName('content')[0]?.startTime ?? NaN);
  await page.waitForTimeout(1_000);
  return time;
}

async function measureSecondVisit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(inPage(noteContent));
  await page.goto(`${url}/login`);
  await signIn(page, big);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(2_000);
  for (const offline of [false, true]) {
    await context.setOffline(offline);
    const times: number[] = [];
    for (let turn = 0; turn < visits; turn += 1) times.push(await visit(page, url));
    const sorted = times.sort((a, b) => a - b);
    const median = sorted[Math.floor(visits / 2)] ?? NaN;
    const name = `second visit ${offline ? 'offline' : 'online'}, 5,000 topics`;
    const range = `${(sorted[0] ?? NaN).toFixed(0)} to ${(sorted.at(-1) ?? NaN).toFixed(0)} ms`;
    console.log(`${name}: median ${median.toFixed(0)} ms (${range}); ${ratio(median, limits.secondVisitMs, 'ms')}`);
  }
}

function ratio(value: number, limit: number, unit: string): string {
  if (value > limit) process.exitCode = 1;
  return `to limit (${limit} ${unit}): ${(value / limit).toFixed(2)}${value > limit ? ' OVER' : ''}`;
}

function sayWeight(name: string, { gzip, brotli }: Weight, limit: number): void {
  console.log(`${name}: ${brotli.toFixed(1)} kB brotli, ${gzip.toFixed(1)} kB gzip; ${ratio(brotli, limit, 'kB')}`);
}

async function main(): Promise<void> {
  const demoServer = { DEMO: 'on', ROLES: 'web,worker', DEMO_PASSWORD: demo.password, FLAG_QA: 'on' };
  await withRunningServer(async ({ url, connection: { db } }) => {
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      await measureWeights(browser, url, db);
      const person = { realm: defaultRealm, departmentName: 'Big', firstName: 'Ada', lastName: 'Big', ...big };
      await fillBigDepartment(db, await createAdministrator(db, person));
      await measureSecondVisit(await browser.newContext({ viewport: { width: 1440, height: 900 } }), url);
    } finally {
      await browser.close();
    }
  }, demoServer);
}

void main();
