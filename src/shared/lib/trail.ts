import { isRecord } from './isRecord';

const key = 'watchdesk:trail';

/** What was removed in this page's life, and where its pages lead instead. */
const gone = new Map<string, string>();

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

/** What had this id is no more: its pages lead to another from now on. */
export function noteGone(id: string, instead: string): void {
  gone.set(id, instead);
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Where a page leads instead whose address names something that was removed; null: it is still there. */
export function insteadOf(path: string): string | null {
  let instead: string | null = null;
  for (let open = [path], tries = 0; open.length > 0 && tries <= gone.size; tries += 1) {
    const parts = open[0]?.split('?')[0]?.split('/').map(decoded) ?? [];
    const next = parts.map((part) => gone.get(part)).find((found) => found !== undefined);
    open = next === undefined ? [] : [next];
    instead = next ?? instead;
  }
  return instead;
}

/** How many steps back the nearest page is that is still there; null: the tab's history knows none. */
export function stepsToRemaining(): number | null {
  const trail = readTrail();
  const here = historyIndex();
  for (let index = here - 1; index >= 0; index -= 1) {
    const path = trail[index];
    if (typeof path === 'string' && !path.startsWith('/login') && insteadOf(path) === null) return here - index;
  }
  return null;
}
