import { parameterName, type ParameterName } from '../navigation/address';

/** The pages at an address whose parameters have these values, and the pages below them. */
interface Pages {
  pattern: string;
  values: Readonly<Partial<Record<string, string>>>;
}

/** Without a value, a parameter matches everything. */
export const pagesAt = <Pattern extends string>(
  { pattern }: { pattern: Pattern },
  values: Readonly<Partial<Record<ParameterName<Pattern>, string>>>,
): Pages => ({ pattern, values });

/** The pages of what was removed while this page was open, and the pages that replace them. */
export interface RemovedPages {
  add(pages: readonly Pages[], replacement: string): void;
  /** The path that replaces this one; null when its page was not removed. */
  replacementOf(path: string): string | null;
}

export function createRemovedPages(): RemovedPages {
  const removed: { pages: Pages; replacement: string }[] = [];
  const next = (path: string): string | undefined => {
    const parts = path.split('?')[0]?.split('/').map(decode) ?? [];
    return removed.find(({ pages }) => matches(pages, parts))?.replacement;
  };
  return {
    add(pages, replacement) {
      for (const one of pages) removed.push({ pages: one, replacement });
    },
    replacementOf(path) {
      let current = path;
      // A replacement may have been removed as well.
      for (let attempt = 0; attempt <= removed.length; attempt += 1) {
        const replacement = next(current);
        if (replacement === undefined) break;
        current = replacement;
      }
      return current === path ? null : current;
    },
  };
}

const matches = ({ pattern, values }: Pages, parts: readonly string[]): boolean =>
  pattern.split('/').every((part, index) => {
    const name = parameterName(part);
    if (name === null) return part === parts[index];
    return values[name] === undefined || values[name] === parts[index];
  });

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
