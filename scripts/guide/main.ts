// Takes the pictures of the guide in the light and dark theme, writes them into public/help, and their sizes beside the
// guide. Doesn't start a server, and saves nothing on it.
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parseArgs } from 'node:util';
import { apiOf, readExamples, type Examples } from '../check-pages/examples';
import { settle } from '../check-pages/inspect';
import { pictures, type Picture } from './pictures';

const usage = 'npm run guide-pictures -- [--url http://localhost:8080] [--password …] [--only alerts,reading]';
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    password: { type: 'string', default: process.env.DEMO_PASSWORD ?? '' },
    only: { type: 'string', default: '' },
    browser: { type: 'string', default: '' },
  },
});

const folder = 'public/help';
const sizesFile = 'docs/guide/pictures.json';
const maxBytes = 60_000;

type Sizes = Record<string, { width: number; height: number }>;

async function takePicturesAs(
  browser: Browser,
  as: Picture['as'],
  wanted: readonly Picture[],
  sizes: Sizes,
): Promise<void> {
  const context = await browser.newContext({ baseURL: values.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(8_000);
  // tsx wraps named functions in __name, also those that run in the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  let examples: Examples = {};
  if (as !== null) {
    await signIn(page, as);
    examples = await readExamples(await apiOf(page, values.url));
  }
  for (const picture of wanted) {
    try {
      sizes[picture.name] = await take(page, picture, examples);
    } catch (error) {
      console.error(`${picture.name}: ${String(error).split('\n')[0] ?? ''}`);
      process.exitCode = 1;
    }
    await picture.close?.(page);
  }
  await context.close();
}

/** Signs in, and dismisses the tour and the cookie notice, which aren't part of the pictures. */
async function signIn(page: Page, as: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${as}@demo.watchdesk.example`);
  await page.getByLabel('Password', { exact: true }).fill(values.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^Account:/, includeHidden: true }).waitFor();
  const tour = page.getByRole('dialog', { name: 'Welcome to Watchdesk' });
  await tour.waitFor({ timeout: 4_000 }).then(
    () => page.keyboard.press('Escape'),
    () => undefined, // this account has already seen the tour
  );
  await page.getByRole('button', { name: 'Accept' }).click();
}

async function take(page: Page, picture: Picture, examples: Examples): Promise<{ width: number; height: number }> {
  const { name, width = 1000, maxHeight = 620 } = picture;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(picture.path?.(examples) ?? '/');
  await settle(page);
  await picture.open?.(page);
  await settle(page);
  await page.waitForTimeout(400); // wait for transitions
  const [first, ...others] = picture.of?.(page) ?? [page.locator('main')];
  if (!first) throw new Error('shows nothing');
  // Focusing a field may have scrolled the page under its header.
  await page.evaluate(() => scrollTo(0, 0));
  if (picture.of)
    await first.first().evaluate((element) => {
      if (element !== document.body) element.scrollIntoView({ block: 'center' });
    });
  // The main element begins below the header, and its content touches its edges on a wide screen.
  const room = picture.of ? { beside: 16, above: 16 } : { beside: 24, above: 0 };
  const clip = await boundingBox([first, ...others], { width, height: 900, maxHeight, room });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
    writeFileSync(path.join(folder, `${name}${colorScheme === 'dark' ? '.dark' : ''}.webp`), await encodeWebp(png));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return { width: clip.width, height: clip.height };
}

interface Screen {
  width: number;
  height: number;
  maxHeight: number;
  /** Margins around the elements, in CSS pixels. */
  room: { beside: number; above: number };
}

/** The bounding box of the elements with margins. */
async function boundingBox(shown: readonly Locator[], { width, height, maxHeight, room }: Screen) {
  const boxes = [];
  for (const one of shown) {
    const box = await one.first().boundingBox();
    if (!box) throw new Error('is not on the screen');
    boxes.push(box);
  }
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - room.beside));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - room.above));
  const right = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + room.beside));
  const bottom = Math.min(
    height,
    top + maxHeight,
    Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + room.above),
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Encodes as WebP in the best quality that fits the maximum size. */
async function encodeWebp(png: Buffer): Promise<Buffer> {
  for (let quality = 88; quality >= 40; quality -= 8) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error('is too large');
}

async function main(): Promise<void> {
  if (values.password === '') throw new Error(`The password of the demo accounts is missing.\n${usage}`);
  mkdirSync(folder, { recursive: true });
  const only = values.only.split(',').filter(Boolean);
  const wanted = pictures.filter(({ name }) => only.length === 0 || only.includes(name));
  const before: Sizes = JSON.parse(readFileSync(sizesFile, 'utf8'));
  const sizes: Sizes = only.length === 0 ? {} : before;
  const browser = await chromium.launch({
    executablePath: values.browser,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const as of [null, 'user', 'admin', 'editor'] as const) {
      const some = wanted.filter((picture) => picture.as === as);
      if (some.length > 0) await takePicturesAs(browser, as, some, sizes);
    }
  } finally {
    await browser.close();
  }
  const sorted = Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(sizesFile, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${String(wanted.length)} pictures in ${folder}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
