import { paths } from '../navigation/paths';
import { isRecord } from './isRecord';

const key = 'watchdesk:trail';

/** The first parts of the addresses of a page and of those below it; null: any part. */
export type PageParts = readonly (string | null)[];

/** The pages of what was removed in this page's life, and where they lead instead. */
const gone: { parts: PageParts; instead: string }[] = [];

/** Where the page that is shown stands in this tab's history, counted from the first of the application. */
export function historyIndex(): number {
  const state: unknown = history.state;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
}

function readTrail(): unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Notes the page that is shown, at its place in the tab's history. What stood after it stays: Forward leads there. */
export function notePage(path: string): void {
  const trail = readTrail();
  trail[historyIndex()] = path;
  try {
    sessionStorage.setItem(key, JSON.stringify(trail));
  } catch {
    // Without it, a removed page is left for the one that its kind falls back on.
  }
}

/** What these pages show is no more: they lead to another from now on. */
export function noteGone(pages: readonly PageParts[], instead: string): void {
  for (const parts of pages) gone.push({ parts, instead });
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

function nextFrom(path: string): string | undefined {
  const open = path.split('?')[0]?.split('/').slice(1).map(decoded) ?? [];
  return gone.find(({ parts }) => parts.every((part, at) => part === null || part === open[at]))?.instead;
}

/** Where a page leads instead whose address names something that was removed; null: it is still there. */
export function insteadOf(path: string): string | null {
  let open = path;
  for (let tries = 0; tries <= gone.length; tries += 1) {
    const next = nextFrom(open);
    if (next === undefined) break;
    open = next;
  }
  return open === path ? null : open;
}

/** How many steps back the nearest page is that is still there; null: the tab's history knows none. */
export function stepsToRemaining(): number | null {
  const trail = readTrail();
  const here = historyIndex();
  for (let index = here - 1; index >= 0; index -= 1) {
    const path = trail[index];
    if (typeof path === 'string' && !path.startsWith(paths.login()) && insteadOf(path) === null) return here - index;
  }
  return null;
}
