import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusContent } from '@client/shared/lib/focusContent';
import { isTyping } from '@client/shared/lib/isTyping';
import { beforehand } from '@client/shared/lib/whenIdle';

/** The page before, whichever frame it had. */
let shown: string | undefined;

/**
 * With the next page the focus goes to its content, whatever led there: a link that is gone with its page, a menu, the drawer. Who
 * types meanwhile goes on typing. And the page is said.
 */
export function useNextPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    const { activeElement } = document;
    if (!activeElement?.closest('main') && !isTyping(activeElement)) focusContent();
    void beforehand(() => import('./sayPages')).then(
      ({ sayPages }) => sayPages(),
      () => undefined,
    );
  }, [pathname]);
}
