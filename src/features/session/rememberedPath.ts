import { paths } from '@client/shared/navigation/paths';
const key = 'watchdesk:remembered-path';

/** Where a person wanted to go before signing in; kept for the browser session. */
export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Forbidden storage: the person lands on the home page.
  }
}

/** The remembered path, only if it is one of this application's own. */
export function rememberedPath(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    return path && /^\/(?![/\\])/.test(path) && !path.startsWith(paths.login()) ? path : null;
  } catch {
    return null;
  }
}

export function forgetPath(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
