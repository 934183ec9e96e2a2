import { paths } from '../navigation/paths';
import type { RemovedPages } from '../services/removedPages';
import { isRecord } from './isRecord';

const key = 'watchdesk:trail';

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

/** How many steps back the nearest page is that is still there; null: the tab's history knows none. */
export function stepsToRemaining({ replacementOf }: Pick<RemovedPages, 'replacementOf'>): number | null {
  const trail = readTrail();
  const here = historyIndex();
  for (let index = here - 1; index >= 0; index -= 1) {
    const path = trail[index];
    if (typeof path === 'string' && !path.startsWith(paths.login()) && replacementOf(path) === null)
      return here - index;
  }
  return null;
}
