import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const settledMs = 8_000;
/** The maximum cumulative layout shift (CLS) that counts as good. */
const maxLayoutShift = 0.1;

/** Collects errors that a page reports while it loads: uncaught errors, console errors, and 5xx responses. */
export class ErrorCollector {
  private errors: string[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.errors.push(`broken script: ${error.message}`));
    page.on('console', (message) => {
      // Ignore the browser's message for a response other than 2xx; the page may handle it.
      const text = message.text();
      // Also ignore errors of this observer in frames that may not run scripts.
      const ours = text.startsWith('Failed to load resource') || text.includes("in 'about:srcdoc'");
      if (message.type() === 'error' && !ours) this.errors.push(`console: ${text.slice(0, 200)}`);
    });
    page.on('response', (answer) => {
      if (answer.status() >= 500) this.errors.push(`${String(answer.status())} of ${new URL(answer.url()).pathname}`);
    });
  }

  /** Returns the errors since the last call. */
  take(): string[] {
    const errors = [...new Set(this.errors)];
    this.errors = [];
    return errors;
  }
}

/** Runs in the page before its own scripts: records layout shifts and violations of the content security policy. */
export function observePage(): void {
  const observed = { moved: 0, refused: [] as string[] };
  Object.assign(window, { observed: observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) observed.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', (event) =>
    observed.refused.push(`${event.effectiveDirective} ${event.blockedURI}`),
  );
}

/** Scrolls to the end and back, so that lazy content is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight;
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      scrollTo(0, at);
      await painted();
    }
    scrollTo(0, 0);
    await painted();
  });
}

/** Waits until nothing visible is loading: no skeletons or busy elements, fonts and images loaded. */
export async function settle(page: Page): Promise<string[]> {
  const waiting = '.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]';
  const isSettled = page.waitForFunction(
    (selector) =>
      document.querySelector('h1') !== null &&
      [...document.querySelectorAll(selector)].every(
        (one) => !one.checkVisibility() || one.getBoundingClientRect().top > innerHeight,
      ) &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    waiting,
    { timeout: settledMs },
  );
  const faults = await isSettled.then(
    () => [],
    () => ['did not finish loading'],
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return faults;
}

/**
 * Checks what is easily missed on a screenshot: number of h1, title, horizontal overflow, layout shift, policy
 * violations.
 */
export async function checkLayout(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isClipped = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element),
    );
    const { observed } = window as unknown as { observed: { moved: number; refused: string[] } };
    return {
      over: scrollWidth - clientWidth,
      widest: wide.slice(-1).map((element) => element.outerHTML.slice(0, 120)),
      headings: [...document.querySelectorAll('h1')].filter((one) => one.getClientRects().length > 0).length,
      title: document.title,
      moved: observed.moved,
      refused: observed.refused,
    };
  });
  return [
    ...(found.over > 0 ? [`${String(found.over)} px too wide: ${found.widest.join()}`] : []),
    ...(found.headings === 1 ? [] : [`${String(found.headings)} h1`]),
    ...(/^\S.* · Watchdesk$/.test(found.title) ? [] : [`title "${found.title}"`]),
    ...(found.moved > maxLayoutShift ? [`moved by ${found.moved.toFixed(2)} while loading`] : []),
    ...found.refused.map((one) => `policy refused ${one}`),
  ];
}

/**
 * Returns the accessibility violations that axe finds. Removes sandboxed frames first, because axe would wait for them
 * forever.
 */
export async function checkAccess(page: Page): Promise<string[]> {
  await page.evaluate(() => document.querySelectorAll('iframe[sandbox]').forEach((frame) => frame.remove()));
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `axe ${id} (${String(nodes.length)}): ${nodes[0]?.target.join(' ') ?? ''}`);
}
