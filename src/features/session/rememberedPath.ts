import { paths } from '@client/shared/navigation/paths';
const key = 'watchdesk:remembered-path';

/** Stores the path that the user wanted before signing in, for the browser session. */
export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // If the storage is forbidden, the user gets the home page after signing in.
  }
}

/** Returns the remembered path if it is a path of this application, so that it can't redirect elsewhere. */
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
    // The storage is forbidden and contains nothing.
  }
}
