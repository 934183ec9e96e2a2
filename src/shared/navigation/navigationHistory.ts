import { paths } from './paths';
import { isRecord } from '@client/shared/values/isRecord';

const key = 'watchdesk:trail'; // kept in tabs that are open across a release

/** The position of the current page in this tab's history, counted from the application's first. */
export function historyIndex(): number {
  const state: unknown = history.state;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * The path of the tab's earlier page of this application, if the current page's address was typed: the router doesn't
 * know of that page, but browsers with the Navigation API do. Null if there is none.
 */
export function pathBeforeTypedAddress(): string | null {
  if (historyIndex() > 0 || !('navigation' in window)) return null;
  const index = window.navigation.currentEntry?.index ?? 0;
  const url = window.navigation.entries()[index - 1]?.url;
  if (!url) return null;
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

function readPaths(): unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/**
 * Stores the current page's path at its position in the tab's history. Later entries stay, because Forward leads to
 * them.
 */
export function notePage(path: string): void {
  const visited = readPaths();
  visited[historyIndex()] = path;
  try {
    sessionStorage.setItem(key, JSON.stringify(visited));
  } catch {
    // Without session storage, a removed page is left for its fallback.
  }
}

/**
 * The number of steps back to the nearest page that was not removed; null if the tab's history has none.
 * @param replacementOf Returns the path that replaces a removed page; null if the page was not removed.
 */
export function stepsToRemaining(replacementOf: (path: string) => string | null): number | null {
  const visited = readPaths();
  const here = historyIndex();
  for (let index = here - 1; index >= 0; index -= 1) {
    const path = visited[index];
    if (typeof path === 'string' && !path.startsWith(paths.login()) && replacementOf(path) === null)
      return here - index;
  }
  return null;
}
